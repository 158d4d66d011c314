import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { times } from '../../../testing/chance.ts'
import type { WalletCommand } from '../../casino/index.ts'
import { E5, type FreeRoundsFixture, openFreeRoundsFixture } from './testing/fixture.ts'

let fixture: FreeRoundsFixture
beforeAll(async () => {
  fixture = await openFreeRoundsFixture()
})
afterAll(async () => {
  expect(await fixture.casino.sumOfBooks()).toBe(0n)
  expect(await fixture.findings()).toEqual([])
  await fixture.close()
})

const step = fc.record({
  round: fc.nat(3),
  does: fc.constantFrom('bet', 'win', 'unwin', 'unbet'),
  /** How often the call comes, at once. */
  times: fc.integer({ min: 1, max: 3 }),
  wonE5: fc.constantFrom(0n, E5, 7n * E5),
})
type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never

/** What stands of one round. */
type Stands = { roundId: string; bet?: WalletCommand; win?: WalletCommand }

test('whatever comes, how often and in what order: played is what stands, and the cash is what it won', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const ready = await fixture.ready()
      const rounds: Stands[] = [0, 1, 2, 3].map(() => ({ roundId: randomUUID() }))
      for (const one of steps) {
        const round = rounds[one.round]
        const command = round && commandOf(ready, round, one)
        if (!command) continue
        await Promise.all(Array.from({ length: one.times }, () => fixture.wallet.post(command)))
      }
      const played = rounds.filter(({ bet }) => bet).length
      const wonE5 = rounds.reduce((sum, { win }) => sum + (win?.amountE5 ?? 0n), 0n)
      expect(await fixture.casino.cashE5(ready.playerId)).toBe(wonE5)
      expect(await fixture.card(ready.playerId)).toMatchObject({
        left: Math.max(3 - played, 0),
        won: Number(wonE5 / E5),
        status: played >= 3 ? 'spent' : 'ready',
      })
    }),
    { numRuns: times(25) },
  )
})

/** The next call of this round, and the round as it leaves it; undefined where it would make no sense. */
function commandOf(
  { bet, win, rollback, reward }: Awaited<ReturnType<FreeRoundsFixture['ready']>>,
  round: Stands,
  { does, wonE5 }: Step,
): WalletCommand | undefined {
  const own = { reward, roundId: round.roundId }
  if (does === 'bet' && !round.bet) {
    round.bet = bet(2n * E5, { ...own, movesCash: false })
    return round.bet
  }
  if (does === 'win' && round.bet && !round.win) {
    round.win = win(round.bet, wonE5, own)
    return round.win
  }
  const undone = does === 'unwin' ? round.win : round.win ? undefined : round.bet
  if (!undone || does === 'bet' || does === 'win') return undefined
  if (does === 'unwin') delete round.win
  else delete round.bet
  return rollback(undone, { roundId: round.roundId })
}
