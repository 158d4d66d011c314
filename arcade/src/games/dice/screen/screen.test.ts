import { expect, test } from 'vitest'
import { playOf, roundOf } from '../../../screens/game/testing/round.ts'
import { dice } from '../rules.ts'
import { screen } from './screen.tsx'
import { multiplierOf } from './shown.ts'
import { thresholdOf } from './threshold-of.ts'

const options = { side: 'over', threshold: 4_950 } as const
const rolled = (drawn: number, winKurus: number) =>
  roundOf(
    dice.code,
    { bet: { stakeKurus: 2_000, ...options }, result: { drawn }, returnKurus: winKurus },
    { winKurus, isDecided: true, state: 'settled' },
  )

test('what is pressed is a bet that the rules read', () => {
  const { play, sent } = playOf({ stakeKurus: 2_000 })
  screen.main({ play, options, onOptions: () => {} }).press()
  expect(dice.readBet(sent[0])).toEqual({ stakeKurus: 2_000, side: 'over', threshold: 4_950 })
})

test('the sum that can be won is the one that is paid', () => {
  const { play } = playOf({ stakeKurus: 2_000 })
  const bet = { stakeKurus: 2_000, ...options }
  expect(screen.expectation?.({ play, options, onOptions: () => {} })?.value).toBe('₺39,20')
  expect(dice.mostReturnOf(bet)).toBe(3_920)
})

test.each([
  [rolled(6_348, 3_920), { text: '63.48. You won ₺39,20.', isWin: true }],
  [rolled(6_348, 2_000), { text: '63.48. Returned ₺20,00.', isWin: false }],
  [rolled(1_207, 0), { text: '12.07. No win this round.' }],
])('a round is told for what it is', (round, message) => {
  const { play } = playOf({ round })
  expect(screen.message({ play, options, onOptions: () => {} })).toEqual(message)
})

test('keys move the grip within its ends and turn the side, between rounds alone', () => {
  const changes: object[] = []
  const press = (key: string, threshold: number, phase: 'ready' | 'telling' = 'ready') =>
    screen.onKey?.(key, {
      play: playOf({ phase }).play,
      options: { side: 'over', threshold },
      onOptions: (change) => changes.push(change),
    })
  expect([press('ArrowRight', 9_780), press('ArrowLeft', 210), press('t', 5_000)]).toEqual([
    true,
    true,
    true,
  ])
  expect(changes).toEqual([{ threshold: 9_800 }, { threshold: 200 }, { side: 'under' }])
  expect(press('t', 5_000, 'telling')).toBe(true)
  expect(changes).toHaveLength(3)
  expect(press('q', 5_000)).toBe(false)
})

test('what is typed into a field is the threshold that gives it, in either language', () => {
  expect(thresholdOf('threshold', '49,50', 'over')).toBe(4_950)
  expect(thresholdOf('threshold', '49.5', 'under')).toBe(4_950)
  expect(thresholdOf('chance', '%50,5', 'over')).toBe(4_949)
  expect(thresholdOf('chance', '50.5%', 'under')).toBe(5_051)
  for (const side of ['over', 'under'] as const) {
    const threshold = thresholdOf('multiplier', '2,00×', side) ?? 0
    expect(multiplierOf({ side, threshold })).toBeGreaterThanOrEqual(200)
    const likelier = threshold + (side === 'over' ? -1 : 1)
    expect(multiplierOf({ side, threshold: likelier })).toBeLessThan(200)
  }
})

test('what is no number changes nothing, and what lies beyond the ends is the end', () => {
  for (const typed of ['', 'abc', '0', '-5'])
    expect(thresholdOf('chance', typed, 'over')).toBe(undefined)
  expect(thresholdOf('threshold', '100', 'over')).toBe(9_800)
  expect(thresholdOf('chance', '0,1', 'under')).toBe(200)
  expect(thresholdOf('multiplier', '9999', 'over')).toBe(9_800)
})
