export {
  blockPlayer,
  excludePlayer,
  isBlocked,
  readmitPlayer,
  unblockPlayer,
} from './exclusion/by-operator.ts'
export { END_BREAKS_CRONTAB, endBreaks } from './exclusion/end-breaks.ts'
export { giveExclusions, isKeptOut } from './exclusion/exclude-namesakes.ts'
export { mayOpenHouse } from './licence.ts'
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
export {
  hasExcludedNamesake,
  isIdentityChecked,
  lockPerson,
  lockPlayer,
  needsCheckFirst,
} from './person.ts'
export { copyProtection, eraseLimits } from './personal-data.ts'
export { readFacts, readKeptOut, type StandingFact } from './read-facts.ts'
export { lockStanding, readStanding } from './read-standing.ts'
export { protectionRoutes } from './routes.ts'
export { mayLogIn, type PlayerStanding, whyRefuseDeposit, whyRefuseStake } from './stake-gate.ts'
