import * as contract from '@zar/contract/office/trading/match-facts'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { byTwo, type Facts, type Wish } from '../approvals/two-persons.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import type { PastDeed } from '../rights/separation.ts'
import { factsIn, signs } from './by-two.ts'
import { e5Of, pastOn, type Room } from './deps.ts'
import { outcomesOf } from './outcomes.ts'

/** Facts of a whole match: entered by two, and settled by two more. */
export const matchFactsRoutes = (room: Room): OfficeRoute[] => [
  previewRoute(room),
  enteringRoute(room),
  settlingRoute(room),
  sendingBackRoute(room),
]

const previewRoute = ({ deps: { db }, desk }: Room): OfficeRoute =>
  serve(contract.previewMatchFacts, async ({ input: { id, facts } }) => {
    const decision = await desk.decideMatch(db, decidingOf(id, facts))
    const { seen, decided, undecided } = decision
    const preview = await desk.previewDecision(db, decision)
    const markets = decided.map(({ market, results }) => ({
      id: `${market.id}`,
      key: market.key,
      line: market.line,
      outcomes: outcomesOf(results),
    }))
    return { data: { ...preview, seen, outcomes: {}, markets, undecided } }
  })

const decidingOf = (id: string, facts: string | undefined) =>
  facts === undefined ? { eventId: BigInt(id) } : { eventId: BigInt(id), facts: factsIn(facts) }

const enteringRoute = (room: Room): OfficeRoute =>
  serve(contract.enterMatchResult, async (call) => {
    const { id, seen, facts: text, source, reason, proposal } = call.input
    const object = `event:${id}`
    call.may({ object, reason })
    const facts = factsIn(text)
    const wish: Wish = {
      right: 'result.enter',
      object,
      reason,
      proposal,
      terms: { facts: text, source, seen },
      facts: (tx) => seenBy(room, tx, { id, facts: text, seen }),
    }
    const order = { eventId: BigInt(id), facts, source, seen }
    const data = await byTwo(room.deps, call, wish, (approve) =>
      room.desk.enterMatchByTwo(order, signs(call, approve)),
    )
    return { data }
  })

type Asked = { id: string; facts?: string | undefined; seen: string }

/** What both people see: how many markets are decided, and what settling them would do. */
async function seenBy({ desk }: Room, tx: Tx, { id, facts, seen }: Asked): Promise<Facts> {
  const decision = await desk.decideMatch(tx, { ...decidingOf(id, facts), isHeld: true })
  const { decided } = decision
  if (decided.length === 0)
    throw new Refusal(facts === undefined ? 'not_found' : 'facts_decide_nothing')
  if (decision.seen !== seen) throw moved(seen, decision.seen)
  const { match } = await desk.label(tx, { scope: 'event', id: BigInt(id) })
  const preview = await desk.previewDecision(tx, decision)
  return { match, markets: decided.length, seen, ...preview }
}

const moved = (was: string, is: string) =>
  new Refusal('board_moved', [
    { field: 'was', message: was },
    { field: 'is', message: is },
  ])

/** Not by who priced any of its markets or took one off within a day, nor by who entered its facts. */
const settlingRoute = (room: Room): OfficeRoute =>
  serve(contract.settleMatch, async (call) => {
    const { deps, desk } = room
    const { id, seen, reason, proposal } = call.input
    const object = `event:${id}`
    const decision = await desk.decideMatch(deps.db, decidingOf(id, undefined))
    if (decision.decided.length === 0) throw new Refusal('not_found')
    const { paidKurus, takenBackKurus } = await desk.previewDecision(deps.db, decision)
    const amountE5 = e5Of(paidKurus + takenBackKurus)
    const past = (tx: Tx | Db) => pastOnAll(room, tx, { decision, by: call.person.id })
    call.may({ object, amountE5, reason, past: await past(deps.db) })
    const wish: Wish = {
      right: 'settlement.confirm',
      object,
      amountE5,
      past,
      reason,
      proposal,
      terms: { seen },
      facts: (tx) => seenBy(room, tx, { id, seen }),
    }
    const data = await byTwo(deps, call, wish, (approve) =>
      desk.settleMatchByTwo({ eventId: BigInt(id), seen }, signs(call, approve)),
    )
    return { data }
  })

type Decision = Awaited<ReturnType<Room['desk']['decideMatch']>>

async function pastOnAll(
  room: Room,
  tx: Db | Tx,
  { decision, by }: { decision: Decision; by: string },
): Promise<PastDeed[]> {
  const all: PastDeed[] = []
  for (const { market } of decision.decided)
    all.push(...(await pastOn(room, tx, { marketId: market.id, by })))
  return all
}

const sendingBackRoute = ({ deps, desk }: Room): OfficeRoute =>
  serve(contract.sendMatchBack, async (call: OfficeCall<{ id: string; reason: string }>) => {
    const { id, reason } = call.input
    const object = `event:${id}`
    call.may({ object, reason })
    const markets = await deps.db.transaction().execute(async (tx) => {
      const sent = await desk.sendMatchBack(tx, { eventId: BigInt(id), by: call.person.id })
      if (sent === 0) throw new Refusal('decided_meanwhile')
      await call.note(tx, { object, reason, after: { state: 'sent_back', markets: sent } })
      return sent
    })
    return { data: { markets } }
  })
