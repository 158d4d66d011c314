import * as contract from '@zar/contract/office/segments/segments'
import { Refusal } from '../../../platform/refusal.ts'
import {
  changeSegment,
  countMembers,
  makeSegment,
  readSegments,
  readVersions,
  removeSegment,
  type Segment,
} from '../../segments/index.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'

const objectOf = (id: string) => `segment:${id}`

/** Segments: listed, counted, made, given versions and removed. */
export const segmentRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.listSegments, async (call) => ({
    data: {
      rows: (await readSegments(deps.db)).map(tellRow),
      actions: call.actions(['segment.edit']),
    },
  })),
  serve(contract.readSegment, async (call) => ({ data: await readWhole(deps, call) })),
  serve(contract.countSegment, async ({ input, now }) => ({
    data: (await countMembers(deps.db, { expression: input.expression, now })) ?? null,
  })),
  serve(contract.makeSegment, async (call) => {
    const { name, expression, note } = call.input
    const id = await deps.db.transaction().execute(async (tx) => {
      const made = await makeSegment(tx, { name, expression, note, ...byOf(call) })
      await call.note(tx, {
        object: objectOf(`${made}`),
        after: { name, version: 1, expression },
        reason: note,
      })
      return made
    })
    return { data: { id: `${id}` } }
  }),
  serve(contract.changeSegment, async (call) => {
    const { id, version, expression, note } = call.input
    const object = objectOf(id)
    call.may({ object })
    await deps.db.transaction().execute(async (tx) => {
      await changeSegment(tx, { id: BigInt(id), version, expression, note, ...byOf(call) })
      await call.note(tx, {
        object,
        before: { version },
        after: { version: version + 1, expression },
        reason: note,
      })
    })
    return { data: null }
  }),
  serve(contract.removeSegment, async (call) => {
    const object = objectOf(call.input.id)
    call.may({ object })
    await deps.db.transaction().execute(async (tx) => {
      await removeSegment(tx, { id: BigInt(call.input.id), ...byOf(call) })
      await call.note(tx, { object, after: { isRemoved: true } })
    })
    return { data: null }
  }),
]

const byOf = ({ person, now }: OfficeCall<unknown>) => ({ by: person.id, now })

const tellRow = ({ id, changedAt, ...row }: Segment) => ({
  ...row,
  id: `${id}`,
  changedAt: changedAt.toISOString(),
})

async function readWhole({ db }: OfficeDeps, call: OfficeCall<{ id: string }>) {
  const id = BigInt(call.input.id)
  const object = objectOf(call.input.id)
  call.may({ object })
  const [[segment], versions] = await Promise.all([readSegments(db, id), readVersions(db, id)])
  if (!segment) throw new Refusal('segment_gone')
  return {
    ...tellRow(segment),
    versions: versions.map(({ madeAt, ...one }) => ({ ...one, madeAt: madeAt.toISOString() })),
    actions: call.actions(['segment.edit', 'notify.segment'], { object }),
  }
}
