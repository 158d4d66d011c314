export { type AuditCheck, checkAudit, compareHead, readLastCheck } from './chain/check.ts'
export type { AuditKey } from './chain/event-text.ts'

export {
  type AuditHead,
  type AuditLog,
  headText,
  parseHead,
  readNewestHead,
  signHead,
} from './chain/heads.ts'
export { isAuditSealed, sealAudit } from './chain/seal.ts'
export { verifyAudit } from './chain/verify.ts'
export type { AuditEvent } from './event.ts'
export { AUDIT_GAUGES } from './gauges.ts'
export { causedBy, causeOf } from './posting-cause.ts'
export {
  csvFile,
  type ExportRange,
  readExportRows,
  sealedFile,
} from './read/export.ts'
export {
  type AuditFilter,
  countEvents,
  type FoundRow,
  searchEvents,
} from './read/search.ts'
export { shortenIp } from './read/shorten.ts'
export { writeAudit, writeAuditAlone } from './write/write.ts'
