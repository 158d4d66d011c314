import type { RuleId } from '@zar/contract/office/risk/rule-list'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '../../../platform/log/log.ts'
import { atOnce } from '../../../testing/races/at-once.ts'
import { HOUR_MS, LIRA, openPlants } from '../../../testing/risk/plants.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { readRules, runRiskRules, tryRule } from '../index.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * HOUR_MS
const IBAN = 'TR330006100519786457841326'

let casino: TestCasino
let plants: ReturnType<typeof openPlants>
beforeAll(async () => {
  casino = await openTestCasino()
  casino.clock.set(new Date())
  plants = openPlants(casino)
})
afterAll(() => casino.close())

const ago = (ms: number) => new Date(casino.clock.now().getTime() - ms)
const deps = () => ({ ...casino, log: openLog('silent'), onCommitted: () => {} })
const run = () => runRiskRules(deps())

const alertsOf = async (rule: RuleId) =>
  casino.db
    .selectFrom('alert')
    .select(['player_id', 'about', 'reasons', 'score', 'id'])
    .where('rule', '=', rule)
    .execute()
const markersOf = async (playerId: string) =>
  (
    await casino.db
      .selectFrom('harm_marker')
      .select(['rule', 'points'])
      .where('player_id', '=', playerId)
      .orderBy('rule')
      .execute()
  ).map(({ rule, points }) => `${rule} ${points}`)

/** Rounds of a minute each, from a moment on. */
async function play(playerId: string, from: Date, minutes: number, lira = 1): Promise<void> {
  for (let minute = 0; minute <= minutes; minute += 20)
    await plants.round(playerId, { at: new Date(from.getTime() + minute * MINUTE_MS), lira })
}

test('FRD-07: each money rule raises its planted pattern once, with the number that it saw, and waits in the queue', async () => {
  const [structuring, passing, methods, payers, honest] = await casino.players([{}, {}, {}, {}, {}])
  for (const hours of [20, 12, 2])
    await plants.paid(String(structuring), { at: ago(hours * HOUR_MS), lira: 18_000 })
  await plants.paid(String(passing), { at: ago(5 * HOUR_MS), lira: 4_000 })
  await plants.round(String(passing), { at: ago(4 * HOUR_MS), lira: 100 })
  await plants.paid(String(passing), { isDeposit: false, at: ago(HOUR_MS), lira: 3_900 })
  for (const method of [1, 2, 3, 4])
    await plants.paid(String(methods), { at: ago(method * DAY_MS - HOUR_MS), lira: 50, method })
  for (const days of [4, 0.5])
    await plants.paid(String(payers), { at: ago(days * DAY_MS), lira: 50, isPayerOwn: false })
  await plants.paid(String(honest), { at: ago(HOUR_MS), lira: 5_000, isPayerOwn: true })
  await plants.round(String(honest), { at: ago(HOUR_MS / 2), lira: 4_000 })
  await plants.paid(String(honest), { isDeposit: false, at: ago(HOUR_MS / 4), lira: 2_500 })
  // The methods' last order is three days old: only what is new is read.
  await plants.paid(String(methods), { at: ago(HOUR_MS), lira: 50 })
  expect(await run()).toBe(4)
  expect(await run()).toBe(0)
  expect(await alertsOf('structuring')).toMatchObject([
    {
      player_id: structuring,
      reasons: [
        { code: 'deposits_under_line', seen: '3', bound: '3' },
        { code: 'deposits_together', seen: `${54_000n * LIRA}`, bound: `${20_000n * LIRA}` },
      ],
    },
  ])
  expect(await alertsOf('pass_through')).toMatchObject([{ player_id: passing }])
  expect(await alertsOf('many_methods')).toMatchObject([{ player_id: methods }])
  expect(await alertsOf('third_party_payer')).toMatchObject([{ player_id: payers }])
  const waiting = await casino.db
    .selectFrom('queue_case')
    .select(['subject', 'state', 'player_id'])
    .where('queue', '=', 'alerts')
    .execute()
  expect(waiting).toHaveLength(4)
  expect(waiting).toContainEqual({
    subject: `alert:${(await alertsOf('structuring'))[0]?.id}`,
    state: 'open',
    player_id: structuring,
  })
})

