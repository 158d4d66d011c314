export {
  blockPlayer,
  excludePlayer,
  isBlocked,
  readmitPlayer,
  unblockPlayer,
} from './exclusion/by-operator.ts'
export { END_BREAKS_CRONTAB, endBreaks } from './exclusion/end-breaks.ts'
export { giveExclusions, isKeptOut } from './exclusion/exclude-namesakes.ts'
export { beginBreak, endOfExclusion } from './exclusion/exclusion.ts'
export { exclusionFacts, limitFacts, readExcludedSince } from './for-evidence/facts.ts'
export { readLimitChanges } from './for-office/limit-changes.ts'
export {
  countRegister,
  findExcludedPerson,
  listRegister,
  type RegisterRow,
} from './for-office/register.ts'
export { listWishes, refuseWish } from './for-office/wishes.ts'
export { PROTECTION_GAUGES } from './gauges.ts'
export {
  approveLicence,
  enterLicence,
  LICENSED_GAMES,
  withdrawLicence,
} from './licence/enter-licence.ts'
export { type House, openRealHouse, PLAY_MONEY } from './licence/house.ts'
export { type LicenceRecord, licenceOf, readLicences } from './licence/read-licences.ts'
export { hasHeld, holds } from './licence/rules.ts'
export {
  enterTaxRate,
  holdLicence,
  type NewTaxRate,
  readTaxRates,
  type TaxRateRecord,
  takeBackTaxRate,
} from './licence/tax-rates.ts'
export { foldPlay } from './limits/fold-play.ts'
export { liftHouseLimit, setHouseLimit } from './limits/operator-limit.ts'
export {
  afterPlay,
  outOfDate,
  type PlayLimitRows,
  type PlayLimits,
  playHint,
  playLimitsOf,
} from './limits/play-limits.ts'
export { lockDepositLimits, readAllLimits, readPlayLimits } from './limits/read-limits.ts'
export { openMaintenance, withMaintenance } from './maintenance/maintenance.ts'
export { type MaintenanceRecord, readMaintenances } from './maintenance/read-maintenance.ts'
export { maintenanceRoutes } from './maintenance/routes.ts'
export {
  checkMaintenance,
  endMaintenance,
  holdMaintenance,
  lockMaintenance,
  setMaintenance,
} from './maintenance/set-maintenance.ts'
export {
  hasExcludedNamesake,
  isIdentityChecked,
  lockPerson,
  lockPlayer,
  needsCheckFirst,
} from './person.ts'
export { copyProtection, eraseLimits } from './personal-data.ts'
export { readFacts, type StandingFact } from './read-facts.ts'
export { lockStanding, readStanding } from './read-standing.ts'
export { remindMoreOften } from './reality-check.ts'
export { protectionRoutes } from './routes.ts'
export {
  mayLogIn,
  type PlayerStanding,
  whyRefuseDeposit,
  whyRefuseGift,
  whyRefuseStake,
} from './stake-gate.ts'
export { isMarketingStopped, stopMarketing } from './stop-marketing.ts'
