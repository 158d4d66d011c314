import * as contract from '@zar/contract/office/risk/register'
import { csvOf } from '../../../platform/csv.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { listRegister, type RegisterRow } from '../../protection/index.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'
import { noteAlone, type PlayerOfficeDeps } from '../players/about-player.ts'
import { stateOf } from './register.ts'

const COLUMNS = ['player', 'kind', 'state', 'began', 'ends', 'end_asked', 'ended']

/** The register as a file: whoever may see it and make files, for a reason; who made it is a row of the audit log. */
export const registerFileRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.exportExclusions, async (call) => {
    const { state, reason } = call.input
    const object = 'register'
    call.may({ object, reason })
    if (call.actions(['export.masked']).some((one) => one.state === 'refused'))
      throw new Refusal('out_of_scope')
    const limit = contract.REGISTER_FILE_ROWS
    const rows = await listRegister(deps.db, { state, kind: undefined, before: undefined, limit })
    await noteAlone(deps, call, {
      does: 'register.export',
      object,
      reason,
      seen: { rows: rows.length },
    })
    const made = `Zar, ${call.person.name}, ${call.now.toISOString()}`
    const content = csvOf([[made], COLUMNS, ...rows.map(cellsOf)])
    return {
      data: {
        name: `zar-register-${call.now.toISOString().slice(0, 10)}.csv`,
        type: 'text/csv; charset=utf-8',
        content: content.toString('base64'),
      },
    }
  }),
]

const cellsOf = (row: RegisterRow) => [
  row.number,
  row.kind,
  stateOf(row),
  ...[row.beganAt, row.endsAt, row.endAskedAt, row.endedAt].map((at) => at?.toISOString() ?? null),
]
