import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkPot, type EndedPot, isPotRight, readPots } from '../fairness/jackpot-verifier.ts'
import { contributionOf, KURUS, LEVELS } from '../games/jackpots/levels.ts'
import { range } from '../games/shuffle.ts'
import { readTotal } from '../store/jackpots/stakes.ts'
import { checkJackpots } from './check-jackpots.ts'
import { type JackpotFixture, MOVED_GAME, openJackpotFixture } from './testing/jackpot-fixture.ts'

const HOUR_MS = 3_600_000

let fixture: JackpotFixture
beforeAll(async () => {
  fixture = await openJackpotFixture()
  await fixture.count()
})
afterAll(() => fixture.close())
afterEach(async () => {
  await fixture.count()
  expect(await checkJackpots(fixture.pool)).toEqual([])
})

const amounts = async () => {
  const { jackpots } = await fixture.meters()
  return Object.fromEntries(jackpots.map(({ level, amountKurus }) => [level, amountKurus]))
}

test('GAM-17: a stake pays its share in to every level, once, as soon as its round is decided', async () => {
  const before = await amounts()
  expect(before).toMatchObject({ cihar: 1_000_000, ses: 25_000_000 })
  const token = await fixture.seat()
  const spun = await fixture.arcade.spin(token, 100_000)
  await fixture.count()
  expect(await readTotal(fixture.pool)).toBe(100_000)
  const shares = { yek: 120, du: 160, cihar: 191, ses: 285 }
  const after = await amounts()
  for (const [level, kurus] of Object.entries(shares)) {
    expect((after[level] ?? 0) - (before[level] ?? 0)).toBe(kurus)
  }
  await fixture.arcade.finish(token, spun.body.round.id)
  await Promise.all(range(1, 5).map(() => fixture.count()))
  expect(await amounts()).toEqual(after)
})

test('GAM-17: of stakes that are taken at once by two processes each has one place, and none is lost', async () => {
  const before = await readTotal(fixture.pool)
  const [players, each] = [3, 6]
  const counters = [fixture.count, () => fixture.other.countAll()].map(async (count) => {
    for (const _ of range(1, 15)) await count()
  })
  const played = range(1, players).map(async () => {
    for (const _ of range(1, each)) await fixture.play(10_000)
  })
  await Promise.all([...played, ...counters])
  await fixture.count()
  expect((await readTotal(fixture.pool)) - before).toBe(players * each * 10_000)
  const places = (await fixture.stakes()).map(({ upto_kurus }) => upto_kurus)
  expect(new Set(places).size).toBe(places.length)
})

test('a stake of an undecided round is in no pot, and one that goes back never comes into one', async () => {
  const before = await readTotal(fixture.pool)
  const token = await fixture.seat(MOVED_GAME)
  const { body } = await fixture.arcade.begin(token, { stakeKurus: 50_000 })
  await fixture.count()
  expect(await readTotal(fixture.pool)).toBe(before)
  // Left undecided: the game gives the stake back after a day.
  fixture.arcade.later(25 * HOUR_MS)
  await fixture.arcade.sweepAll()
  await fixture.count()
  expect(await readTotal(fixture.pool)).toBe(before)
  const stakes = await fixture.stakes()
  expect(stakes.find(({ round_id }) => round_id === body.round.id)).toMatchObject({
    is_back: true,
    upto_kurus: null,
  })
})

test('demos, free rounds and games that do not pay in post nothing', async () => {
  const before = await fixture.stakes()
  const { token: demo } = await fixture.arcade.demo('zar_ates_kirazi')
  expect((await fixture.arcade.spin(demo)).status).toBe(200)
  const free = await fixture.arcade.give('player-free', 1)
  const seat = await fixture.arcade.seat('player-free')
  const { now } = (await fixture.arcade.get(`/api/session?token=${seat}`)).body.session.freeRounds
  expect((await fixture.arcade.spinFree(seat, now?.id ?? free.id)).status).toBe(200)
  fixture.arcade.later(5_000)
  expect((await fixture.arcade.spin(await fixture.arcade.seat())).status).toBe(200)
  expect(await fixture.stakes()).toEqual(before)
})

test('a refused stake posts nothing, and one that is repeated is posted once', async () => {
  const before = (await fixture.stakes()).length
  const token = await fixture.seat()
  fixture.amusnet.faults.push({ says: '3100' })
  const refused = await fixture.arcade.spin(token)
  expect(refused.body.refusal).toBe('not_enough_money')
  expect(await fixture.stakes()).toHaveLength(before)
  fixture.arcade.later(5_000)
  const commandId = crypto.randomUUID()
  await Promise.all(range(1, 5).map(() => fixture.arcade.spin(token, 2_000, commandId)))
  expect(await fixture.stakes()).toHaveLength(before + 1)
})

