import { type PlayerRule, parametersOf, type RuleId } from '@zar/contract/office/risk/rule-list'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '../../../platform/log/log.ts'
import { atOnce } from '../../../testing/races/at-once.ts'
import { HOUR_MS, openPlants } from '../../../testing/risk/plants.ts'
import { openBetPlants } from '../../../testing/risk/plants-of-bets.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import {
  closeInside,
  countAlerts,
  listAlerts,
  listInside,
  runRiskRules,
  runStaffRule,
  tryRule,
} from '../index.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * HOUR_MS
const WHY = 'Both were alone on three nights.'

let casino: TestCasino
let plants: ReturnType<typeof openPlants>
let bets: ReturnType<typeof openBetPlants>
beforeAll(async () => {
  casino = await openTestCasino()
  casino.clock.set(new Date())
  plants = openPlants(casino)
  bets = openBetPlants(casino)
})
afterAll(() => casino.close())

const ago = (ms: number) => new Date(casino.clock.now().getTime() - ms)
const log = openLog('silent')
const run = () => runRiskRules({ ...casino, log, onCommitted: () => {} })
const two = async () => (await casino.players([{}, {}])) as [string, string]
const alertsOf = (rule: PlayerRule) =>
  casino.db
    .selectFrom('alert')
    .select(['id', 'player_id', 'reasons'])
    .where('rule', '=', rule)
    .execute()
const markersOf = async (rule: PlayerRule) =>
  (
    await casino.db
      .selectFrom('harm_marker')
      .select(['player_id', 'points', 'reasons'])
      .where('rule', '=', rule)
      .orderBy('id')
      .execute()
  ).map(({ player_id, points, reasons }) => ({
    player: player_id,
    points,
    codes: reasons.map(({ code, seen }) => `${code} ${seen}`),
  }))
const waiting = async () => (await countAlerts(casino.db)).map(({ rule }) => rule)
const tried = async (rule: RuleId) =>
  tryRule(casino.db, { rule, parameters: parametersOf(rule), now: casino.clock.now() })

test('stakes that the guard refused are noted with the player, and wait for nobody', async () => {
  const [player, other] = await two()
  for (const days of [20, 9, 5, 2, 0.1]) await bets.refused(player, ago(days * DAY_MS))
  for (const days of [35, 9, 5, 2, 0.1]) await bets.refused(other, ago(days * DAY_MS))
  expect(await run()).toBe(1)
  expect(await run()).toBe(0)
  expect(await alertsOf('bonus_stake_cap')).toMatchObject([
    { player_id: player, reasons: [{ code: 'stakes_refused', seen: '5', bound: '5' }] },
  ])
  expect(await waiting()).not.toContain('bonus_stake_cap')
  const [note] = await alertsOf('bonus_stake_cap')
  const cases = await casino.db
    .selectFrom('queue_case')
    .select('id')
    .where('subject', '=', `alert:${note?.id}`)
    .execute()
  expect(cases).toEqual([])
  expect(await tried('bonus_stake_cap')).toMatchObject({ players: 1, alerts: 1 })
})

test('late bets that beat the price are raised; the same price, or nothing that happens, is not', async () => {
  const [late, calm] = await two()
  for (let n = 0; n < 5; n++) {
    const at = ago((6 - n) * HOUR_MS)
    await bets.bet(late, { at, oddsMilli: 2_060, laterMilli: 2_000, happensAfter: 10 })
    await bets.bet(calm, { at, oddsMilli: 2_060, laterMilli: 2_000, happensAfter: n ? 10 : 11 })
    await bets.bet(calm, { at, oddsMilli: 2_000, laterMilli: 2_000, happensAfter: 5 })
  }
  for (const player of [late, calm]) await plants.loggedIn(player, ago(0), {})
  await run()
  expect(await alertsOf('late_bet')).toMatchObject([
    {
      player_id: late,
      reasons: [
        { code: 'late_bets', seen: '5' },
        { code: 'late_edge', seen: '0.03' },
      ],
    },
  ])
  expect(await waiting()).toContain('late_bet')
  expect((await tried('late_bet')).examples.map(({ playerId }) => playerId)).toEqual([late])
})

test('prices that close far below those that were taken are raised once a hundred have closed', async () => {
  const [sharp, usual] = await two()
  for (let n = 0; n < 100; n++) {
    const at = ago((n + 2) * HOUR_MS)
    const startsAt = ago((n + 1) * HOUR_MS)
    await bets.bet(sharp, { at, startsAt, oddsMilli: 2_100, closingMilli: 2_000 })
    await bets.bet(usual, { at, startsAt, oddsMilli: 2_060, closingMilli: 2_000 })
  }
  // Not closed yet: whatever its price, it says nothing.
  await bets.bet(usual, {
    at: ago(0),
    startsAt: new Date(casino.clock.now().getTime() + HOUR_MS),
    oddsMilli: 9_000,
    closingMilli: 2_000,
  })
  for (const player of [sharp, usual]) await plants.loggedIn(player, ago(0), {})
  await run()
  expect(await alertsOf('price_pattern')).toMatchObject([
    { player_id: sharp, reasons: [{ code: 'closing_value', seen: '0.05' }, { seen: '100' }] },
  ])
  const classes = await casino.owner.db.selectFrom('betting_player').selectAll().execute()
  expect(classes).toEqual([])
})

