/** What is of the whole house: the rule, incidents, the brake, and what stops all clocks. */
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { noteChain } from '../../../ledger/index.ts'
import { declareIncident, readStop } from '../../index.ts'
import { AYLA, CEM, DENIZ, openReviews, type Reviews } from '../../testing/reviews.ts'
import { callForBrake, readReleased } from './brake.ts'

const HOUR_MS = 3_600_000

let reviews: Reviews
beforeAll(async () => {
  reviews = await openReviews()
})
beforeEach(async () => {
  await reviews.newDay()
  reviews.set('19:00:00')
})
afterEach(async () => {
  expect(await reviews.cashier.casino.sumOfBooks()).toBe(0n)
  expect(await reviews.findings()).toEqual([])
})
afterAll(() => reviews.cashier.close())

const incident = (operator: string, hours = 5) =>
  declareIncident(reviews.cashier.deps, { operator, hours, because: 'the bank is away' })
const clockOf = async (id: string) => (await reviews.read(id)).clock_at

test('an incident of two people gives all reviews more time and tells all players, once in seven days', async () => {
  const [one, other] = [await reviews.held(), await reviews.held()]
  const before = await clockOf(one.id)
  expect(await incident(AYLA)).toBe('needs another')
  await expect(incident(AYLA)).rejects.toMatchObject({ code: 'second_approver_needed' })
  expect(await clockOf(one.id)).toEqual(before)
  expect(await incident(DENIZ)).toEqual({ extended: 2 })
  for (const { id, playerId } of [one, other]) {
    const steps = await reviews.events(id)
    expect(steps.at(-1)).toMatchObject({ step: 'extended', reason: 'incident', added_s: 18_000 })
    expect(JSON.stringify(await reviews.cashier.pushes(playerId))).toContain('Bir sorun nedeniyle')
  }
  expect(await clockOf(one.id)).toEqual(new Date((before?.getTime() ?? 0) + 5 * HOUR_MS))
  await expect(incident(CEM)).rejects.toMatchObject({ code: 'incident_too_soon' })
  await expect(
    sql`insert into review_incident (hours, because, proposed_by, approved_by, declared_at, next_at, extended)
      select hours, because, proposed_by, approved_by, declared_at + interval '1 day', next_at + interval '1 day', 0
        from review_incident`.execute(reviews.cashier.casino.db),
  ).rejects.toThrow('review_incident_once_a_week')
  await reviews.finish()
  reviews.cashier.casino.clock.advance(7 * 24 * HOUR_MS)
  expect(await incident(CEM)).toBe('needs another')
})

test('an incident leaves alone what has had its 72 hours, and what has run out', async () => {
  const long = await reviews.held()
  for (let times = 0; times < 3; times += 1) {
    await reviews.extend(long.id, AYLA)
    await reviews.extend(long.id, DENIZ)
  }
  const over = await reviews.held()
  const ends = await clockOf(long.id)
  reviews.set('19:18:00')
  await incident(AYLA)
  expect(await incident(DENIZ)).toEqual({ extended: 0 })
  expect(await clockOf(long.id)).toEqual(ends)
  expect(await reviews.run()).toBe(1)
  expect((await reviews.events(over.id)).at(-1)).toMatchObject({ step: 'released' })
})

test('the rule of the clock is a version of two people, within its bounds', async () => {
  const change = { first_minutes: 30, opens_minute: 540, closes_minute: 1_320 }
  const version = await reviews.setRule(change)
  expect(version).toBeGreaterThan(1)
  const { id } = await reviews.held()
  // 19:00 UTC is 22:00 in Istanbul: closed until nine.
  expect(await reviews.read(id)).toMatchObject({ review_version: version })
  expect((await clockOf(id))?.toISOString()).toContain('T06:30:00')
  for (const wrong of [
    { first_minutes: 241 },
    { first_minutes: 0 },
    { most_minutes: 29 },
    { asked_hours: 73 },
    { opens_minute: null },
    { closes_minute: 540 },
    { brake_hour_e5: 0n },
  ])
    await expect(reviews.setRule(wrong)).rejects.toMatchObject({
      code: 'review_rule_out_of_bounds',
    })
  await reviews.setRule({ first_minutes: 15, opens_minute: null, closes_minute: null })
  const { pool } = reviews.cashier.casino
  await expect(pool.query(`update review_rule set first_minutes = 1`)).rejects.toThrow('denied')
  await expect(
    pool.query(`insert into review_rule select 99, first_minutes, each_minutes, most_minutes, asked_hours,
      opens_minute, closes_minute, brake_hour_e5, brake_times, 'ayla', ' Ayla ', because, set_at from review_rule where version = 1`),
  ).rejects.toThrow('review_rule_by_two')
})

