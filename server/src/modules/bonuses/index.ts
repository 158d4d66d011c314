export {
  readCashbackRule,
  setCashbackRule,
} from './cashback/pay-cashback.ts'
export type { BonusDeps } from './deps.ts'
export { askTrial, readLastTrial, readTrial } from './dry-run/ask-trial.ts'
export { bonusFacts } from './for-evidence/facts.ts'
export { readAnnouncedOffers } from './for-office/announced-offers.ts'
export { hasBonusOfDeposit } from './for-office/bonus-of-deposit.ts'
export { extendBonus, findBonus, findFreeRounds } from './for-office/extend-bonus.ts'
export { readPlayerBonuses } from './for-office/player-bonuses.ts'
export { readPlayerFreeRounds } from './for-office/player-free-rounds.ts'
export {
  type FreeBet,
  findFreeBet,
  findRunningFreeBet,
  profitE5,
  readFreeBetE5,
  reopenFreeBet,
  spendFreeBet,
} from './free-bets/free-bet.ts'
export { grantFreeRounds } from './free-rounds/claim.ts'
export { giveUpFreeRounds } from './free-rounds/end.ts'
export { freeRoundsRoutes } from './free-rounds/routes.ts'
export { FREE_ROUNDS_CRONTAB, freeRoundsTasks } from './free-rounds/tasks.ts'
export {
  readUnmatchedFreeRounds,
  type UnmatchedFreeRounds,
} from './free-rounds/unmatched-free-rounds.ts'
export { BONUS_GAUGES } from './gauges.ts'
export { giveUpBonus } from './lifecycle/decline-bonus.ts'
export { grantOffer } from './offers/claim-offer.ts'
export type { Guard } from './offers/guard.ts'
export { readOfferPieces } from './offers/offer-pieces.ts'
export { copyBonuses, eraseBonuses, giveUpBonuses } from './personal-data.ts'
export {
  answerByGrant,
  type RequestSeen,
  refuseRequest,
  tieProposal,
} from './requests/answer.ts'
export { bonusRequestClock } from './requests/clock.ts'
export { forgetBonusRequests } from './requests/forget.ts'
export {
  type FoundRequest,
  findRequests,
  readEndedRequests,
  readRequestCase,
} from './requests/read-requests.ts'
export { bonusRoutes } from './routes.ts'
export { BONUS_CRONTAB, bonusTasks } from './tasks.ts'
export { verifyBonuses } from './verify.ts'
export { dropDraft, saveDraft } from './versions/draw-offer.ts'
export {
  holdVersion,
  publishOffer,
  setGuard,
  stopOffer,
  whyNotPublish,
} from './versions/publish-offer.ts'
export {
  type FoundOffer,
  readDraft,
  readGameOf,
  readGrantable,
  readGuard,
  readOffer,
  readOffers,
  readStop,
  readVersions,
} from './versions/read-offers.ts'
export {
  makeVouchers,
  readVoucherBatches,
  readVoucherFacts,
  type VoucherBatch,
} from './vouchers/batches.ts'
