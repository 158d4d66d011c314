import { VIEW_PATHS, viewAsPlayer } from '@zar/contract/office/view/player-view'
import { Refusal } from '../../../platform/refusal.ts'
import { openView } from '../../players/index.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'
import { aboutPlayer } from '../players/about-player.ts'

/** The link to a player's own pages. It is good once, for a minute, and its code stands behind the # of it. */
export const viewOfficeRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(viewAsPlayer, async (call) => {
    const { id, reason } = call.input
    const about = await aboutPlayer(deps, id)
    call.may({ ...about, reason })
    const origin = deps.viewUrl?.()
    if (origin === undefined) throw new Refusal('view_not_served')
    const { code } = await deps.db.transaction().execute(async (tx) => {
      const opened = await openView(tx, deps, {
        playerId: id,
        staffId: call.person.id,
        staffSessionId: call.session.id,
      })
      const linked = `view:${opened.id}`
      await call.note(tx, { object: about.object, playerId: id, reason, linked })
      return opened
    })
    return { data: { url: `${origin}${VIEW_PATHS.page}#${call.caller.locale}.${code}` } }
  }),
]
