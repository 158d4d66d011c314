import * as contract from '@zar/contract/office/content/operations'
import type { Tx } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'
import {
  checkPublishing,
  endPiece,
  factsOf,
  type Publishing,
  publishHeld,
  unschedule,
} from '../../content/index.ts'
import { byTwo, type Facts } from '../approvals/two-persons.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { pieceObject as objectOf } from './piece-object.ts'

type Asked = {
  pieces: readonly contract.Chosen[]
  at: string | null
  until: string | null
  reason: string
}

/** Publishing alone and by two, schedules taken back, and pieces taken from the site. */
export const publishRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.publishContent, async (call) => {
    const { reason } = call.input
    const object = objectOf(mainOf(call.input))
    call.may({ object, reason })
    const wish = wishOf(call.input, 'page.publish')
    await deps.db.transaction().execute(async (tx) => {
      const checked = await checkPublishing(tx, wish)
      const by = { by: call.person.id, approvedBy: null, together: deps.random.uuid() }
      await publishHeld(tx, checked, { ...wish, ...by })
      await call.note(tx, { object, reason, after: termsOf(call.input) })
    })
    return { data: null }
  }),
  serve(contract.publishTerms, async (call) => ({
    data: await publishByTwo(deps, call, 'terms.publish'),
  })),
  serve(contract.publishPromotion, async (call) => ({
    data: await publishByTwo(deps, call, 'promotion.publish'),
  })),
  serve(contract.unschedule, async (call) => {
    const { reason, kind, piece } = call.input
    const object = objectOf(call.input)
    call.may({ object, reason })
    await deps.db.transaction().execute(async (tx) => {
      const freed = await unschedule(tx, { kind, piece })
      const after = { drafts: freed.map(objectOf).sort().join(' ') }
      await call.note(tx, { object, reason, after })
    })
    return { data: null }
  }),
  serve(contract.endPiece, async (call) => {
    const { reason, kind, piece } = call.input
    const object = objectOf(call.input)
    call.may({ object, reason })
    await deps.db.transaction().execute(async (tx) => {
      await endPiece(tx, { kind, piece })
      await call.note(tx, { object, reason, after: { isShown: false } })
    })
    return { data: null }
  }),
]

/** What the proposal is about, and the audit log names. */
function mainOf({ pieces: [main] }: Asked): contract.Chosen {
  if (!main) throw new Refusal('invalid_input')
  return main
}

const wishOf = ({ pieces, at, until }: Asked, right: Publishing['right']): Publishing => ({
  pieces,
  right,
  at: at === null ? null : new Date(at),
  until: until === null ? null : new Date(until),
})

const termsOf = ({ pieces, at, until }: Asked): Facts => ({
  pieces: pieces
    .map((one) => `${one.kind}:${one.piece}@${one.number}.${one.edition}/${one.live}`)
    .sort()
    .join(' '),
  at,
  until,
})

type TwoCall = OfficeCall<Asked & { proposal?: string | undefined }>

async function publishByTwo(
  deps: OfficeDeps,
  call: TwoCall,
  right: 'terms.publish' | 'promotion.publish',
) {
  const { reason, proposal } = call.input
  const object = objectOf(mainOf(call.input))
  call.may({ object, reason })
  const publishing = wishOf(call.input, right)
  const wish = {
    right,
    object,
    reason,
    proposal,
    terms: termsOf(call.input),
    facts: async (tx: Tx) => factsOf((await checkPublishing(tx, publishing)).held),
  }
  return byTwo(deps, call, wish, (approve) =>
    deps.db.transaction().execute(async (tx) => {
      // Looked at before the proposal is held, so that all who publish take their locks in one order.
      const checked = await checkPublishing(tx, publishing)
      const by = await approve(tx)
      const who = { by, approvedBy: call.person.id, together: deps.random.uuid() }
      await publishHeld(tx, checked, { ...publishing, ...who })
    }),
  )
}
