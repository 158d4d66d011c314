export type { WalletAnswer, WalletCommand, WalletOutcome } from './command.ts'
export { roundReference } from './round.ts'
export { verifyWallet } from './verify.ts'
export { openWallet, type Wallet } from './wallet.ts'
