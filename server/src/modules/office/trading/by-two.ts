import * as contract from '@zar/contract/office/trading/by-two'
import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import type { Desk } from '../../betting/index.ts'
import { byTwo, type Facts, type Wish } from '../approvals/two-persons.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { aboutPlayer } from '../players/about-player.ts'
import { e5Of, pastOn, type Room } from './deps.ts'
import { outcomesOf } from './outcomes.ts'

type Two = OfficeCall<{ reason: string; proposal?: string | undefined }>
type Asked = Parameters<Desk['subject']>[1]

/** What a settlement or a void would do, as both people see it. */
export async function factsOf({ desk }: Room, tx: Tx, asked: Asked): Promise<Facts> {
  const { seen, preview } = await desk.subject(tx, asked)
  return { seen, ...preview }
}

/** Who says yes to it, in the transaction of the deed. */
export const signs = (call: Two, approve: (tx: Tx) => Promise<string>) => ({
  approve,
  approvedBy: call.person.id,
  because: call.input.reason,
})

type Settling = Pick<Wish, 'right' | 'terms'> & { marketId: bigint; seen: string; asked: Asked }

/** A deed over a market: not by who priced it or took it off within a day, nor by who entered its facts. */
async function settleByTwo(room: Room, call: Two, settling: Settling) {
  const { deps, desk } = room
  const { right, terms, marketId, seen, asked } = settling
  const { reason, proposal } = call.input
  const object = `market:${marketId}`
  const past = (tx: Tx | typeof deps.db) => pastOn(room, tx, { marketId, by: call.person.id })
  const { preview } = await desk.subject(deps.db, asked)
  const amountE5 = e5Of((preview?.paidKurus ?? 0) + (preview?.takenBackKurus ?? 0))
  call.may({ object, amountE5, reason, past: await past(deps.db) })
  const wish: Wish = {
    right,
    object,
    amountE5,
    past,
    reason,
    proposal,
    terms: { ...terms, seen },
    facts: async (tx) => {
      await desk.checkSeen(tx, { scope: 'market', id: marketId, seen })
      const label = await desk.label(tx, { scope: 'market', id: marketId })
      return { ...label, ...(await factsOf(room, tx, asked)) }
    },
  }
  return byTwo(deps, call, wish, (approve) => desk.doByTwo(asked, signs(call, approve)))
}

/** Facts as they were typed. Refuses with `facts_decide_nothing` what is no object. */
export function factsIn(text: string): object {
  try {
    const facts: unknown = JSON.parse(text)
    if (typeof facts === 'object' && facts !== null) return facts
  } catch {
    // Refused below.
  }
  throw new Refusal('facts_decide_nothing')
}

async function settlingOf({ desk }: Room, marketId: bigint, text: string): Promise<Asked> {
  const facts = factsIn(text)
  return { kind: 'settle', marketId, facts, results: await desk.resultsOf(marketId, facts) }
}

async function waitingSettlement({ deps, desk }: Room, marketId: bigint): Promise<Asked> {
  const [waits] = await desk.facts(deps.db, [marketId])
  if (!waits) throw new Refusal('not_found')
  return { kind: 'settle', marketId, facts: waits.facts, results: waits.results }
}

/** What takes two people in the trading room. */
export const twoRoutes = (room: Room): OfficeRoute[] => [
  ...pricingRoutes(room),
  ...enteringRoutes(room),
  ...settlingRoutes(room),
  ...voidingRoutes(room),
]

const pricingRoutes = (room: Room): OfficeRoute[] => [
  serve(contract.setWidePrice, async (call) => {
    const { id, oddsMilli, seen, reason, proposal } = call.input
    const object = `selection:${id}`
    const selectionId = BigInt(id)
    call.may({ object, reason })
    const wish: Wish = {
      right: 'price.set_wide',
      object,
      reason,
      proposal,
      terms: { oddsMilli, seen },
      facts: async (tx) => {
        await room.desk.checkSeen(tx, { scope: 'selection', id: selectionId, seen })
        return { ...(await room.desk.label(tx, { scope: 'selection', id: selectionId })), seen }
      },
    }
    const data = await byTwo(room.deps, call, wish, (approve) =>
      room.desk.priceByTwo({ selectionId, oddsMilli, seen }, signs(call, approve)),
    )
    return { data }
  }),
  serve(contract.setPlayerClass, async (call) => {
    const { id, playerClass, reason, proposal } = call.input
    const about = await aboutPlayer(room.deps, id)
    call.may({ ...about, reason })
    const asked = { kind: 'class', playerId: id, playerClass } as const
    const wish: Wish = {
      right: 'sportlimit.player',
      object: about.object,
      playerId: id,
      reason,
      proposal,
      terms: { playerClass },
      facts: (tx) => factsOf(room, tx, asked),
    }
    const data = await byTwo(room.deps, call, wish, (approve) =>
      room.desk.doByTwo(asked, signs(call, approve)),
    )
    return { data }
  }),
]

