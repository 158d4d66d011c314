export { forgetCodes } from './codes.ts'
export { ensureDemoPlayer } from './demo-player.ts'
export type { AccountDeps, PlayerDeps } from './deps.ts'
export { END_IDLE_CRONTAB, endIdleSessions } from './end-idle.ts'
export { closeForErasure, takeBackErasure } from './erasure/close.ts'
export { beginErasure, eraseIdentity } from './erasure/erase.ts'
export {
  findByNumber,
  isErased,
  isErasureWaiting,
  readDue,
  readErasures,
  type WaitingErasure,
} from './erasure/read.ts'
export { shownUsercode } from './keys.ts'
export { forgetChallenges } from './passkey-challenge.ts'
export { openPasswords, type Passwords } from './password.ts'
export { DEFAULT_PLAYER_POLICY, type PlayerPolicy } from './policy.ts'
export { confirmPassword } from './prove-password.ts'
export { countSealed, resealAll } from './reseal.ts'
export { playerRoutes } from './routes.ts'
export {
  endAllOfPlayer,
  endEverySession,
  findEnded,
  forgetSessions,
  openSessions,
  type SessionDeps,
  type Sessions,
} from './session.ts'
export { WATCH_CODES_CRONTAB, watchCodes } from './watch-codes.ts'
