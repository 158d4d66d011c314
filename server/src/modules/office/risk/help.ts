import * as contract from '@zar/contract/office/risk/help'
import { readMarkers, recordCare } from '../../fraud/index.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'
import { aboutPlayer, noteAlone, type PlayerOfficeDeps } from '../players/about-player.ts'
import { reasonsOf } from './present.ts'

const RIGHTS = ['care.record', 'limit.house_set', 'exclusion.place'] as const

/** Signs of harm, and what people did to help. */
export const helpRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.readMarkers, async (call) => {
    const about = await aboutPlayer(deps, call.input.id)
    call.may(about)
    const { points, markers, steps } = await readMarkers(deps.db, call.input.id, call.now)
    await noteAlone(deps, call, { object: about.object, playerId: call.input.id })
    return {
      data: {
        points,
        markers: markers.map((one) => ({
          ...one,
          reasons: reasonsOf(one.reasons),
          at: one.at.toISOString(),
        })),
        steps: steps.map((one) => ({
          ...one,
          at: one.at.toISOString(),
          depositedBeforeE5: `${one.depositedBeforeE5}`,
          depositedAfterE5: `${one.depositedAfterE5}`,
        })),
        actions: call.actions(RIGHTS, about),
      },
    }
  }),
  serve(contract.recordCare, async (call) => {
    const { id, step, reason } = call.input
    const about = await aboutPlayer(deps, id)
    call.may({ ...about, reason })
    await deps.db.transaction().execute(async (tx) => {
      const by = call.person.id
      await recordCare(tx, { playerId: id, step, by, because: reason, now: call.now })
      await call.note(tx, { object: about.object, playerId: id, reason, after: { step } })
    })
    return { data: null }
  }),
]
