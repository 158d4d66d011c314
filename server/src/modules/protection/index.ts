export {
  blockPlayer,
  excludePlayer,
  isBlocked,
  readmitPlayer,
  unblockPlayer,
} from './by-operator.ts'
export { END_BREAKS_CRONTAB, endBreaks } from './end-breaks.ts'
export { foldPlay } from './fold-play.ts'
export { liftHouseLimit, setHouseLimit } from './house-limit.ts'
export { mayOpenHouse } from './licence.ts'
export { copyProtection, eraseLimits } from './of-player.ts'
export {
  hasExcludedNamesake,
  isIdentityChecked,
  lockPerson,
  lockPlayer,
  needsCheckFirst,
} from './person.ts'
export {
  afterPlay,
  outOfDate,
  type PlayLimitRows,
  type PlayLimits,
  playHint,
  playLimitsOf,
} from './play-limits.ts'
export { giveExclusions, isKeptOut } from './reach.ts'
export { readFacts, readKeptOut, type StandingFact } from './read-facts.ts'
export { lockDepositLimits, readAllLimits, readPlayLimits } from './read-limits.ts'
export { lockStanding, readStanding } from './read-standing.ts'
export { protectionRoutes } from './routes.ts'
export { mayLogIn, type PlayerStanding, whyRefuseDeposit, whyRefuseStake } from './rules.ts'
