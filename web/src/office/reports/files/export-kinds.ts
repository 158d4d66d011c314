import { exportBulk, exportPersonal } from '@zar/contract/office/reports/files'

/** Exports that take two people, each with its right. */
export const EXPORTS = {
  personal: { right: 'export.personal', operation: exportPersonal },
  bulk: { right: 'export.bulk', operation: exportBulk },
} as const
export type ExportKind = keyof typeof EXPORTS
export const EXPORT_KINDS = ['personal', 'bulk'] as const

/** What a person has to prove for. */
export const proofOf = (kind: ExportKind) =>
  ({ right: EXPORTS[kind].right, object: `export:${kind}`, amountE5: null }) as const

export const TITLE = { personal: 'personalTitle', bulk: 'bulkTitle' } as const
export const NOTE = { personal: 'personalNote', bulk: 'bulkNote' } as const

export const FILES_KEY = ['office', 'report', 'files'] as const
