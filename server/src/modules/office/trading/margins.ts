import { classesOf } from '@zar/betting/prices/margin/books'
import { SPORTS } from '@zar/contract/betting/sport'
import * as contract from '@zar/contract/office/trading/margin'
import { Refusal } from '../../../platform/refusal.ts'
import { type MarginPlace, placeOf } from '../../betting/index.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'
import { staffNames } from '../people/staff-names.ts'
import { signed } from './acts.ts'
import type { Room } from './deps.ts'

/** The margins of the sportsbook that traders set by hand. */
export const marginRoutes = ({ deps, desk }: Room): OfficeRoute[] => [
  serve(contract.listMargins, async (call) => {
    const rows = await desk.margins()
    const nameOf = await staffNames(
      deps.db,
      rows.map(({ by }) => by),
    )
    const margins = rows.map((row) => ({ ...row, by: nameOf(row.by), at: row.at.toISOString() }))
    return { data: { margins, classes: CLASSES, actions: call.actions(['margin.set']) } }
  }),
  serve(contract.previewMargin, async ({ input: { scope, marginBp } }) => ({
    data: await desk.previewMargin({ place: placeIn(scope), marginBp }),
  })),
  serve(contract.setMargin, async (call) => {
    const { scope, marginBp, seen, reason } = call.input
    const place = placeIn(scope)
    const object = `margin:${scope}`
    call.may({ object, reason })
    const by = signed(call, { object, reason, before: { seen }, after: { marginBp } })
    await desk.setMargin({ ...by, place, marginBp, seen })
    return { data: null }
  }),
]

/** Refuses with `not_found` a sport or a class that there is not. */
function placeIn(scope: string): MarginPlace {
  const place = placeOf(scope)
  if (!place) throw new Refusal('not_found')
  return place
}

const CLASSES = Object.fromEntries(
  SPORTS.map((sport) => [
    sport,
    classesOf(sport).map(({ name, leastBp, mostBp }) => ({ name, leastBp, mostBp })),
  ]),
) as Record<(typeof SPORTS)[number], { name: MarginClassName; leastBp: number; mostBp: number }[]>
type MarginClassName = ReturnType<typeof classesOf>[number]['name']