test('while the chain of the ledger is broken no clock pays, people still decide, and after it all that has run out is paid', async () => {
  const [one, other] = [await reviews.held(), await reviews.held()]
  const { db, clock } = reviews.cashier.casino
  const broken = { findings: [{ rule: 'LED-12', sentence: 'a checkpoint is broken' }] }
  await noteChain(db, { ...broken, isWhole: false, now: clock.now() })
  reviews.set('19:30:00')
  expect(await reviews.run()).toBe(0)
  expect(await readStop(db)).toMatchObject({ why: 'seal' })
  const { data } = await reviews.cashier.post('transaction', one.playerId, { id: one.id })
  expect(data.review).toMatchObject({ endsAt: null, atEnd: 'law' })
  expect(await reviews.approve(one.id)).toBe('decided')
  // An hour's look sees what is new alone.
  await noteChain(db, { findings: [], isWhole: false, now: clock.now() })
  expect(await reviews.run()).toBe(0)
  await noteChain(db, { findings: [], isWhole: true, now: clock.now() })
  expect(await reviews.run()).toBe(1)
  expect(await readStop(db)).toBeUndefined()
  expect((await reviews.events(other.id)).at(-1)).toMatchObject({ step: 'released' })
})

test('LIC-01: with real money and no licence no clock pays', async () => {
  await reviews.held()
  reviews.set('19:30:00')
  const { deps, casino } = reviews.cashier
  const open = deps.house
  deps.house = { whyClosed: () => 'real_money_closed' }
  expect(await reviews.run()).toBe(0)
  expect(await readStop(casino.db)).toMatchObject({ why: 'licence' })
  deps.house = open
  expect(await reviews.run()).toBe(1)
})

test('where the clock pays more than is usual somebody is called, and it pays on', async () => {
  const { deps, casino } = reviews.cashier
  const told = async () => {
    const isTold = await callForBrake(deps)
    return { isTold, ...(await readReleased(casino.db, casino.clock.now())) }
  }
  await reviews.held(49_000)
  await reviews.held(49_000)
  reviews.set('19:20:00')
  expect(await reviews.run()).toBe(2)
  expect(await told()).toMatchObject({ isTold: false, hourE5: 9_800_000_000n })
  for (let times = 0; times < 4; times += 1) await reviews.held(49_000)
  await reviews.finish()
  expect(await told()).toMatchObject({ isTold: true, hourE5: 29_400_000_000n })
  expect(reviews.cashier.logged()).toContain('review brake')
  reviews.set('23:00:00')
  expect((await told()).isTold).toBe(false)
})

test('three times a usual day is told of too', async () => {
  const { casino } = reviews.cashier
  casino.clock.advance(60 * 24 * HOUR_MS)
  for (let day = 0; day < 7; day += 1) {
    await reviews.held(100 + 5_900)
    casino.clock.advance(15 * 60_000)
    expect(await reviews.run()).toBe(1)
    casino.clock.advance(24 * HOUR_MS)
  }
  const { deps } = reviews.cashier
  for (let times = 0; times < 3; times += 1) await reviews.held(6_000)
  await reviews.finish()
  expect(await callForBrake(deps)).toBe(false)
  await reviews.held(6_000)
  casino.clock.advance(15 * 60_000)
  expect(await reviews.run()).toBe(1)
  expect(await callForBrake(deps)).toBe(true)
})
