import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runScript } from '../../../testing/casino/run-script.ts'
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

const status = (...words: string[]) =>
  runScript('scripts/providers/status.ts', fixture.casino.url, words)

/** What of a supplier needs a person because of free rounds. */
async function needs(provider: string): Promise<string[]> {
  const { suppliers } = JSON.parse((await status('--json')).said) as { suppliers: SupplierHealth[] }
  const health = suppliers.find((one) => one.provider === provider)
  return health?.needs.filter((need) => need.includes('free rounds')) ?? []
}

test('npm run providers:status names the rounds that none of ours knows, and more than were given', async () => {
  const ready = await fixture.ready()
  const { bet, playerId, reward } = ready
  const free = { movesCash: false, reward }
  await fixture.wallet.post(bet(2n * E5, { ...free, roundId: randomUUID() }))
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
  const { code, said } = await status()
  const [unheard, theirs] = unmatched
  expect(said).toContain(
    `! ${unheard?.transactionId} of ${playerId} names reward unheard\ufffd[2J, which we never gave\n`,
  )
  expect(said).toContain(
    `! ${theirs?.transactionId} of ${other.playerId} names reward ${reward}, which is of another player\n`,
  )
  expect(said).toContain(`! of ${ready.id} 4 rounds were played, 3 were given\n`)
  expect(said).not.toContain('\u001b')

  expect(await needs('hub88')).toEqual(['3 times free rounds that we did not give'])
  expect(await needs('softgamings')).toEqual([])
  expect(code).toBe(1)
  expect(said).toContain('hub88  NEEDS A PERSON')
})