test('FRD-07: opposite bets of linked accounts and play that covers the wheel are raised; strangers and slots are not', async () => {
  const [one, other, stranger, wheel, slot] = (await casino.players([{}, {}, {}, {}, {}])) as [
    string,
    string,
    string,
    string,
    string,
  ]
  for (const playerId of [one, other])
    await plants.paid(playerId, { isDeposit: false, at: ago(20 * DAY_MS), lira: 1, account: IBAN })
  for (const hours of [3, 2, 1]) {
    const [over, under] = await plants.market(ago(hours * HOUR_MS))
    await plants.bet(one, over, ago(hours * HOUR_MS), 100)
    await plants.bet(other, under, ago(hours * HOUR_MS - MINUTE_MS), 95)
    await plants.bet(stranger, under, ago(hours * HOUR_MS - MINUTE_MS), 100)
  }
  // Within one hour of the clock: days of Istanbul, by which rounds are counted, begin at a full one.
  const hour = Math.floor(casino.clock.now().getTime() / HOUR_MS - 1) * HOUR_MS
  for (let minute = 0; minute < 22; minute++) {
    const at = new Date(hour + minute * MINUTE_MS)
    await plants.round(wheel, { at, lira: 35, wonLira: minute === 7 ? 0 : 36, game: 'wheel' })
    await plants.round(slot, { at, lira: 35, wonLira: minute % 4 === 0 ? 60 : 2, game: 'slot' })
  }
  for (const playerId of [one, other, stranger]) await plants.loggedIn(playerId, ago(0), {})
  await run()
  const pair = `pair:${[one, other].sort().join(' ')}`
  expect(await alertsOf('opposite_bets')).toMatchObject([{ about: pair }])
  expect(await alertsOf('minimal_risk_play')).toMatchObject([{ player_id: wheel }])
})

test('FRD-04: accounts of one group, a device of many and a flagged hedge are raised once for all of them; a takeover too', async () => {
  const ids = await casino.players(Array.from({ length: 8 }, () => ({})))
  const [a = '', b = '', c = '', taken = '', ...farm] = ids
  for (const playerId of [a, b, c]) {
    await plants.paid(playerId, { isDeposit: false, at: ago(9 * DAY_MS), lira: 1, account: 'TR9' })
    await plants.loggedIn(playerId, ago(HOUR_MS), { device: 'a-device-of-three' })
  }
  for (const playerId of farm) await plants.loggedIn(playerId, ago(0), { device: 'a-farm-of-four' })
  await plants.flag(a, b, ago(HOUR_MS))
  await plants.loggedIn(taken, ago(20 * DAY_MS), { device: 'the-old-device' })
  await plants.paid(taken, { isDeposit: false, at: ago(15 * DAY_MS), lira: 9, account: 'TR1' })
  await plants.loggedIn(taken, ago(3 * HOUR_MS), { device: 'a-new-device' })
  await plants.paid(taken, { isDeposit: false, at: ago(HOUR_MS), lira: 9, account: 'TR2' })
  await run()
  expect(await alertsOf('many_accounts')).toMatchObject([
    {
      about: `group:${[a, b, c].sort()[0]}`,
      reasons: [{ code: 'linked_accounts', seen: '3' }, {}],
    },
  ])
  expect(await alertsOf('device_farm')).toHaveLength(1)
  expect(await alertsOf('bonus_hedging')).toHaveLength(1)
  expect(await alertsOf('account_takeover')).toMatchObject([{ player_id: taken }])
})

