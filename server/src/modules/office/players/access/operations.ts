import * as contract from '@zar/contract/office/player/access'
import type { Tx } from '../../../../db/db.ts'
import { refuseIf } from '../../../../platform/refusal.ts'
import { readWaitingOn } from '../../../approvals/index.ts'
import {
  changeContact,
  markOf,
  maskedEmail,
  maskedPhone,
  readNewContact,
  readReach,
  readSecondStep,
  resetSecondStep,
  sendRecoveryLetter,
} from '../../../players/index.ts'
import { byTwo } from '../../approvals/two-persons.ts'
import { type OfficeRoute, serve } from '../../operations/operation-route.ts'
import { aboutPlayer, type PlayerOfficeDeps } from '../about-player.ts'

/** How a player who cannot get in is let in again. */
export const accessRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  contactRoute(deps),
  secondStepRoute(deps),
  serve(contract.sendResetLetter, async (call) => {
    const { id } = call.input
    const about = await aboutPlayer(deps, id)
    call.may(about)
    await deps.db.transaction().execute(async (tx) => {
      await sendRecoveryLetter(tx, deps, id)
      await call.note(tx, { object: about.object, playerId: id })
    })
    deps.onCommitted()
    return { data: null }
  }),
]

const contactRoute = (deps: PlayerOfficeDeps): OfficeRoute =>
  serve(contract.changePlayerContact, async (call) => {
    const { id, kind, value: typed, reason, proposal } = call.input
    const about = await aboutPlayer(deps, id)
    const right = 'player.contact_change'
    call.may({ ...about, reason })
    const next = await readNewContact(deps.db, { playerId: id, kind, typed })
    const { shown, mark } = markOf(deps, id, next)
    if (proposal !== undefined) {
      const asked = { rights: [right], object: about.object, now: call.now } as const
      const waiting = await readWaitingOn(deps.db, asked)
      const first = waiting.find((one) => `${one.id}` === proposal)?.terms
      refuseIf(first !== undefined && Reflect.get(first, 'mark') !== mark, 'contact_differs')
    }
    const wish = {
      right,
      object: about.object,
      playerId: id,
      // Of the contact itself no log and no proposal keeps more than this.
      terms: { kind, shown, mark },
      facts: async (tx: Tx) => {
        const { row, hasTwoStep } = await readReach(tx, id, next)
        const [email, phone] = [maskedEmail(row.email), maskedPhone(row.phone)]
        return { email, phone, hasTwoStep }
      },
      reason,
      proposal,
    } as const
    const data = await byTwo(deps, call, wish, (approve) =>
      ending(deps, async (tx) => {
        const first = await approve(tx)
        const by = { first, second: call.person.id }
        return changeContact(tx, deps, { playerId: id, next, by })
      }),
    )
    return { data }
  })

const secondStepRoute = (deps: PlayerOfficeDeps): OfficeRoute =>
  serve(contract.resetPlayerSecondStep, async (call) => {
    const { id, reason, proposal } = call.input
    const about = await aboutPlayer(deps, id)
    call.may({ ...about, reason })
    const wish = {
      right: 'player.second_step_reset',
      object: about.object,
      playerId: id,
      terms: {},
      facts: async (tx: Tx) => {
        const { reached, recoveryLeft } = await readSecondStep(tx, id)
        return { email: maskedEmail(reached.email), recoveryLeft }
      },
      reason,
      proposal,
    } as const
    const data = await byTwo(deps, call, wish, (approve) =>
      ending(deps, async (tx) => {
        const first = await approve(tx)
        return resetSecondStep(tx, deps, { playerId: id, by: { first, second: call.person.id } })
      }),
    )
    return { data }
  })

/** Does it, and announces the sessions that it ended. */
export async function ending(
  deps: PlayerOfficeDeps,
  act: (tx: Tx) => Promise<Buffer[]>,
): Promise<void> {
  const ended = await deps.db.transaction().execute(act)
  await deps.sessions.announceEnded(ended)
  deps.onCommitted()
}