test('an hour has one fall, to one of its stakes, and an hour without stakes has none', async () => {
  const hours = () => fixture.falls('yek')
  for (const _ of range(1, 4)) await fixture.play(100_000)
  await fixture.count()
  const before = (await hours()).length
  fixture.arcade.later(2 * HOUR_MS)
  await Promise.all([fixture.count(), fixture.other.countAll()])
  await fixture.count()
  const [fallen, ...more] = (await hours()).slice(before)
  expect(more).toEqual([])
  const ids = (await fixture.stakes()).map(({ round_id }) => round_id)
  expect(ids).toContain(fallen?.round_id)
  fixture.arcade.later(3 * HOUR_MS)
  await fixture.count()
  expect(await hours()).toHaveLength(before + 1)
})

test('GAM-17: the stake that reaches the point wins the whole pot, never above the ceiling', async () => {
  const before = (await fixture.falls('cihar')).length
  // ₺200,000 each: of Cihar's pot ₺382.
  await fixture.postMany(180, 20_000_000)
  await Promise.all([fixture.count(), fixture.other.countAll()])
  await fixture.count()
  const falls = (await fixture.falls('cihar')).slice(before)
  expect(falls.length).toBeGreaterThan(0)
  for (const { won_kurus } of falls) {
    expect(Number(won_kurus)).toBeGreaterThan(1_000_000)
    expect(Number(won_kurus)).toBeLessThanOrEqual(7_500_000)
  }
})

test('everybody can compute again when each pot ended, to whose stake and with what sum', async () => {
  const pots: EndedPot[] = []
  for (const { name } of LEVELS) {
    const { body } = await fixture.arcade.get(`/api/jackpots/pots?level=${name}&limit=100`)
    expect(body.standing).toMatchObject({ level: name, firstHash: expect.any(String) })
    expect(body.standing.hash).toBeUndefined()
    pots.push(...readPots(JSON.stringify(body)))
  }
  const won = pots.filter(({ wonKurus }) => wonKurus !== null)
  const levels = new Set(won.map(({ level }) => level))
  expect([levels.has('yek'), levels.has('cihar')]).toEqual([true, true])
  for (const pot of pots) expect(isPotRight(await checkPot(pot))).toBe(true)
  const [fallen] = won
  if (!fallen?.wonKurus || !fallen.winnerUptoKurus) throw new Error('no pot fell')
  const lies = [
    { wonKurus: fallen.wonKurus + 1 },
    { winnerUptoKurus: fallen.uptoKurus + 10_000, winnerStakeKurus: 100 },
    { hash: fallen.firstHash },
    { endedAt: '2020-01-01T00:00:00Z' },
  ]
  for (const lie of lies) expect(isPotRight(await checkPot({ ...fallen, ...lie }))).toBe(false)
})

test('the list of counted stakes is without a gap, and who knows a round finds its stake', async () => {
  const roundId = await fixture.play()
  await fixture.count()
  const { stakes } = (await fixture.arcade.get('/api/jackpots/stakes?limit=10000')).body
  let upto = 0
  for (const { uptoKurus, stakeKurus } of stakes) {
    upto += stakeKurus
    expect(uptoKurus).toBe(upto)
  }
  const roundHash = createHash('sha256').update(roundId).digest('hex')
  expect(stakes.at(-1)).toMatchObject({ roundHash, stakeKurus: 2_000 })
})

test('GAM-17: the books of each level tell what was paid in, won and is held, to the unit', async () => {
  const { levels } = (await fixture.arcade.get('/api/jackpots/books')).body
  expect(levels.map(({ level }: { level: string }) => level)).toEqual(['yek', 'du', 'cihar', 'ses'])
  const falls = await fixture.falls()
  for (const { level, paidInUnits, wonUnits, potUnits, reserveUnits, falls: count } of levels) {
    expect(BigInt(wonUnits) + BigInt(potUnits) + BigInt(reserveUnits)).toBe(BigInt(paidInUnits))
    const own = falls.filter((one) => one.level === level)
    expect(count).toBe(own.length)
    expect(BigInt(wonUnits)).toBe(own.reduce((sum, one) => sum + BigInt(one.won_kurus), 0n) * KURUS)
  }
})

test('GAM-17: all that was ever paid in is won, in the pots or in the reserves', async () => {
  const total = BigInt(await readTotal(fixture.pool)) * KURUS
  const paidIn = LEVELS.reduce((sum, level) => sum + contributionOf(level, total), 0n)
  expect(paidIn).toBe(total / 100n)
})
