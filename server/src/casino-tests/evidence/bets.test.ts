import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applySettlements } from '../../modules/betting/bets/settling/apply-settlements.ts'
import { type BetWish, openBettors } from '../../modules/betting/testing/bettors.ts'
import { openOffers } from '../../modules/betting/testing/offered.ts'
import { openEvidenceCasino } from '../../testing/evidence/evidence-casino.ts'

let casino: Awaited<ReturnType<typeof openEvidenceCasino>>
let bettors: ReturnType<typeof openBettors>
let offers: ReturnType<typeof openOffers>
beforeAll(async () => {
  casino = await openEvidenceCasino()
  bettors = openBettors(casino.casino)
  offers = openOffers(casino.casino)
})
beforeEach(() => casino.startOver())
afterAll(() => casino.close())

const one = (on: number, odds = 1_850): BetWish => ({ legs: [{ on, odds }] })
async function settle(marketId: bigint, version: number, outcomes: Record<string, string>) {
  await offers.settle(marketId, version, { outcomes })
  await applySettlements(bettors.deps)
}
async function rich(): Promise<string> {
  const playerId = await casino.casino.player()
  await casino.deposit(playerId, 1_000)
  const payment = await casino.onlyPayment(playerId)
  await casino.callback(casino.verdictOn(payment, 'approved'))
  return playerId
}
async function betFactsOf(playerId: string) {
  const text = await casino.make(playerId)
  expect(await casino.verify(text)).toMatchObject({ verdict: 'valid', findings: [] })
  expect(await casino.verifyInPython(text)).toBe('valid')
  return text
    .split('\n')
    .filter((line) => line.includes('"kind":"bet.'))
    .map((line) => JSON.parse(line).body)
}

test.each(['win', 'half-win', 'push', 'half-loss', 'loss', 'void'])(
  'a bet of which a leg is %s is told with what it was paid, and its sum is right',
  async (outcome) => {
    const playerId = await rich()
    const match = await offers.match()
    await bettors.place(playerId, one(match.one))
    await settle(match.marketId, 1, { '1': outcome })
    const [placed, settled, ...more] = await betFactsOf(playerId)
    expect(more).toEqual([])
    expect(placed).toMatchObject({ kind: 'bet.placed', cost: '10000000', legs: [{ odds: 1_850 }] })
    expect(settled).toMatchObject({ kind: 'bet.settled', version: 1, legs: [{ outcome }] })
  },
)

test('an open bet is told as placed; each settlement as a version, also one that was replaced before it was told', async () => {
  const playerId = await rich()
  const [open, wrong, unseen] = [await offers.match(), await offers.match(), await offers.match()]
  await bettors.place(playerId, one(open.one))
  await bettors.place(playerId, one(wrong.one))
  await settle(wrong.marketId, 1, { '1': 'win' })
  expect((await betFactsOf(playerId)).map(({ kind }) => kind)).toEqual([
    ...['bet.placed', 'bet.placed', 'bet.settled'],
  ])
  await settle(wrong.marketId, 2, { '1': 'loss' })
  await bettors.place(playerId, one(unseen.one))
  await settle(unseen.marketId, 1, { '1': 'win' })
  await settle(unseen.marketId, 2, { '1': 'loss' })
  const facts = await betFactsOf(playerId)
  expect(facts.map(({ kind, version }) => [kind, version])).toEqual([
    ...[
      ['bet.placed', undefined],
      ['bet.placed', undefined],
      ['bet.settled', 1],
    ],
    ...[
      ['bet.settled', 2],
      ['bet.placed', undefined],
      ['bet.settled', 1],
      ['bet.settled', 2],
    ],
  ])
})

test('a settlement that was taken back and came anew is told whole, however late anybody looks', async () => {
  const playerId = await rich()
  const match = await offers.match()
  await bettors.place(playerId, one(match.one))
  await settle(match.marketId, 1, { '1': 'win' })
  await settle(match.marketId, 2, {})
  await settle(match.marketId, 3, { '1': 'void' })
  const facts = await betFactsOf(playerId)
  const settled = facts.filter(({ kind }) => kind === 'bet.settled')
  expect(settled.map(({ version, payout, legs }) => [version, payout, legs[0].outcome])).toEqual([
    ...[
      [1, '18500000', 'win'],
      [2, '0', null],
      [3, '10000000', 'void'],
    ],
  ])
})
