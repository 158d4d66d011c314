import type { exportAudit } from '@zar/contract/office/audit'
import type { z } from 'zod/mini'
import type { Db } from '../../../db/db.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import { csvFile, type ExportRange, readExportRows, sealedFile } from '../../audit/index.ts'
import { byTwo, type Wish } from '../approvals/two-persons.ts'
import type { OfficeCall } from '../operations/operation-route.ts'

type Call = OfficeCall<z.output<typeof exportAudit.input>>
type Answer = z.input<typeof exportAudit.output>

/** What was written up to now is sealed so long after at the latest. */
const SEALED_AFTER_MS = 60_000
const OBJECT = 'audit:export'

/** The first person proposes a range; the second, who sees how many rows it has, gets the file. */
export async function exportByTwo(deps: { db: Db }, call: Call): Promise<Answer> {
  const { input, now } = call
  call.may({ object: OBJECT, reason: input.reason })
  const range = { from: new Date(input.from), until: new Date(input.until) }
  refuseIf(range.until.getTime() > now.getTime() - SEALED_AFTER_MS, 'audit_not_sealed')
  let file: Answer['file'] = null
  const outcome = await byTwo(deps, call, wishOf(call, range), async (approve) => {
    const made = await makeFile(deps.db, call, range)
    await deps.db.transaction().execute(approve)
    file = made
  })
  return { ...outcome, file }
}

const wishOf = ({ input }: Call, range: ExportRange): Wish => ({
  right: 'audit.export',
  object: OBJECT,
  terms: { from: input.from, until: input.until, format: input.format },
  facts: async (tx) => {
    const { rows, first, last } = await readExportRows(tx, range)
    return { rows, first: String(first), last: String(last) }
  },
  reason: input.reason,
  proposal: input.proposal,
})

async function makeFile(db: Db, { input, person, now }: Call, range: ExportRange) {
  const rows = await readExportRows(db, range)
  const name = `zar-audit-${input.from.slice(0, 10)}-${input.until.slice(0, 10)}`
  if (input.format === 'csv') {
    const bytes = await csvFile(db, rows, ['Zar', person.name, now.toISOString()])
    return {
      name: `${name}.csv`,
      type: 'text/csv; charset=utf-8',
      content: bytes.toString('base64'),
    }
  }
  const content = (await sealedFile(db, rows)).toString('base64')
  return { name: `${name}.jsonl.gz`, type: 'application/gzip', content }
}
