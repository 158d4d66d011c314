export type { WalletAnswer, WalletCommand, WalletOutcome } from './command.ts'
export { roundReference } from './decide/round.ts'
export { verifyWallet } from './verify.ts'
export { openWallet, type Wallet } from './wallet.ts'
