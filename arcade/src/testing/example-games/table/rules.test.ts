import { expect, test } from 'vitest'
import { cardNamed } from '../../../games/cards.ts'
import { NO_CHANCE, scripted } from '../../../games/testing/scripted.ts'
import { exampleFacts } from './facts.ts'
import { modes } from './mathematics.ts'
import { exampleGame } from './rules.ts'

const STAKE_KURUS = 1_000
const dealt = (player: string, dealer: string) =>
  exampleGame.begin({ stakeKurus: STAKE_KURUS }, scripted(cardNamed(player), cardNamed(dealer)))

test('the best play returns 16,540 of 16,900', () => {
  const [figures] = modes()
  expect(figures?.rtp).toEqual({ numerator: 827n, denominator: 845n })
  expect(exampleFacts.rtpBp).toEqual({ lowest: 9_786, highest: 9_786 })
})

test.each([
  ['Kh', '2c', { stand: true }, 1_800],
  ['Kh', '2c', { double: true }, 3_600],
  ['As', 'Kd', { double: true }, 0],
  ['7s', '7d', { stand: true }, 0],
] as const)('%s against %s after %j returns %i', (player, dealer, move, returned) => {
  const open = dealt(player, dealer)
  expect(exampleGame.returnOf(open)).toBeUndefined()
  expect(exampleGame.priceOf(open, move)).toBe('double' in move ? STAKE_KURUS : 0)
  const end = exampleGame.play(open, move, NO_CHANCE)
  expect(exampleGame.returnOf(end)).toBe(returned)
  expect(exampleGame.whyNot(end, move)).toBe('over')
})

test('the dealer’s card is hidden while the player decides', () => {
  const open = dealt('Kh', '2c')
  expect(exampleGame.shownOf(open)).not.toHaveProperty('dealer')
  const end = exampleGame.play(open, { stand: true }, NO_CHANCE)
  expect(exampleGame.shownOf(end)).toHaveProperty('dealer', cardNamed('2c'))
})

test.each([null, {}, { stakeKurus: 400 }, { stakeKurus: 150 }, { stakeKurus: 1_000, dealer: 0 }])(
  '%j is no bet',
  (input) => expect(exampleGame.readBet(input)).toBeUndefined(),
)