const enteringRoutes = (room: Room): OfficeRoute[] => [
  serve(contract.enterResult, async (call) => {
    const { id, seen, facts: text, source, reason, proposal } = call.input
    const object = `market:${id}`
    const marketId = BigInt(id)
    call.may({ object, reason })
    const facts = factsIn(text)
    const results = outcomesOf(await room.desk.resultsOf(marketId, facts))
    const wish: Wish = {
      right: 'result.enter',
      object,
      reason,
      proposal,
      terms: { facts: text, source, seen },
      facts: async (tx) => {
        await room.desk.checkSeen(tx, { scope: 'market', id: marketId, seen })
        const label = await room.desk.label(tx, { scope: 'market', id: marketId })
        return { ...label, seen, outcomes: JSON.stringify(results) }
      },
    }
    const data = await byTwo(room.deps, call, wish, (approve) =>
      room.desk.enterByTwo({ marketId, facts, source, seen }, signs(call, approve)),
    )
    return { data }
  }),
  serve(contract.sendBackFacts, async (call) => {
    const { id, reason } = call.input
    const object = `market:${id}`
    const marketId = BigInt(id)
    call.may({ object, reason })
    await room.deps.db.transaction().execute(async (tx) => {
      const had = await room.desk.sendBack(tx, { marketId, by: call.person.id })
      if (!had) throw new Refusal('decided_meanwhile')
      await call.note(tx, { object, reason, after: { state: 'sent_back' } })
    })
    return { data: null }
  }),
]

const settlingRoutes = (room: Room): OfficeRoute[] => [
  serve(contract.previewSettlement, async ({ input }) => {
    const marketId = BigInt(input.id)
    const asked = await askedOf(room, input)
    const { seen, preview } = await room.desk.subject(room.deps.db, asked)
    if (!preview) throw new Refusal('not_found')
    const outcomes = asked.kind === 'settle' ? outcomesOf(asked.results) : {}
    return { data: { ...preview, outcomes, seen: `${marketId} ${seen}` } }
  }),
  serve(contract.confirmSettlement, async (call) => {
    const marketId = BigInt(call.input.id)
    const asked = await waitingSettlement(room, marketId)
    const terms = { facts: JSON.stringify('facts' in asked ? asked.facts : {}) }
    const { seen } = call.input
    const settling = { right: 'settlement.confirm', terms, marketId, seen, asked } as const
    return { data: await settleByTwo(room, call, settling) }
  }),
  serve(contract.resettle, async (call) => {
    const { id, seen, facts } = call.input
    const marketId = BigInt(id)
    const asked = await settlingOf(room, marketId, facts)
    const settling = { right: 'market.resettle', terms: { facts }, marketId, seen, asked } as const
    return { data: await settleByTwo(room, call, settling) }
  }),
]

type Previewed = {
  id: string
  facts?: string | undefined
  voidCode?: number | undefined
  from?: string | undefined
  to?: string | undefined
}

function askedOf(room: Room, { id, facts, voidCode, from, to }: Previewed): Promise<Asked> {
  const marketId = BigInt(id)
  if (voidCode !== undefined)
    return Promise.resolve({
      kind: 'void',
      marketId,
      from: from ?? null,
      to: to ?? null,
      reason: voidCode,
    })
  return facts === undefined ? waitingSettlement(room, marketId) : settlingOf(room, marketId, facts)
}

const voidingRoutes = (room: Room): OfficeRoute[] => [
  serve(contract.voidMarket, async (call) => {
    const { id, seen, code, from, to } = call.input
    const marketId = BigInt(id)
    refuseIf(from !== null && to !== null && from >= to, 'invalid_input')
    const asked = { kind: 'void', marketId, from, to, reason: code } as const
    const settling = {
      right: 'bet.void',
      terms: { code, from, to },
      marketId,
      seen,
      asked,
    } as const
    return { data: await settleByTwo(room, call, settling) }
  }),
  serve(contract.voidBet, async (call) => {
    const { id, code, reason, proposal } = call.input
    const betId = BigInt(id)
    const bet = await room.desk.bet(room.deps.db, betId)
    const { player } = await aboutPlayer(room.deps, bet.playerId)
    const object = `bet:${id}`
    const amountE5 = e5Of(bet.costKurus)
    call.may({ object, player, amountE5, reason })
    const asked = { kind: 'void_bet', betId, reason: code } as const
    const wish: Wish = {
      right: 'bet.void',
      object,
      amountE5,
      playerId: bet.playerId,
      reason,
      proposal,
      terms: { code },
      facts: (tx) => factsOf(room, tx, asked),
    }
    const data = await byTwo(room.deps, call, wish, (approve) =>
      room.desk.doByTwo(asked, signs(call, approve)),
    )
    room.deps.onCommitted()
    return { data }
  }),
]
