import type { OwnCatalogue, OwnEvent } from '@zar/contract/office/trading/own-events'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applySettlements } from '../../modules/betting/bets/settling/apply-settlements.ts'
import { passOwnTime } from '../../modules/betting/own/own-clock.ts'
import { type Came, openTradingRoom, REASON } from '../../testing/office/open-trading-room.ts'

const E5 = 100_000n
let room: Awaited<ReturnType<typeof openTradingRoom>>
beforeAll(async () => {
  room = await openTradingRoom()
})
afterAll(() => room.casino.close())

const codeOf = ({ success, data }: Came) => (success ? (data?.outcome ?? 'done') : data?.code)
const chancesPpm = { '1': 500_000, X: 280_000, '2': 220_000 }
let matches = 0
const eventOf = (change: Partial<OwnEvent> = {}): OwnEvent => ({
  sport: 'football',
  league: { name: 'Hazırlık maçları', country: 'TR' },
  home: 'Galata',
  away: `Rakip ${matches++}`,
  startsAt: new Date(Date.now() + 3_600_000).toISOString(),
  bestOf: null,
  markets: [
    { key: 'ft.result', line: null, chancesPpm },
    { key: 'ft.total', line: '2.5', chancesPpm: { over: 520_000, under: 480_000 } },
  ],
  ...change,
})
const make = (name: string, event: OwnEvent, proposal?: string) =>
  room.post(name, 'own-event', { event, reason: REASON, proposal })

async function made(change: Partial<OwnEvent> = {}) {
  const event = eventOf(change)
  const first = await make('cem', event)
  expect(codeOf(first)).toBe('waits')
  expect(codeOf(await make('ada', event, first.data?.proposal))).toBe('done')
  const row = await room.casino.db
    .selectFrom('betting_event')
    .select(['id', 'league_id'])
    .where('away', '=', event.away)
    .executeTakeFirstOrThrow()
  return { event, ...row }
}
const seenOf = async (id: bigint) => (await room.match(id))?.seen ?? ''
const open = async (id: bigint) =>
  room.post('bora', 'open', { scope: 'event', id: `${id}`, seen: await seenOf(id) })
const cash = async (playerId: string) => (await room.casino.cashE5(playerId)) / E5

test('a match of our own is made by two, opened, bet on, begun by its time, and settled by its facts', async () => {
  const { id, league_id } = await made()
  expect(league_id).toBe('own-football-hazirlik-maclari')
  const found = await room.match(id)
  expect(found).toMatchObject({ isStopped: true, state: 'scheduled', feed: { source: 'house' } })
  const [result] = found?.markets ?? []
  expect(result?.selections.map(({ oddsMilli }) => oddsMilli)).toEqual([1_940, 3_350, 4_250])
  const on = Number(result?.selections[0]?.id)
  const playerId = await room.casino.player({ cashE5: 1_000n * E5 })
  const bet = () => room.bettors.place(playerId, { legs: [{ on, odds: 1_940 }] })
  expect(await bet()).toMatchObject({ code: 'R-110' })
  expect(codeOf(await open(id))).toBe('done')
  expect(await bet()).toMatchObject({ code: null, state: 'open' })
  await sql`update betting_event set starts_at = now() - interval '1 second' where id = ${id}`.execute(
    room.casino.owner.db,
  )
  expect(await bet()).toMatchObject({ code: 'R-110' })
  const deps = room.bettors.deps
  await Promise.all([passOwnTime(deps), passOwnTime(deps)])
  expect((await room.match(id))?.markets.map(({ state, reason }) => [state, reason])).toEqual([
    ['suspended', 'started'],
    ['suspended', 'started'],
  ])
  const facts = '{"fullTime":[2,1]}'
  const two = async (names: [string, string], path: string, input: object) => {
    const preview = await room.post<{ seen: string }>('cem', 'match-preview', {
      id: `${id}`,
      ...input,
    })
    const asked = { id: `${id}`, seen: preview.data?.seen, reason: REASON, source: 'Our own sheet' }
    const whole = path === 'match-result' ? { ...asked, ...input } : { ...asked, source: undefined }
    const first = await room.post(names[0], path, whole)
    return codeOf(await room.post(names[1], path, { ...whole, proposal: first.data?.proposal }))
  }
  expect(await two(['ada', 'bora'], 'match-result', { facts })).toBe('done')
  expect(await two(['cem', 'derya'], 'match-settle', {})).toBe('done')
  await applySettlements(deps)
  expect(await cash(playerId)).toBe(1_094n)
  await passOwnTime(deps)
  expect(await room.match(id)).toMatchObject({ state: 'closed', score: { total: [2, 1] } })
})