test('signs of harm give points; the ladder tells own figures, reminds every 30 minutes, and asks for a person', async () => {
  const [player] = (await casino.players([{}])) as [string]
  for (const days of [40, 60, 90])
    await plants.paid(player, { at: ago(days * DAY_MS), lira: 1_000 })
  for (const hours of [30, 20, 3]) {
    await plants.paid(player, { at: ago(hours * HOUR_MS), lira: 2_000 })
    await plants.day(player, ago(hours * HOUR_MS * 20), 100)
    await plants.round(player, {
      at: ago(hours * HOUR_MS + 5 * MINUTE_MS),
      lira: 900,
      balanceLira: 3,
    })
    await plants.deposit(player, ago(hours * HOUR_MS), 2_000)
  }
  for (const hours of [4, 3, 2, 1])
    await plants.paid(player, { at: ago(hours * HOUR_MS), lira: 10, isDeclined: true })
  for (const days of [5, 1])
    await plants.paid(player, {
      isDeposit: false,
      at: ago(days * DAY_MS),
      lira: 10,
      isStopped: true,
    })
  for (const days of [5, 1]) await plants.wish(player, ago(days * DAY_MS), 100n, 100n)
  await run()
  expect(await markersOf(player)).toEqual([
    'harm_cancelled_withdrawal 2',
    'harm_chasing 3',
    'harm_declined_card 2',
    'harm_deposit_rise 3',
    'harm_limit_up 2',
  ])
  const steps = await casino.db.selectFrom('harm_step').selectAll().orderBy('step').execute()
  expect(steps.map(({ step, points, done_by }) => [step, points, done_by])).toEqual(
    [1, 2, 3, 4, 5].map((step) => [step, 12, null]),
  )
  const told = await casino.db
    .selectFrom('notification')
    .select(['title_tr', 'note_tr'])
    .where('player_id', '=', player)
    .execute()
  expect(told.map(({ title_tr }) => title_tr).sort()).toEqual([
    'Her 30 dakikada bir hatırlatırız',
    'Son 30 günün',
  ])
  expect(told.find(({ title_tr }) => title_tr === 'Son 30 günün')?.note_tr).toContain('₺6.000')
  expect(
    await casino.db
      .selectFrom('reality_check')
      .select('every_min')
      .where('player_id', '=', player)
      .execute(),
  ).toEqual([{ every_min: 30 }])
  expect(
    await casino.db
      .selectFrom('no_marketing')
      .select('because')
      .where('player_id', '=', player)
      .execute(),
  ).toEqual([{ because: 'ladder of help, step 2' }])
  const asked = await casino.db
    .selectFrom('alert')
    .select('about')
    .where('rule', '=', 'harm_ladder')
    .execute()
  expect(asked.map(({ about }) => about).sort()).toEqual(
    [3, 4, 5].map((step) => `help:${player}:${step}`),
  )
  expect(await run()).toBe(0)
})

test('nights, hours and stakes that rise are seen in sittings', async () => {
  const [player] = (await casino.players([{}])) as [string]
  // Midnight of Istanbul is nine in the evening of UTC.
  const today = Math.floor(casino.clock.now().getTime() / DAY_MS) * DAY_MS
  for (const days of [5, 4, 3, 2])
    await play(player, new Date(today - days * DAY_MS + 21 * HOUR_MS), 300)
  for (let minute = 0; minute < 11; minute++)
    await plants.round(player, {
      at: new Date(today - 12 * HOUR_MS + minute * MINUTE_MS),
      lira: 20,
    })
  await run()
  expect(await markersOf(player)).toEqual(['harm_night 2', 'harm_stake_rise 2', 'harm_time 2'])
})

test('two runs at once raise nothing twice', async () => {
  const [player] = (await casino.players([{}])) as [string]
  for (const hours of [3, 2, 1])
    await plants.paid(player, { at: ago(hours * HOUR_MS), lira: 19_000 })
  await atOnce(run)
  const mine = (await alertsOf('structuring')).filter(({ player_id }) => player_id === player)
  expect(mine).toHaveLength(1)
})

test('a rule is tried on thirty days before it is set: what it would have raised, and nothing is written', async () => {
  const [player] = (await casino.players([{}])) as [string]
  for (const days of [20, 10, 3]) await plants.paid(player, { at: ago(days * DAY_MS), lira: 9_500 })
  const held = (await readRules(casino.db)).find(({ rule }) => rule === 'structuring')
  const before = await alertsOf('structuring')
  const parameters = { ...held?.parameters, n: 1, line: 9_500 }
  const now = casino.clock.now()
  const trial = await tryRule(casino.db, { rule: 'structuring', parameters, now })
  const inTrial = trial.examples.filter(({ playerId }) => playerId === player)
  expect(inTrial).toHaveLength(0)
  const wide = await tryRule(casino.db, {
    rule: 'structuring',
    parameters: { ...parameters, hi: 1.1 },
    now,
  })
  expect(wide.examples.filter(({ playerId }) => playerId === player)).toHaveLength(3)
  expect(wide.active).toBeGreaterThan(3)
  expect(await alertsOf('structuring')).toEqual(before)
})
