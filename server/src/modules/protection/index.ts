export { END_BREAKS_CRONTAB, endBreaks } from './exclusion.ts'
export { liftHouseLimit, setHouseLimit } from './house-limit.ts'
export { mayOpenHouse } from './licence.ts'
export { copyProtection, eraseLimits } from './of-player.ts'
export {
  afterPlay,
  outOfDate,
  type PlayLimitRows,
  type PlayLimits,
  playHint,
  playLimitsOf,
} from './play-limits.ts'
export { lockDepositLimits, readAllLimits, readPlayLimits } from './read-limits.ts'
export { lockStanding, readStanding } from './read-standing.ts'
export { protectionRoutes } from './routes.ts'
export { type PlayerStanding, whyRefuseDeposit, whyRefuseStake } from './rules.ts'
