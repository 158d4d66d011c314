import { expect, test } from 'vitest'
import type { Play } from '../../game/game-screen.ts'
import { playOf, roundOf } from '../../game/testing/round.ts'
import { add, exchange, isSame, NO_CHIPS, type Placing, undo, whyNoChip } from './placing.ts'
import {
  betAction,
  type ChipOptions,
  chipActions,
  chooseChipBy,
  firstChips,
  layChip,
  refusalText,
  roundOnTable,
} from './table-play.ts'

const LIMITS = {
  least: 1,
  most: (place: string) => (place === 'small' ? 100 : 500),
  mostInAll: 600,
}
const ROOM = { limits: LIMITS, balanceKurus: 100_000 }
const laid = (placing: Placing) =>
  placing.laid.map(({ place, stakeKurus }) => [place, stakeKurus] as const)
const round = (bets: Placing['laid'], id: string) =>
  roundOf('zar_kosk_bakara', { bet: { bets } }, { id, isDecided: true, state: 'settled' })

function table(some: Partial<Play> = {}, chip = 25) {
  const { play, sent } = playOf(some)
  let options: ChipOptions = firstChips(chip)
  const asked = () => ({
    play,
    options,
    onOptions: (change: Partial<ChipOptions>) => {
      options = { ...options, ...change }
    },
  })
  return { asked, sent, options: () => options }
}
const press = (some: ReturnType<typeof table>, key: string) => {
  const action = chipActions(some.asked()).find((one) => one.key === key)
  if (action?.whyOff === undefined) action?.press()
  return action?.whyOff
}

test('chips pile up on a place, and each is undone in turn', () => {
  const three = add(add(add(NO_CHIPS, 'a', 25), 'b', 5), 'a', 100)
  expect(laid(three)).toEqual([
    ['a', 12_500],
    ['b', 500],
  ])
  expect(laid(undo(three))).toEqual([
    ['a', 2_500],
    ['b', 500],
  ])
  expect(laid(undo(undo(undo(three))))).toEqual([])
  expect(laid(undo(exchange(three, [])))).toEqual(laid(three))
  expect(undo(NO_CHIPS)).toEqual(NO_CHIPS)
})

test('the same sums are the same bet in any order', () => {
  const [one, other] = [add(add(NO_CHIPS, 'a', 5), 'b', 10), add(add(NO_CHIPS, 'b', 10), 'a', 5)]
  expect(isSame(one.laid, other.laid)).toBe(true)
  expect(isSame(one.laid, add(other, 'a', 5).laid)).toBe(false)
  expect(isSame(one.laid, add(other, 'c', 5).laid)).toBe(false)
})

test('a chip is refused at the most of a place, of the table and of the balance, not below it', () => {
  const full = add(add(NO_CHIPS, 'small', 75), 'a', 500).laid
  expect(whyNoChip(full, 'small', 25, ROOM)).toBeUndefined()
  expect(whyNoChip(full, 'small', 26, ROOM)).toEqual({ why: 'place', mostKurus: 10_000 })
  expect(whyNoChip(full, 'b', 26, ROOM)).toEqual({ why: 'table', mostKurus: 60_000 })
  expect(whyNoChip([], 'b', 5, { ...ROOM, balanceKurus: 499 })).toEqual({
    why: 'balance',
    mostKurus: 499,
  })
})

test('a refused chip changes nothing and says why, until the next chip lies', () => {
  const some = table({}, 100)
  layChip(some.asked(), 'small', LIMITS)
  layChip(some.asked(), 'small', LIMITS)
  expect(laid(some.options().placing)).toEqual([['small', 10_000]])
  expect(refusalText(some.asked())).toBe('The most on this place is ₺100,00.')
  layChip(some.asked(), 'b', LIMITS)
  expect(refusalText(some.asked())).toBeUndefined()
})

test('undo, repeat and clear are off with their reason, and do what they say', () => {
  const bets = [{ place: 'a', stakeKurus: 5_000 }]
  const some = table({ round: round(bets, 'r1') })
  expect(press(some, 'z')).toBe('No chip to undo')
  expect(press(some, 'Backspace')).toBe('No chips on the table')
  expect(press(some, 'y')).toBeUndefined()
  expect(some.options().placing.laid).toEqual(bets)
  expect(press(some, 'y')).toBe('Your last bet is on the table')
  expect(press(some, 'Backspace')).toBeUndefined()
  expect(some.options().placing.laid).toEqual([])
  press(some, 'z')
  expect(some.options().placing.laid).toEqual(bets)
})

test('nothing can be laid or changed while a round is on', () => {
  for (const phase of ['asking', 'telling'] as const) {
    const some = table({ phase, round: round([{ place: 'a', stakeKurus: 5_000 }], 'r1') })
    layChip(some.asked(), 'a', LIMITS)
    expect(['z', 'y', 'Backspace'].map((key) => press(some, key))).toEqual(
      Array(3).fill('The round is on'),
    )
    expect(chooseChipBy('1', some.asked(), [5, 25])).toBe(true)
    expect(some.options()).toEqual(firstChips(25))
    expect(betAction(some.asked(), 'Deal').isOff).toBe(true)
  }
})

test('the number keys choose a chip of the row', () => {
  const some = table()
  expect(chooseChipBy('1', some.asked(), [5, 25])).toBe(true)
  expect(some.options().chip).toBe(5)
  expect(['3', '0', 'a', 'Enter'].map((key) => chooseChipBy(key, some.asked(), [5, 25]))).toEqual(
    Array(4).fill(false),
  )
})

test('the main action bets what lies, and is off on an empty table or without a connection', () => {
  const some = table()
  expect(betAction(some.asked(), 'Deal')).toMatchObject({ isOff: true, sumKurus: 0 })
  layChip(some.asked(), 'a', LIMITS)
  const action = betAction(some.asked(), 'Deal')
  expect(action).toMatchObject({ isOff: false, sumKurus: 2_500 })
  action.press()
  expect(some.sent).toEqual([{ bets: [{ place: 'a', stakeKurus: 2_500 }] }])
  expect(betAction({ ...some.asked(), play: playOf({ isOffline: true }).play }, 'Deal').isOff).toBe(
    true,
  )
})

test('a result leaves the table with the next chip or the next round', () => {
  const old = round([{ place: 'a', stakeKurus: 5_000 }], 'r1')
  const some = table({ round: old })
  expect(roundOnTable(old, some.options())).toBe(old)
  layChip(some.asked(), 'a', LIMITS)
  expect(roundOnTable(old, some.options())).toBeNull()
  const next = round([], 'r2')
  expect(roundOnTable(next, some.options())).toBe(next)
})
