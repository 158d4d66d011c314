import type { ProviderName } from '@zar/contract/casino'

/** As in addresses and in the books. It is borrowed: no supplier of the house speaks this protocol. */
export const PROVIDER = 'digitain' satisfies ProviderName
