import * as contract from '@zar/contract/office/risk/inside'
import { Refusal } from '../../../platform/refusal.ts'
import { closeInside, type FoundInside, listInside } from '../../fraud/index.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { staffNames } from '../people/staff-names.ts'
import { noteAlone } from '../players/about-player.ts'
import { nameOf, reasonsOf } from './present.ts'

/** Whether the person sees what is about the staff: whoever reads the whole audit log. */
export const seesInside = (call: OfficeCall<unknown>): boolean =>
  call.actions(['audit.view']).every(({ state }) => state !== 'refused')

/** What the rule about the staff found. */
export const insideRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.listInside, async (call) => {
    const { reason, state } = call.input
    call.may({ object: 'inside', reason })
    const found = await listInside(deps.db, state === 'closed')
    const seen = { rows: found.length }
    await noteAlone(deps, call, { object: 'inside', reason, seen })
    const nameFor = await staffNames(
      deps.db,
      found.flatMap(({ staffId, otherId, closedBy }) => [staffId, otherId, closedBy]),
    )
    return { data: found.map((one) => present(one, nameFor)) }
  }),
  serve(contract.closeInside, async (call) => {
    const { id, reason } = call.input
    const object = `inside:${id}`
    call.may({ object, reason })
    if (!seesInside(call)) throw new Refusal('no_right')
    await deps.db.transaction().execute(async (tx) => {
      await closeInside(tx, { id, by: call.person.id, because: reason, now: call.now })
      await call.note(tx, { object, reason, after: { state: 'closed' } })
    })
    return { data: null }
  }),
]

function present(one: FoundInside, nameFor: (id: string) => string): contract.InsideRow {
  const { id, staffId, otherId, player, reasons, at, foundAt } = one
  const { closedBy, closedAt, closedBecause } = one
  return {
    id,
    staff: { id: staffId, name: nameFor(staffId) },
    other: otherId === null ? null : { id: otherId, name: nameFor(otherId) },
    player: player && nameOf(player),
    reasons: reasonsOf(reasons),
    at: at.toISOString(),
    foundAt: foundAt.toISOString(),
    closed:
      closedBy === null || closedAt === null
        ? null
        : { by: nameFor(closedBy), at: closedAt.toISOString(), because: closedBecause ?? '' },
  }
}
