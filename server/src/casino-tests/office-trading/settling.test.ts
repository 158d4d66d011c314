import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applySettlements } from '../../modules/betting/bets/settling/apply-settlements.ts'
import { settlementClock } from '../../modules/betting/index.ts'
import { runQueueClocks } from '../../modules/queues/index.ts'
import { openLog } from '../../platform/log/log.ts'
import { type Came, openTradingRoom, REASON } from '../../testing/office/open-trading-room.ts'

const E5 = 100_000n
let room: Awaited<ReturnType<typeof openTradingRoom>>
beforeAll(async () => {
  room = await openTradingRoom()
})
afterAll(() => room.casino.close())

const codeOf = ({ success, data }: Came) => (success ? data?.outcome : data?.code)
const FACTS = '{"fullTime":[2,0]}'
type Market = { eventId: bigint; marketId: bigint }
const seenOf = async ({ eventId }: Market) => (await room.market(eventId)).seen

const enter = async (name: string, market: Market, proposal?: string) =>
  room.post(name, 'result', {
    id: `${market.marketId}`,
    seen: await seenOf(market),
    facts: FACTS,
    source: 'The league',
    reason: REASON,
    proposal,
  })
const confirm = async (name: string, market: Market, proposal?: string) =>
  room.post(name, 'settle', {
    id: `${market.marketId}`,
    seen: await seenOf(market),
    reason: REASON,
    proposal,
  })
const cash = async (playerId: string) => (await room.casino.cashE5(playerId)) / E5
const casesOf = ({ marketId }: Market) =>
  room.casino.db
    .selectFrom('queue_case')
    .select(['state', 'is_urgent', 'closed_by'])
    .where('subject', '=', `market:${marketId}`)
    .execute()

/** Facts that ada has entered and bora has approved. */
async function entered() {
  const market = await room.betOn()
  const first = await enter('ada', market)
  expect(codeOf(first)).toBe('waits')
  expect(codeOf(await enter('bora', market, first.data?.proposal))).toBe('done')
  return market
}

test('facts are entered by two and settled by two more acts: who entered, proposed or priced does not confirm', async () => {
  const market = await room.betOn()
  const proposed = await enter('ada', market)
  const proposal = proposed.data?.proposal
  expect(codeOf(await enter('ada', market, proposal))).toBe('same_person')
  expect(codeOf(await confirm('cem', market))).toBe('not_found')
  expect(codeOf(await enter('bora', market, proposal))).toBe('done')
  expect(await casesOf(market)).toMatchObject([{ state: 'proposed', closed_by: null }])
  expect((await room.market(market.eventId)).facts).toMatchObject({
    by: 'ada',
    second: 'bora',
    source: 'The league',
    outcomes: { '1': 'win', '2': 'loss' },
  })
  expect(codeOf(await confirm('ada', market))).toBe('separation')
  const settling = await confirm('bora', market)
  expect(codeOf(settling)).toBe('waits')
  const waits = settling.data?.proposal
  expect(codeOf(await confirm('bora', market, waits))).toBe('same_person')
  expect(codeOf(await confirm('ada', market, waits))).toBe('separation')
  expect(await cash(market.playerId)).toBe(19_900n)
  const both = await Promise.all(['cem', 'derya'].map((name) => confirm(name, market, waits)))
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  await applySettlements(room.bettors.deps)
  expect(await cash(market.playerId)).toBe(20_085n)
  expect(await casesOf(market)).toMatchObject([{ state: 'confirmed' }])
})

test('who priced the market within a day neither proposes nor approves its settlement', async () => {
  const market = await entered()
  const { seen } = (await room.market(market.eventId)).selections[0] ?? {}
  await room.post('cem', 'price', { id: `${market.one}`, oddsMilli: 1_900, seen })
  expect(codeOf(await confirm('cem', market))).toBe('separation')
  const waits = (await confirm('bora', market)).data?.proposal
  expect(codeOf(await confirm('cem', market, waits))).toBe('separation')
  const id = room.idOf('cem')
  await sql`update betting_order set asked_at = asked_at - interval '25 hours' where asked_by = ${id}`.execute(
    room.casino.owner.db,
  )
  expect(codeOf(await confirm('cem', market, waits))).toBe('done')
})

test('a preview says what it would do, and a bet that came meanwhile stops the approval', async () => {
  const market = await entered()
  const preview = await room.post<Record<string, unknown>>('cem', 'preview', {
    id: `${market.marketId}`,
  })
  expect(preview.data).toMatchObject({ bets: 1, winners: 1, paidKurus: 18_500, debtKurus: 0 })
  const waits = (await confirm('bora', market)).data?.proposal
  await room.bettors.place(market.playerId, { legs: [{ on: market.one, odds: 1_850 }] })
  expect(codeOf(await confirm('cem', market, waits))).toBe('changed_meanwhile')
})

test('a board that moved meanwhile stops a settlement with how it was and is', async () => {
  const market = await entered()
  const seen = await seenOf(market)
  await room.offers.suspend(market.marketId)
  const came = await room.post('cem', 'settle', {
    id: `${market.marketId}`,
    seen,
    reason: REASON,
  })
  expect(codeOf(came)).toBe('board_moved')
  expect(came.data?.fields?.at(-1)).toEqual({ field: 'is', message: 'suspended v0 open' })
})

test('facts that are sent back settle nothing, and may be entered anew', async () => {
  const market = await entered()
  const back = () => room.post('cem', 'send-back', { id: `${market.marketId}`, reason: REASON })
  const both = await Promise.all([back(), back()])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect(await casesOf(market)).toMatchObject([{ state: 'sent_back', closed_by: room.idOf('cem') }])
  expect(codeOf(await confirm('cem', market))).toBe('not_found')
  expect(codeOf(await enter('bora', market))).toBe('waits')
})

