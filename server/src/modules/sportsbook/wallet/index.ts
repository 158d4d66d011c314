export type {
  EditBet,
  PayOut,
  PlaceBet,
  ReturnStake,
  SportAnswer,
  SportOutcome,
} from './command.ts'
export type { SportWalletDeps } from './decide-once.ts'
export { editBet } from './edit-bet.ts'
export { payOut } from './pay-out.ts'
export { placeBet } from './place-bet.ts'
export { returnStake } from './return-stake.ts'
