import { REFUSALS } from '@zar/contract/refusal'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWallet } from '../modules/casino/index.ts'
import { type Cashier, openCashier, PASSWORD } from '../modules/payments/testing/cashier.ts'
import { openRealHouse, withdrawLicence } from '../modules/protection/index.ts'
import { openVisit } from '../modules/sportsbook/session.ts'
import { type CasinoFixture, openCasinoFixture } from '../testing/casino/casino-fixture.ts'
import { run } from '../testing/casino/process.ts'
import { giveLicence } from '../testing/licence.ts'
import { openTable } from '../testing/players/play.ts'

const E5 = 100_000n
const log = pino({ level: 'silent' })
/** The next look of a process is two seconds away at most; more is for a machine that is busy. */
const SOON = { timeout: 60_000, interval: 250 }

describe('the moment at which the licence ends, at every door', () => {
  let cashier: Cashier
  let house: Awaited<ReturnType<typeof openRealHouse>>
  beforeAll(async () => {
    cashier = await openCashier()
    await giveLicence(cashier.casino)
    house = await openRealHouse({ ...cashier.casino, log, everyMs: 3_600_000 })
    cashier.deps.house = house
  })
  afterAll(async () => {
    expect(await cashier.casino.sumOfBooks()).toBe(0n)
    await house.close()
    await cashier.close()
  })

  test('LEG-01: bets, visits and deposits end at midnight, in the player’s language; wins and withdrawals go on', async () => {
    const { casino } = cashier
    const playerId = await casino.player({ cashE5: 1_000n * E5 })
    const wallet = openWallet({ ...casino, house, log })
    const visit = () =>
      openVisit({ ...casino, house }, { partner: 'fcg', playerId, logInHash: Buffer.alloc(32) })
    casino.clock.set(new Date('2026-03-31T20:59:59.999Z'))
    await house.read()
    const at = await openTable(casino, playerId)
    const bet = at.bet(10n * E5)
    expect((await wallet.post(bet)).outcome).toBe('ok')
    expect(await visit()).toEqual(expect.any(String))
    expect((await cashier.deposit(playerId, 100)).success).toBe(true)

    casino.clock.set(new Date('2026-03-31T21:00:00.000Z'))
    expect((await wallet.post(at.bet(10n * E5))).outcome).toBe('gaming_closed')
    await expect(visit()).rejects.toThrow('real_money_closed')
    for (const locale of ['tr', 'en'] as const) {
      const body = { id: 1, target: 'Sandbox', detail: { Amount: 100, Bank: 1 } }
      expect(await cashier.post('deposit', playerId, body, locale)).toMatchObject({
        success: false,
        message: REFUSALS.real_money_closed[locale],
        data: { code: 'real_money_closed' },
      })
    }
    // The same bet again is answered as it was, and its win is paid.
    expect((await wallet.post(bet)).outcome).toBe('ok')
    expect((await wallet.post(at.win(bet, 30n * E5))).outcome).toBe('ok')
    expect(await casino.cashE5(playerId)).toBe(1_020n * E5)
    expect(await cashier.withdraw(playerId, 100, { password: PASSWORD })).toMatchObject({
      success: true,
    })
    await wallet.close()
  })
})

describe('processes', () => {
  let fixture: CasinoFixture
  const systemClock = { now: () => new Date() }
  const real = { MODE: 'real' }
  const always = { validFrom: '2020-01-01', validUntil: '2999-12-31' }
  beforeAll(async () => {
    fixture = await openCasinoFixture()
  })
  afterAll(() => fixture.close())

  test('LEG-01: real money does not open with one approval; two processes with two do, and both close as it is withdrawn', async () => {
    const { db } = fixture.testCasino
    await giveLicence({ db, clock: systemClock }, { ...always, approvers: ['ayla'] })
    const { exited, errors } = run('server/src/main.ts', {
      ...fixture.environment,
      ...real,
      PORT: '0',
    })
    expect(await exited).toEqual({ code: 1, signal: null })
    expect(errors.join()).toMatch(/MODE=real is refused: .*two people/)

    const id = await giveLicence({ db, clock: systemClock }, always)
    const [one, other] = [await fixture.start(real), await fixture.start(real)]
    await fixture.seat(one.address, 100n * E5)
    await fixture.seat(other.address, 100n * E5)
    const withdrawal = { id, operator: 'ayla', because: 'the authority has asked' }
    expect(await withdrawLicence({ db, clock: systemClock }, withdrawal)).toBe(true)
    for (const { address } of [one, other]) {
      await expect
        .poll(() => fixture.seat(address, 100n * E5).catch((error: Error) => error.message), SOON)
        .toContain('real_money_closed')
    }
  }, 180_000)
})