test('one person makes no match, and two who approve it at once make one', async () => {
  const event = eventOf()
  const first = await make('cem', event)
  const proposal = first.data?.proposal
  expect(codeOf(await make('cem', event, proposal))).toBe('same_person')
  expect(codeOf(await make('efe', event, proposal))).toBe('no_right')
  const both = await Promise.all(['ada', 'bora'].map((name) => make(name, event, proposal)))
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  const again = await make('cem', event)
  const twice = await make('ada', event, again.data?.proposal)
  expect(codeOf(twice)).toBe('decided_meanwhile')
})

test('what cannot be a match is refused and makes nothing', async () => {
  const market = (change: object) => ({
    markets: [{ key: 'ft.result', line: null, chancesPpm, ...change }],
  })
  const wrong: [string, object][] = [
    ['past', { startsAt: '2020-01-01T00:00:00.000Z' }],
    ['same sides', { home: 'Galata', away: 'GALATA' }],
    ['a key', market({ key: 'ft.nothing' })],
    ['a season', market({ key: 'outright.winner' })],
    ['a line', market({ line: '2.5' })],
    ['selections', market({ chancesPpm: { '1': 500_000, '2': 500_000 } })],
    ['chances', market({ chancesPpm: { '1': 500_000, X: 280_000, '2': 100_000 } })],
    ['best of', { bestOf: 3 }],
    ['twice', { markets: [...eventOf().markets, ...eventOf().markets] }],
  ]
  for (const [name, change] of wrong)
    expect(codeOf(await make('cem', { ...eventOf(), ...change })), name).toBe('own_event_wrong')
  const league = { id: 'nowhere' }
  const first = await make('cem', eventOf({ league }))
  expect(codeOf(first)).toBe('waits')
})

test('a match of our own is changed by two before its start: a later one, other chances, another market', async () => {
  const { id } = await made()
  await open(id)
  const startsAt = new Date(Date.now() + 7_200_000).toISOString()
  const change = {
    startsAt,
    markets: [
      { key: 'ft.result', line: null, chancesPpm: { '1': 400_000, X: 300_000, '2': 300_000 } },
      { key: 'ft.btts', line: null, chancesPpm: { yes: 550_000, no: 450_000 } },
    ],
  }
  const input = { id: `${id}`, seen: await seenOf(id), change, reason: REASON }
  const first = await room.post('cem', 'own-event-edit', input)
  expect(codeOf(first)).toBe('waits')
  const approved = { ...input, proposal: first.data?.proposal }
  expect(codeOf(await room.post('ada', 'own-event-edit', approved))).toBe('done')
  const found = await room.match(id)
  expect(found?.startsAt).toBe(startsAt)
  expect(found?.markets.map(({ key }) => key)).toEqual(['ft.result', 'ft.total', 'ft.btts'])
  expect(found?.markets[0]?.selections.map(({ fairPpm }) => fairPpm)).toEqual([
    400_000, 300_000, 300_000,
  ])
  const none = { ...input, seen: await seenOf(id), change: { startsAt: null, markets: [] } }
  expect(codeOf(await room.post('cem', 'own-event-edit', none))).toBe('own_event_wrong')
  const { eventId } = await room.betOn()
  const other = { ...input, id: `${eventId}`, seen: await seenOf(eventId) }
  expect(codeOf(await room.post('cem', 'own-event-edit', other))).toBe('not_found')
})

test('who shuts our own matches opens them again, as no feed does', async () => {
  const { id } = await made()
  await open(id)
  const shut = (isShut: boolean) =>
    room.post('ada', 'feed', { source: 'house', producer: 'house', isShut, reason: REASON })
  const isOpen = async () => (await room.match(id))?.feed.isOpen
  expect(codeOf(await shut(true))).toBe('done')
  expect(await isOpen()).toBe(false)
  expect(codeOf(await shut(false))).toBe('done')
  expect(await isOpen()).toBe(true)
})

test('the catalogue names the markets whose selections are known, with the books of their classes', async () => {
  const found = await room.get<OwnCatalogue>('ada', 'own-catalogue', { sport: 'volleyball' })
  expect(found?.isOverParts).toBe(true)
  expect(found?.markets.find(({ key }) => key === 'match.winner')).toEqual({
    key: 'match.winner',
    hasLine: false,
    selections: ['1', '2'],
    marketClass: 'points',
    book: 10_480,
    isOneSided: false,
  })
})
