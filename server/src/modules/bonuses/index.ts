export {
  type CashbackRule,
  readCashbackRule,
  setCashbackRule,
} from './cashback.ts'
export { giveUpBonus } from './decline.ts'
export { ensureDemoOffers } from './demo-offers.ts'
export type { BonusDeps } from './deps.ts'
export {
  type FreeBet,
  findFreeBet,
  profitE5,
  readFreeBetE5,
  reopenFreeBet,
  spendFreeBet,
} from './free-bet.ts'
export { giveUpFreeRounds } from './free-rounds/end.ts'
export { type OpenFreeRounds, readOpenFreeRounds } from './free-rounds/open-grants.ts'
export { freeRoundsRoutes } from './free-rounds/routes.ts'
export { readStrayRounds, type StrayRounds } from './free-rounds/strays.ts'
export { FREE_ROUNDS_CRONTAB, freeRoundsTasks } from './free-rounds/tasks.ts'
export { copyBonuses, eraseBonuses, giveUpBonuses } from './of-player.ts'
export { type OpenBonus, readOpenBonuses } from './open-bonuses.ts'
export { bonusRoutes } from './routes.ts'
export { BONUS_CRONTAB, bonusTasks } from './tasks.ts'
export { verifyBonuses } from './verify.ts'
