import * as contract from '@zar/contract/office/identity/checks'
import { decideIdentity, readReviews, shownUsercode } from '../../players/index.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { aboutPlayer, type PlayerOfficeDeps } from '../players/about-player.ts'

/** Checks of an identity that wait for a person. */
export const identityRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.listIdentityChecks, async (call) => {
    const waiting = await readReviews(deps.db)
    return { data: waiting.map((one) => tell(call, one)) }
  }),
  serve(contract.decideIdentityCheck, async (call) => {
    const { id, verdict, reason } = call.input
    const about = await aboutPlayer(deps, id)
    call.may({ ...about, reason })
    await decideIdentity(deps, {
      playerId: id,
      operator: call.person.name,
      because: reason,
      verdict,
      also: (tx) =>
        call.note(tx, { object: about.object, playerId: id, reason, after: { verdict } }),
    })
    return { data: null }
  }),
]

type Review = Awaited<ReturnType<typeof readReviews>>[number]

function tell(call: OfficeCall<unknown>, one: Review): contract.IdentityCheck {
  return {
    player: { id: one.id, number: shownUsercode(one.usercode), username: one.username },
    because: contract.IDENTITY_DOUBTS.find((doubt) => doubt === one.because) ?? null,
    askedAt: one.asked_at.toISOString(),
    holder: one.holder === null ? null : shownUsercode(one.holder),
    actions: call.actions(['document.decide'], { object: `player:${one.id}` }),
  }
}