test('two hours on, facts that the feed tells too are settled by it; others stay and call', async () => {
  const [agreed, other] = [await entered(), await entered()]
  const outcomes = { '1': 'win', '2': 'loss' }
  await room.offers.settle(agreed.marketId, 1, { outcomes })
  await room.offers.settle(other.marketId, 1, { outcomes: { '1': 'loss', '2': 'win' } })
  const run = async () => {
    await sql`update queue_case set clock_at = now() where closed_at is null`.execute(
      room.casino.owner.db,
    )
    const deps = { db: room.casino.db, log: openLog('fatal') }
    await runQueueClocks({ ...deps, clocks: { settlements: settlementClock } })
  }
  await run()
  expect(await casesOf(agreed)).toMatchObject([{ state: 'confirmed', closed_by: 'system:clock' }])
  expect(await casesOf(other)).toMatchObject([{ state: 'proposed', is_urgent: true }])
  await run()
  expect(await casesOf(other)).toMatchObject([{ closed_by: null }])
})

test('a market is settled again by two, and the difference is posted', async () => {
  const market = await room.betOn()
  await room.offers.settle(market.marketId, 1, { outcomes: { '1': 'loss', '2': 'win' } })
  await applySettlements(room.bettors.deps)
  const again = async (name: string, proposal?: string) =>
    room.post(name, 'resettle', {
      id: `${market.marketId}`,
      seen: await seenOf(market),
      facts: FACTS,
      reason: REASON,
      proposal,
    })
  const waits = (await again('ada')).data?.proposal
  expect(codeOf(await again('ada', waits))).toBe('same_person')
  expect(codeOf(await again('bora', waits))).toBe('done')
  await applySettlements(room.bettors.deps)
  expect(await cash(market.playerId)).toBe(20_085n)
})

test('a bet and a market are void for a reason of the house rules, by two', async () => {
  const [one, all] = [await room.betOn(), await room.betOn()]
  const bet = (name: string, proposal?: string) =>
    room.post(name, 'void-bet', { id: `${one.betId}`, code: 9, reason: REASON, proposal })
  const waits = (await bet('ada')).data?.proposal
  expect(codeOf(await bet('ada', waits))).toBe('same_person')
  const both = await Promise.all([bet('bora', waits), bet('cem', waits)])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect(await cash(one.playerId)).toBe(20_000n)
  const market = async (name: string, code: number, proposal?: string) =>
    room.post(name, 'void-market', {
      id: `${all.marketId}`,
      seen: await seenOf(all),
      code,
      from: null,
      to: null,
      reason: REASON,
      proposal,
    })
  expect((await market('ada', 15)).status).toBe(400)
  const asked = (await market('ada', 9)).data?.proposal
  expect(codeOf(await market('bora', 3, asked))).toBe('changed_meanwhile')
  expect(codeOf(await market('bora', 9, asked))).toBe('done')
  await applySettlements(room.bettors.deps)
  expect(await cash(all.playerId)).toBe(20_000n)
})

test('a price far from the fair one takes two, and a feed that changes meanwhile stops it', async () => {
  const { eventId, one } = await room.betOn()
  const first = async () => (await room.market(eventId)).selections[0]
  const set = async (name: string, seen: string, proposal?: string) =>
    room.post(name, 'price-wide', {
      id: `${one}`,
      oddsMilli: 3_000,
      seen,
      reason: REASON,
      proposal,
    })
  const seen = (await first())?.seen ?? ''
  const waits = (await set('ada', seen)).data?.proposal
  expect(codeOf(await set('ada', seen, waits))).toBe('same_person')
  await room.offers.price(one, 1_800)
  expect(codeOf(await set('bora', seen, waits))).toBe('board_moved')
  await room.offers.price(one, 1_850)
  expect(codeOf(await set('bora', seen, waits))).toBe('done')
  expect(await first()).toMatchObject({ oddsMilli: 3_000, isByHand: true })
  const orders = await sql`select kind from betting_order where subject = ${`selection ${one}`}
    and asked_by = ${room.idOf('ada')} and decided_by = ${room.idOf('bora')}`.execute(
    room.casino.db,
  )
  expect(orders.rows).toEqual([{ kind: 'price_wide' }])
})

test('a class is given by two, and counts for new bets', async () => {
  const { playerId } = await room.betOn()
  const give = (name: string, proposal?: string) =>
    room.post(name, 'player-class', {
      id: playerId,
      playerClass: 'sharp',
      reason: REASON,
      proposal,
    })
  const waits = (await give('ada')).data?.proposal
  expect(codeOf(await give('ada', waits))).toBe('same_person')
  expect(codeOf(await give('bora', waits))).toBe('done')
  const row = await room.casino.db
    .selectFrom('betting_player')
    .select('player_class')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  expect(row).toEqual({ player_class: 'sharp' })
})

test('the right of a proposer that is taken away takes the proposal with it', async () => {
  const { eventId, one } = await room.betOn()
  const seen = (await room.market(eventId)).selections[0]?.seen ?? ''
  const set = (name: string, proposal?: string) =>
    room.post(name, 'price-wide', {
      id: `${one}`,
      oddsMilli: 3_000,
      seen,
      reason: REASON,
      proposal,
    })
  const waits = (await set('cem')).data?.proposal
  await sql`update staff set state = 'suspended' where id = ${room.idOf('cem')}`.execute(
    room.casino.owner.db,
  )
  expect(codeOf(await set('bora', waits))).toBe('changed_meanwhile')
})
