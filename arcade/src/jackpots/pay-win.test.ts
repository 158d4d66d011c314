import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { range } from '../games/shuffle.ts'
import { sweep } from '../rounds/sweep.ts'
import { checkJackpots } from './check-jackpots.ts'
import { type JackpotFixture, openJackpotFixture } from './testing/jackpot-fixture.ts'

const HOUR_MS = 3_600_000

let fixture: JackpotFixture
beforeAll(async () => {
  fixture = await openJackpotFixture()
  await fixture.count()
})
afterAll(() => fixture.close())
beforeEach(async () => {
  await fixture.arcade.sweepAll()
  fixture.amusnet.calls.length = 0
})
afterEach(async () => {
  expect(await checkJackpots(fixture.pool)).toEqual([])
  expect(fixture.amusnet.errors).toEqual([])
})

/** The last pot of an hour that fell. That of a day may fall in the same hour. */
async function lastFall() {
  const fallen = (await fixture.falls('yek')).at(-1)
  if (!fallen) throw new Error('no hour has ended')
  const { win_uuid, round_id, won_kurus, paid_at, balance_kurus } = fallen
  return {
    winUuid: String(win_uuid),
    roundId: String(round_id),
    wonKurus: Number(won_kurus),
    isPaid: paid_at !== null,
    balanceKurus: Number(balance_kurus),
  }
}

/** A stake of ₺1,000 to which the hour's pot falls. */
async function fallToOne() {
  const roundId = await fixture.play(100_000)
  await fixture.count()
  fixture.arcade.later(2 * HOUR_MS)
  await fixture.count()
  const fallen = await lastFall()
  expect(fallen.roundId).toBe(roundId)
  return fallen
}

const calls = () => fixture.amusnet.calls.filter(({ fields }) => fields.Reason === 'JACKPOT_END')
const callsOf = (winUuid: string) => calls().filter(({ id }) => id === winUuid)
const balance = () => fixture.amusnet.books.balanceKurus

/** What all falls came to that are paid by now. */
const paidKurus = async () =>
  (await fixture.falls()).reduce(
    (sum, { won_kurus, paid_at }) => sum + (paid_at === null ? 0 : Number(won_kurus)),
    0,
  )

test('a fall is paid once by the word of its supplier, however many processes sweep', async () => {
  const { winUuid, roundId, wonKurus } = await fallToOne()
  const before = { balance: balance(), paid: await paidKurus() }
  await Promise.all(range(1, 4).map(() => sweep(fixture.arcade.arcade, async () => {})))
  expect(callsOf(winUuid)).toMatchObject([{ round: roundId, amountKurus: wonKurus }])
  expect(balance() - before.balance).toBe((await paidKurus()) - before.paid)
  expect((await lastFall()).isPaid).toBe(true)
})

test.each(['drop', 'nonsense'] as const)(
  'a wallet that takes it and whose answer is lost (%s) is asked again under the same id, and pays once',
  async (fault) => {
    const { winUuid } = await fallToOne()
    const before = { balance: balance(), paid: await paidKurus() }
    // As often as one call is tried, also where two pots fell: so the sweeper has to come back.
    fixture.amusnet.faults.push(...range(1, 6).map(() => fault))
    await sweep(fixture.arcade.arcade, async () => {})
    fixture.amusnet.faults.length = 0
    expect((await lastFall()).isPaid).toBe(false)
    fixture.arcade.later(60_000)
    await fixture.arcade.sweepAll()
    expect(callsOf(winUuid).length).toBeGreaterThan(3)
    expect(balance() - before.balance).toBe((await paidKurus()) - before.paid)
    expect((await lastFall()).isPaid).toBe(true)
  },
)

test('a process that is killed as it pays leaves the win to the next, which pays it once', async () => {
  const { winUuid } = await fallToOne()
  const before = { balance: balance(), paid: await paidKurus() }
  fixture.amusnet.faults.push('hang', 'hang')
  const sweeping = sweep(fixture.arcade.arcade, async () => {}).catch(() => undefined)
  await expect.poll(() => callsOf(winUuid).length).toBeGreaterThan(0)
  await fixture.arcade.crash()
  await sweeping
  fixture.amusnet.faults.length = 0
  // Its lease is honoured.
  await fixture.arcade.sweepAll()
  expect((await lastFall()).isPaid).toBe(false)
  fixture.arcade.later(60_000)
  await fixture.arcade.sweepAll()
  expect(balance() - before.balance).toBe((await paidKurus()) - before.paid)
  expect((await lastFall()).isPaid).toBe(true)
})

test('a jackpot waits for the win of its own round, which a wallet hears of first', async () => {
  const token = await fixture.seat()
  const { body } = await fixture.arcade.spin(token, 100_000)
  await fixture.count()
  // Not finished: the page is still showing it.
  await fixture.pool.query('update arcade.round set due_at = $2 where id = $1', [
    body.round.id,
    new Date(fixture.arcade.clock.nowMs + 24 * HOUR_MS),
  ])
  fixture.arcade.later(2 * HOUR_MS)
  await fixture.count()
  await fixture.arcade.sweepAll()
  const { winUuid, roundId } = await lastFall()
  expect(roundId).toBe(body.round.id)
  expect(callsOf(winUuid)).toEqual([])
  await fixture.arcade.finish(token, body.round.id)
  await fixture.arcade.sweepAll()
  expect(callsOf(winUuid)).toHaveLength(1)
})

test('the list of what has moved has the jackpot as a win of its round', async () => {
  const { winUuid, roundId, wonKurus } = await fallToOne()
  const from = new Date(fixture.arcade.clock.nowMs - 1).toISOString()
  await fixture.arcade.sweepAll()
  const to = new Date(fixture.arcade.clock.nowMs + 1).toISOString()
  const { password } = fixture.amusnet.operator
  const signature = createHmac('sha256', password).update(`movements ${from} ${to}`).digest('hex')
  const query = new URLSearchParams({ from, to, signature })
  const { body } = await fixture.arcade.get(`/lists/amusnet/movements?${query}`)
  const line = { kind: 'win', id: winUuid, round: roundId, amountE5: String(wonKurus * 1_000) }
  expect(body).toContainEqual(expect.objectContaining(line))
})

test('its player is told of it with the balance after it, and others see the hidden name', async () => {
  const token = await fixture.seat(undefined, 'mehmet-7')
  const { body } = await fixture.arcade.spin(token, 100_000)
  await fixture.arcade.finish(token, body.round.id)
  await fixture.count()
  fixture.arcade.later(2 * HOUR_MS)
  await fixture.count()
  await fixture.arcade.sweepAll()
  const told = (await fixture.arcade.get(`/api/jackpots/won?token=${token}`)).body
  const { wonKurus } = await lastFall()
  expect(told.won).toContainEqual(expect.objectContaining({ level: 'yek', wonKurus, isPaid: true }))
  expect(told.balanceKurus).toBe(balance())
  // Where the wallet does not answer, the win is told without the balance.
  fixture.amusnet.faults.push(...range(1, 6).map(() => 'drop' as const))
  const later = (await fixture.arcade.get(`/api/jackpots/won?token=${token}`)).body
  fixture.amusnet.faults.length = 0
  expect(later).toEqual({ ...told, balanceKurus: null })
  const { jackpots } = await fixture.meters()
  expect(jackpots[0]?.fallen).toMatchObject({ name: 'me•••7', wonKurus })
  fixture.arcade.later(10 * 60_000 + 1)
  expect((await fixture.meters()).jackpots[0]?.fallen).toBeNull()
})
