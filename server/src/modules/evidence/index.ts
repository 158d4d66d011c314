export { isEvidenceSealed } from './log/batches.ts'
export type { Head } from './log/heads.ts'
export type { EvidenceHouse, EvidenceKeys } from './log/keys.ts'
export { sealLogs, signHeadsDue, verifyLogs } from './log/logs.ts'
