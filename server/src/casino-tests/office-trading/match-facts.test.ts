import type { MatchPreview } from '@zar/contract/office/trading/match-facts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applySettlements } from '../../modules/betting/bets/settling/apply-settlements.ts'
import { type Came, openTradingRoom, REASON } from '../../testing/office/open-trading-room.ts'

const E5 = 100_000n
let room: Awaited<ReturnType<typeof openTradingRoom>>
beforeAll(async () => {
  room = await openTradingRoom()
})
afterAll(() => room.casino.close())

const codeOf = ({ success, data }: Came) => (success ? (data?.outcome ?? 'done') : data?.code)
const FACTS = '{"fullTime":[2,0],"corners":[6,3]}'
const FAIR = { '1': 500_000, X: 280_000, '2': 220_000 }

/** A match with a result, a total, corners and a half, and two bets: on the result, and on result with corners. */
async function match() {
  const { id, markets } = await room.offers.event({
    markets: [
      { odds: { '1': 1_900, X: 3_400, '2': 4_200 }, fairPpm: FAIR },
      { key: 'ft.total', line: '2.5', odds: { over: 1_900, under: 1_900 } },
      { key: 'corners.ft.total', line: '8.5', odds: { over: 1_900, under: 1_900 } },
      { key: 'h1.result', odds: { '1': 2_500, X: 2_100, '2': 4_500 } },
    ],
  })
  const one = markets[0]?.of('1') ?? 0
  const playerId = await room.casino.player({ cashE5: 1_000n * E5 })
  await room.bettors.place(playerId, { legs: [{ on: one, odds: 1_900 }] })
  return { eventId: id, playerId, one }
}
type Match = Awaited<ReturnType<typeof match>>

const preview = async ({ eventId }: Match, facts?: string) =>
  (await room.post<MatchPreview>('ada', 'match-preview', { id: `${eventId}`, facts })).data
const enter = async (name: string, own: Match, proposal?: string, facts = FACTS) =>
  room.post(name, 'match-result', {
    id: `${own.eventId}`,
    seen: (await preview(own, facts))?.seen ?? 'none',
    facts,
    source: 'The league',
    reason: REASON,
    proposal,
  })
const settle = async (name: string, own: Match, proposal?: string) =>
  room.post(name, 'match-settle', {
    id: `${own.eventId}`,
    seen: (await preview(own))?.seen ?? 'none',
    reason: REASON,
    proposal,
  })
async function entered() {
  const own = await match()
  const { data } = await enter('ada', own)
  expect(codeOf(await enter('bora', own, data?.proposal))).toBe('done')
  return own
}
const cash = async (playerId: string) => (await room.casino.cashE5(playerId)) / E5

test('facts of a match are entered once for every market that they decide, and settled once by two more', async () => {
  const own = await match()
  expect(await preview(own, FACTS)).toMatchObject({
    bets: 1,
    winners: 1,
    paidKurus: 19_000,
    undecided: 1,
    markets: [
      { key: 'ft.result', outcomes: { '1': 'win', X: 'loss', '2': 'loss' } },
      { key: 'ft.total', outcomes: { over: 'loss', under: 'win' } },
      { key: 'corners.ft.total', outcomes: { over: 'win', under: 'loss' } },
    ],
  })
  const proposed = await enter('ada', own)
  expect(codeOf(proposed)).toBe('waits')
  const { proposal } = proposed.data ?? {}
  expect(codeOf(await enter('ada', own, proposal))).toBe('same_person')
  const both = await Promise.all(['bora', 'cem'].map((name) => enter(name, own, proposal)))
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  const found = await room.match(own.eventId)
  expect(found?.markets.filter(({ facts }) => facts)).toHaveLength(3)
  expect(codeOf(await settle('ada', own))).toBe('separation')
  const settling = await settle('cem', own)
  expect(codeOf(settling)).toBe('waits')
  expect(codeOf(await settle('ada', own, settling.data?.proposal))).toBe('separation')
  expect(codeOf(await settle('derya', own, settling.data?.proposal))).toBe('done')
  await applySettlements(room.bettors.deps)
  expect(await cash(own.playerId)).toBe(1_090n)
  expect(codeOf(await settle('cem', own))).toBe('not_found')
  const after = await room.match(own.eventId)
  expect(after?.markets.map(({ state }) => state).toSorted()).toEqual([
    'active',
    ...Array.from({ length: 3 }, () => 'settled'),
  ])
})

test('a market that comes meanwhile, and one with other facts, are not decided by what was seen', async () => {
  const own = await match()
  const waits = await enter('ada', own)
  const market = await room.market(own.eventId)
  const single = { id: market.id, seen: market.seen, source: 'A referee', reason: REASON }
  const facts = '{"outcomes":{"1":"loss","X":"win","2":"loss"}}'
  const first = await room.post('cem', 'result', { ...single, facts })
  await room.post('bora', 'result', { ...single, facts, proposal: first.data?.proposal })
  const seen = 'other'
  const late = { id: `${own.eventId}`, facts: FACTS, source: 'The league', reason: REASON }
  const approved = await room.post('bora', 'match-result', {
    ...late,
    seen,
    proposal: waits.data?.proposal,
  })
  expect(codeOf(approved)).toBe('board_moved')
  expect((await preview(own, FACTS))?.markets.map(({ key }) => key)).toEqual([
    'ft.total',
    'corners.ft.total',
  ])
})

test('facts that are no facts, decide nothing or cannot be are refused, and outcomes said of one market are of it alone', async () => {
  const own = await match()
  const wrong = [
    'no json',
    '[]',
    '{"fullTime":[2]}',
    '{"fullTime":[1,0],"halfTime":[2,0]}',
    '{"hasPenalty":true}',
    '{"outcomes":{"1":"win","X":"loss","2":"loss"}}',
  ]
  for (const facts of wrong)
    expect(codeOf(await enter('ada', own, undefined, facts)), facts).toBe('facts_decide_nothing')
  const nowhere = { ...own, eventId: 999_999n }
  expect(codeOf(await enter('ada', nowhere))).toBe('not_found')
  expect(codeOf(await enter('efe', own))).toBe('no_right')
})

test('facts of a match are sent back once, and may be entered anew', async () => {
  const own = await entered()
  const back = (name: string) =>
    room.post<{ markets?: number; code?: string }>(name, 'match-send-back', {
      id: `${own.eventId}`,
      reason: REASON,
    })
  const both = await Promise.all([back('cem'), back('derya')])
  expect(both.filter(({ success }) => success).map(({ data }) => data?.markets)).toEqual([3])
  expect(codeOf(await settle('cem', own))).toBe('not_found')
  expect(codeOf(await enter('cem', own))).toBe('waits')
})

test('sets and maps are decided by what is typed of them, over as many as the fixture says', async () => {
  const { id } = await room.offers.event({
    sport: 'volleyball',
    bestOf: 5,
    markets: [
      { key: 'match.winner', odds: { '1': 1_900, '2': 1_900 } },
      { key: 'set1.winner', odds: { '1': 1_900, '2': 1_900 } },
    ],
  })
  const facts = '{"sets":[[25,20],[23,25],[25,18],[25,22]]}'
  const seen = (await room.post<MatchPreview>('ada', 'match-preview', { id: `${id}`, facts })).data
  expect(seen?.markets).toMatchObject([
    { key: 'match.winner', outcomes: { '1': 'win', '2': 'loss' } },
    { key: 'set1.winner', outcomes: { '1': 'win', '2': 'loss' } },
  ])
})
