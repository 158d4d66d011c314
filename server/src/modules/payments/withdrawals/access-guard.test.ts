import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cashier, E5, IBAN, openCashier, PASSWORD } from '../testing/cashier.ts'

const OTHER_IBAN = 'TR280001009999901234567890'
const FORMER = 'eski@posta.example'
const DAY_MS = 24 * 60 * 60_000

let cashier: Cashier
const mails: { to: string; text: string }[] = []
beforeAll(async () => {
  cashier = await openCashier()
  cashier.deps.messages.mail.send = async (_tx, message) => void mails.push(message)
})
beforeEach(async () => {
  mails.length = 0
  await cashier.startOver()
})
afterEach(async () => expect(await cashier.casino.sumOfBooks()).toBe(0n))
afterAll(() => cashier.close())

const to = (iban: string, amount = 100) => ({
  detail: { Amount: amount, Iban: iban },
  password: PASSWORD,
})
/** Two of the house gave the player another address just now. */
async function changed(playerId: string) {
  const now = cashier.casino.clock.now()
  await cashier.casino.db
    .insertInto('access_change')
    .values({
      player_id: playerId,
      kind: 'email',
      former: FORMER,
      proposed_by: 'one',
      approved_by: 'two',
      changed_at: now,
      guarded_until: new Date(now.getTime() + 7 * DAY_MS),
    })
    .execute()
}
const heldOf = async (playerId: string) =>
  (
    await cashier.casino.db
      .selectFrom('payment')
      .select(['hold', 'hold_until', 'clock_at'])
      .where('player_id', '=', playerId)
      .orderBy('created_at', 'desc')
      .limit(1)
      .execute()
  )[0]

test('FRD-05: after the house changed an address, any sum to an account that is new waits a day, and both addresses can stop it', async () => {
  const playerId = await cashier.casino.player({ cashE5: 20_000n * E5 })
  await cashier.withdraw(playerId, 100, to(IBAN))
  expect((await heldOf(playerId))?.hold_until).toBeNull()
  cashier.casino.clock.advance(1_000)
  await changed(playerId)
  mails.length = 0
  expect(await cashier.withdraw(playerId, 100, to(OTHER_IBAN))).toMatchObject({ success: true })
  const waits = new Date(cashier.casino.clock.now().getTime() + DAY_MS)
  expect(await heldOf(playerId)).toEqual({ hold: 'risk', hold_until: waits, clock_at: waits })
  expect(mails.map((mail) => mail.to)).toContain(FORMER)
  const links = mails.map(({ text }) => /\S+\/stop-withdrawal\S+/.exec(text)?.[0])
  expect(links).toHaveLength(2)
  expect(new Set(links).size).toBe(1)
})

test('an account that was paid to before the change is paid as ever, and so is a new one once the guard is over', async () => {
  const playerId = await cashier.casino.player({ cashE5: 20_000n * E5 })
  await cashier.withdraw(playerId, 100, to(IBAN))
  cashier.casino.clock.advance(1_000)
  await changed(playerId)
  await cashier.withdraw(playerId, 100, to(IBAN))
  expect(await heldOf(playerId)).toMatchObject({ hold: null, hold_until: null })
  cashier.casino.clock.advance(7 * DAY_MS)
  mails.length = 0
  await cashier.withdraw(playerId, 100, to(OTHER_IBAN))
  expect(await heldOf(playerId)).toMatchObject({ hold: null, hold_until: null })
  expect(mails.map((mail) => mail.to)).not.toContain(FORMER)
})
