import * as contract from '@zar/contract/office/player/account'
import type { Tx } from '../../../../db/db.ts'
import {
  maskedEmail,
  maskedPhone,
  openCopy,
  readCopyable,
  takeBackCopy,
} from '../../../players/index.ts'
import { byTwo } from '../../approvals/two-persons.ts'
import { type OfficeRoute, serve } from '../../operations/operation-route.ts'
import { aboutPlayer, type PlayerOfficeDeps } from '../about-player.ts'

/** A copy of a player's data that goes out to them alone: two let it out, one takes it back. */
export const copyRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  openRoute(deps),
  serve(contract.takeBackPlayerCopy, async (call) => {
    const { id, reason } = call.input
    const about = await aboutPlayer(deps, id)
    call.may({ ...about, reason })
    await deps.db.transaction().execute(async (tx) => {
      await takeBackCopy(tx, deps, id)
      const after = { isOpen: false }
      await call.note(tx, { object: about.object, playerId: id, reason, after })
    })
    deps.onCommitted()
    return { data: null }
  }),
]

const openRoute = (deps: PlayerOfficeDeps): OfficeRoute =>
  serve(contract.openPlayerCopy, async (call) => {
    const { id, reason, proposal } = call.input
    const about = await aboutPlayer(deps, id)
    call.may({ ...about, reason })
    const wish = {
      right: 'player.copy',
      object: about.object,
      playerId: id,
      terms: {},
      facts: async (tx: Tx) => {
        const { email, phone, status } = await readCopyable(tx, deps, id)
        return { email: maskedEmail(email), phone: maskedPhone(phone), status }
      },
      reason,
      proposal,
    } as const
    const data = await byTwo(deps, call, wish, async (approve) => {
      await deps.db.transaction().execute(async (tx) => {
        const first = await approve(tx)
        await openCopy(tx, deps, { playerId: id, by: { first, second: call.person.id } })
      })
      deps.onCommitted()
    })
    return { data }
  })
