import { type exportReport, REPORT_RIGHTS } from '@zar/contract/office/reports/export'
import type { z } from 'zod/mini'
import { Refusal } from '../../../platform/refusal.ts'
import { reportFile } from '../../reports/index.ts'
import type { OfficeDeps } from '../deps.ts'
import type { OfficeCall } from '../operations/operation-route.ts'
import { refuseNarrowed } from './house.ts'

type Call = OfficeCall<z.output<typeof exportReport.input>>

/** A file of a report that the caller may see on the screen; who had it made is a row of the audit log. */
export async function makeReportFile(
  { db }: Pick<OfficeDeps, 'db'>,
  call: Call,
  about: { object: string },
): Promise<z.input<typeof exportReport.output>> {
  const { reason, ...wish } = call.input
  const { report } = wish
  call.may({ ...about, reason })
  if (call.actions([REPORT_RIGHTS[report]], about).some(({ state }) => state === 'refused'))
    throw new Refusal('out_of_scope')
  refuseNarrowed(call.person, 'export.masked')
  refuseNarrowed(call.person, REPORT_RIGHTS[report])
  const maker = { by: call.person.name, now: call.now, locale: call.caller.locale }
  const { content, rows, name, type } = await reportFile({ db }, wish, maker)
  await db
    .transaction()
    .execute((tx) =>
      call.note(tx, { object: `report:${report}`, reason, after: wish, seen: { rows } }),
    )
  return { name, type, content: content.toString('base64') }
}
