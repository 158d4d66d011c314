export { makeKeyList, type PublicKey, publicKeysOf } from './file/key-list.ts'
export { type MadeFile, type MakeDeps, makeFile } from './file/make.ts'
export {
  deriveFacts,
  type FactSource,
  type JournalDeps,
  nameKeyOf,
} from './journal/derive.ts'
export { eraseFacts } from './journal/rows.ts'
export { isEvidenceSealed } from './log/batches.ts'
export { everyHead, type Head } from './log/heads.ts'
export type { EvidenceHouse, EvidenceKeys } from './log/keys.ts'
export { sealLogs, signHeadsDue, verifyLogs } from './log/logs.ts'
export { factSources } from './sources.ts'
