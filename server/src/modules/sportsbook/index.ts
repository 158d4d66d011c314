export { SPORTSBOOK_GAUGES } from './gauges.ts'
export { copySportBets } from './personal-data.ts'
export { sportRoutes } from './routes.ts'
export {
  changeToken,
  endEveryVisit,
  endVisits,
  forgetVisits,
  hasBetSince,
  readLogInsOfVisits,
  readPerson,
  readSportSession,
  type SessionDeps,
} from './session.ts'
export { verifySportsbook } from './verify.ts'
export {
  type EditBet,
  editBet,
  type PayOut,
  type PlaceBet,
  payOut,
  placeBet,
  type ReturnStake,
  returnStake,
  type SportAnswer,
  type SportOutcome,
  type SportWalletDeps,
} from './wallet/index.ts'
