export { stopLettersLinks, stopLettersNow } from './account/stop-letters.ts'
export { type Balances, openBalances } from './balances.ts'
export { forgetFormer } from './by-office/access-change.ts'
export { changeContact, markOf, readNewContact, readReach } from './by-office/change-contact.ts'
export { closeAccount, readClosable } from './by-office/close-account.ts'
export { correctIdentity, correctionMark, readCorrectable } from './by-office/correct-identity.ts'
export { sendRecoveryLetter } from './by-office/recovery-letter.ts'
export { readSecondStep, resetSecondStep } from './by-office/reset-second-step.ts'
export { forgetCodes } from './codes/codes.ts'
export { WATCH_CODES_CRONTAB, watchCodes } from './codes/watch-codes.ts'
export { openCopy, readCopyable, takeBackCopy } from './data-copy/open-copy.ts'
export { forgetCopies, readOpenCopy } from './data-copy/store.ts'
export { ensureDemoPlayer } from './demo-player.ts'
export { PLAYER_ENCRYPTED } from './encrypted-fields.ts'
export { tellErasureAsked } from './erasure/ask.ts'
export { bringErasureForward, closeForErasure, takeBackErasure } from './erasure/close.ts'
export { beginErasure, eraseIdentity } from './erasure/erase.ts'
export { isErasureWaiting, readDue, readErasures } from './erasure/read.ts'
export {
  type EvidenceOwner,
  findEvidenceOwner,
  readClosedSince,
  readEvidenceOwner,
} from './for-evidence.ts'
export { findPlayers } from './for-office/find-players.ts'
export {
  maskedEmail,
  maskedPhone,
  readCard,
  readContact,
  readIdentity,
  readNetwork,
} from './for-office/read-card.ts'
export { readLogIns } from './for-office/read-log-ins.ts'
export { PLAYER_GAUGES } from './gauges.ts'
export { identityTasks } from './identity/ask-check.ts'
export { decideIdentity, readReviews } from './identity/by-operator.ts'
export { openSandboxCheck } from './identity/sandbox.ts'
export { shownUsercode } from './keys.ts'
export { forgetChallenges } from './passkeys/challenge.ts'
export { openPasswords, type Passwords } from './passwords/password.ts'
export { confirmPassword } from './passwords/prove-password.ts'
export { isWeakPassword } from './passwords/weak-password.ts'
export { DEFAULT_PLAYER_POLICY, type PlayerPolicy } from './policy.ts'
export { playerRoutes } from './routes.ts'
export { blockDevice, readDevice, releaseDevice } from './sessions/device-block.ts'
export { END_IDLE_CRONTAB, endIdleSessions } from './sessions/end-idle.ts'
export {
  countOpenSessions,
  endEverySession,
  readEveryEnds,
} from './sessions/every-session.ts'
export { findEnded, forgetSessions, openSessions } from './sessions/session.ts'
export { shortenedAddress } from './sessions/session-list.ts'
export { endViews, findView, openView, type PlayerView, takeView } from './sessions/views.ts'
export { termsFacts } from './terms/for-evidence.ts'
