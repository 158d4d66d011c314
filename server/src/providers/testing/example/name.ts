import type { ProviderName } from '@zar/contract/casino/casino'

/** As in addresses and in the ledger. It is borrowed: no supplier of the casino speaks this protocol. */
export const PROVIDER = 'digitain' satisfies ProviderName
