import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOffice, runScript } from '../../../testing/casino/run-script.ts'
import type { SupplierHealth } from '../../suppliers/index.ts'
import { E5, type FreeRoundsFixture, openFreeRoundsFixture } from './testing/fixture.ts'

let fixture: FreeRoundsFixture
beforeAll(async () => {
  fixture = await openFreeRoundsFixture()
})
afterAll(async () => {
  expect(await fixture.casino.sumOfBooks()).toBe(0n)
  await fixture.close()
})

const office = (...words: string[]) => runOffice(fixture.casino.url, ['free-rounds', ...words])
const status = (...words: string[]) =>
  runScript('scripts/providers/status.ts', fixture.casino.url, words)

/** What of a supplier needs a person because of free rounds. */
async function needs(provider: string): Promise<string[]> {
  const { suppliers } = JSON.parse((await status('--json')).said) as { suppliers: SupplierHealth[] }
  const health = suppliers.find((one) => one.provider === provider)
  return health?.needs.filter((need) => need.includes('free rounds')) ?? []
}

test('npm run office lists open free rounds and cancels them, by name: what is left goes back to the supplier', async () => {
  const { id, playerId, bet, reward } = await fixture.ready()
  await fixture.wallet.post(bet(2n * E5, { movesCash: false, reward, roundId: randomUUID() }))
  expect((await office()).said).toMatch(
    new RegExp(`^${id}  \\w+  Three rounds  1 of 3  ready, until 2026-.*Z\n\n1 are open.\n$`),
  )
  expect((await office('cancel', id.toUpperCase(), '--by', 'ayla')).code).toBe(0)
  expect(await fixture.card(playerId)).toMatchObject({ status: 'cancelled' })
  expect((await fixture.notes(playerId)).at(-1)).toContain('Bedava turların iptal edildi')
  const row = fixture.casino.db
    .selectFrom('free_rounds')
    .select('cancelled_by')
    .where('id', '=', id)
  expect(await row.executeTakeFirst()).toEqual({ cancelled_by: 'ayla' })
  expect((await office()).said).toContain('cancelled, until')
  expect((await office()).said).toContain('to cancel at hub88, asked 0 times')

  // The supplier is asked by the operator, whose clock is the machine's like the command's.
  fixture.casino.clock.set(new Date())
  await fixture.askDue()
  expect(fixture.supplier.calls.at(-1)).toBe(`cancel ${id} ${reward}`)
  expect((await office()).said).toBe('No free rounds are open.\n')
  expect(await office('cancel', id)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/has ended/),
  })
  expect((await office('cancel', randomUUID())).code).toBe(1)
  for (const wrong of [['cancel', 'x'], ['cancel'], ['cancel', id, 'now'], ['show']])
    expect((await office(...wrong)).code).toBe(2)
})

test('npm run office and npm run providers:status name the rounds that none of ours knows, and more than were given', async () => {
  const ready = await fixture.ready()
  const { bet, playerId, reward } = ready
  const free = { movesCash: false, reward }
  await fixture.wallet.post(bet(2n * E5, { ...free, roundId: randomUUID() }))
  expect((await office()).said).not.toContain('!')
  expect(await needs('hub88')).toEqual([])

  const other = await fixture.ready()
  const unmatched = [
    bet(2n * E5, { ...free, reward: 'unheard\u001b[2J', roundId: randomUUID() }),
    other.bet(2n * E5, { ...free, roundId: randomUUID() }),
  ]
  for (const stray of unmatched) {
    expect(await fixture.wallet.post(stray)).toMatchObject({ outcome: 'ok' })
  }
  for (let more = 0; more < 3; more++) {
    await fixture.wallet.post(bet(2n * E5, { ...free, roundId: randomUUID() }))
  }
  const { said } = await office()
  const [unheard, theirs] = unmatched
  expect(said).toContain(
    `! hub88: ${unheard?.transactionId} of ${playerId} names reward unheard\ufffd[2J, which we never gave\n`,
  )
  expect(said).toContain(
    `! hub88: ${theirs?.transactionId} of ${other.playerId} names reward ${reward}, which is of another player\n`,
  )
  expect(said).toContain(`! hub88: of ${ready.id} 4 rounds were played, 3 were given\n`)
  expect(said).not.toContain('\u001b')

  expect(await needs('hub88')).toEqual([
    '3 times free rounds that we did not give (npm run office -- free-rounds)',
  ])
  expect(await needs('softgamings')).toEqual([])
  const told = await status()
  expect(told.code).toBe(1)
  expect(told.said).toContain('hub88  NEEDS A PERSON')
  expect(told.said).toContain('! 3 times free rounds that we did not give')
})