test('words in a ticket, a chat and a wish to be called give six points, and a person is called at once', async () => {
  const [ticket, chat] = await two()
  const [call, plain] = await two()
  await bets.ticket(ticket, ago(0), 'Artık yaşamak istemiyorum')
  await bets.said(chat, ago(0), 'I have a gambling problem')
  await bets.askedToBeCalled(call, ago(0), 'Borca battım')
  await bets.ticket(plain, ago(0), 'Bu sorunu tekrar yaşamak istemiyorum')
  await bets.ticket(plain, ago(0), 'intihar hattı: 112', 'support')
  await atOnce(run)
  expect(await markersOf('harm_words')).toEqual(
    expect.arrayContaining([
      { player: ticket, points: 6, codes: ['words_self_harm 1'] },
      { player: chat, points: 6, codes: ['words_distress 1'] },
      { player: call, points: 6, codes: ['words_debt 1'] },
    ]),
  )
  expect(await markersOf('harm_words')).toHaveLength(3)
  const raised = await alertsOf('harm_words')
  expect(raised.map(({ player_id }) => player_id).sort()).toEqual([ticket, chat, call].sort())
  const cases = await casino.db
    .selectFrom('queue_case')
    .select(['is_urgent', 'opened_at', 'promise_at'])
    .where(
      'subject',
      'in',
      raised.map(({ id }) => `alert:${id}`),
    )
    .execute()
  expect(cases.map((one) => one.promise_at.getTime() - one.opened_at.getTime())).toEqual(
    Array(3).fill(2 * HOUR_MS),
  )
  expect(cases.every((one) => one.is_urgent)).toBe(true)
  const steps = await casino.db
    .selectFrom('harm_step')
    .select('step')
    .where('player_id', '=', ticket)
    .orderBy('step')
    .execute()
  expect(steps.map(({ step }) => step)).toEqual([1, 2, 3])
  const all = { rule: undefined, hasCase: undefined, after: undefined, limit: 3 }
  const first = await listAlerts(casino.db, all)
  expect(first.map(({ rule }) => rule)).toEqual(['harm_words', 'harm_words', 'harm_words'])
  const after = { place: 101, id: first[2]?.id ?? '' }
  const rest = await listAlerts(casino.db, { ...all, after, limit: 50 })
  expect(rest.length).toBeGreaterThan(0)
  expect(rest.map(({ rule }) => rule)).not.toContain('harm_words')
})

test('said again within a day raises nothing; a day later it does', async () => {
  const [player] = await two()
  await bets.said(player, ago(30 * HOUR_MS), 'kumarı bırakamıyorum')
  await bets.said(player, ago(20 * HOUR_MS), 'kumarı bırakamıyorum')
  await bets.said(player, ago(HOUR_MS), 'kumarı bırakamıyorum')
  await plants.loggedIn(player, ago(0), {})
  await run()
  const mine = (await alertsOf('harm_words')).filter(({ player_id }) => player_id === player)
  expect(mine).toHaveLength(2)
})

test('of those of 18 to 24 who pay in, one above the third quartile has a point', async () => {
  const young = await casino.players(Array.from({ length: 20 }, () => ({})))
  const [old] = await two()
  const year = casino.clock.now().getUTCFullYear()
  for (const [n, player] of young.entries()) {
    await bets.born(player, `${year - 20}-01-01`)
    await plants.paid(player, { at: ago(DAY_MS), lira: 100 + n })
  }
  await bets.born(old, `${year - 26}-01-01`)
  await plants.paid(old, { at: ago(DAY_MS), lira: 500 })
  await run()
  // Of twenty the fifteenth is the quartile: five are above it.
  const found = await markersOf('harm_young')
  expect(found.map(({ player }) => player).sort()).toEqual(young.slice(15).sort())
  expect(found.every(({ points }) => points === 1)).toBe(true)
})

test('patterns of the staff are told to compliance alone, once, and closed by another', async () => {
  const [player] = await two()
  const [ayse, bora, ece] = [
    await bets.staff('ayse'),
    await bets.staff('bora'),
    await bets.staff('ece'),
  ]
  for (const n of [1, 2, 3]) await bets.decided(ayse, player, `withdrawal:${n}`, ago(n * DAY_MS))
  for (const n of [1, 2]) await bets.decided(bora, player, `withdrawal:${n + 9}`, ago(n * DAY_MS))
  // The same case twice is one case.
  await bets.decided(bora, player, 'withdrawal:10', ago(MINUTE_MS))
  for (let n = 0; n < 10; n++) await bets.agreed(bora, ece, ago(n * HOUR_MS))
  for (let n = 0; n < 10; n++) await bets.agreed(ayse, n < 7 ? ece : bora, ago(n * HOUR_MS))
  const staff = () => runStaffRule({ db: casino.db, clock: casino.clock, log })
  const both = await Promise.all([staff(), staff()])
  expect(both.reduce((sum, found) => sum + found, 0)).toBe(2)
  const open = await listInside(casino.db, false)
  expect(open.map(({ staffId, otherId }) => [staffId, otherId])).toEqual(
    expect.arrayContaining([
      [ayse, null],
      [ece, bora],
    ]),
  )
  expect(await waiting()).not.toContain('staff_pattern')
  expect(await tried('staff_pattern')).toMatchObject({ players: 2, alerts: 2, examples: [] })
  const pair = open.find(({ staffId }) => staffId === ece)
  const close = (by: string) =>
    casino.db
      .transaction()
      .execute((tx) =>
        closeInside(tx, { id: pair?.id ?? '', by, because: WHY, now: casino.clock.now() }),
      )
  for (const by of [ece, bora])
    await expect(close(by)).rejects.toMatchObject({ code: 'separation' })
  await close(ayse)
  await expect(close(ayse)).rejects.toMatchObject({ code: 'decided_meanwhile' })
  expect(await listInside(casino.db, true)).toMatchObject([{ closedBy: ayse, closedBecause: WHY }])
})
