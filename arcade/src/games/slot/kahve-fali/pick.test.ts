import { expect, test } from 'vitest'
import { findModes } from '../../find-modes.ts'
import { numberOf } from '../../fraction.ts'
import { NO_CHANCE, scripted } from '../../testing/scripted.ts'
import published from '../../testing/slot-examples.json' with { type: 'json' }
import { expectBounded, MANY_ROUNDS, roundOf } from '../machine/testing/expect-play.ts'
import { plantedErrors } from '../machine/testing/planted.ts'
import { Z_MAX } from '../machine/testing/play-many.ts'
import { scatterChances } from '../reels/scatters.ts'
import { faultsOf } from '../reels/sheet.ts'
import {
  emptyChance,
  meanAward,
  meanPicks,
  pickFigures,
  pickReturn,
  squareAward,
} from './mathematics.ts'
import { beginPick, pickGame, type State } from './rules.ts'
import { ceyizSandigi, hamamTasi, kahveFali, PICK_TITLES } from './titles.ts'

const { pickBonus } = published
const { sheet } = kahveFali
const game = pickGame(kahveFali)
const stakeKurus = 1_000

/** Three trays, and the boxes in the order of the sheet: the nine prizes, then the three ends. */
const TRAYS = [17, 21, 12, 0, 0]
const atTrays = () => beginPick(sheet, stakeKurus, scripted(...TRAYS, ...Array<number>(12).fill(0)))
const open = (state: State, ...boxes: number[]) =>
  boxes.reduce((now, box) => game.play(now, { open: box }, NO_CHANCE), state)

test('FAIR-20: twelve cups are those of the reference', () => {
  const textOf = ({ numerator, denominator }: ReturnType<typeof meanAward>) =>
    `${numerator}/${denominator}`
  expect(sheet.pick.prizes).toEqual(pickBonus.prizes)
  expect(sheet.pick.ends).toBe(pickBonus.ends)
  expect(sheet.pick.prizes.length + sheet.pick.ends).toBe(pickBonus.boxes)
  expect(textOf(meanAward(sheet.pick))).toBe(pickBonus.meanAward)
  expect(textOf(meanPicks(sheet.pick))).toBe(pickBonus.meanPicks)
})

/** Every order of a few boxes. */
function orders(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))
}

test('the award of few boxes is that of all their orders', () => {
  const pick = { scatters: 3, prizes: [1, 4, 9, 2], ends: 2 }
  const awards = orders([...pick.prizes, 0, 0]).map((order) =>
    order.slice(0, order.indexOf(0)).reduce((sum, prize) => sum + prize, 0),
  )
  const mean = (of: (award: number) => number) =>
    awards.reduce((sum, award) => sum + of(award), 0) / awards.length
  expect(mean((award) => award)).toBeCloseTo(numberOf(meanAward(pick)), 12)
  expect(mean((award) => award ** 2)).toBeCloseTo(numberOf(squareAward(pick)), 10)
  expect(mean((award) => (award === 0 ? 1 : 0))).toBeCloseTo(numberOf(emptyChance(pick)), 12)
})

test.each(PICK_TITLES)('FAIR-20, GAM-03: $code returns the same by two ways', (title) => {
  expect(faultsOf(title.sheet)).toEqual([])
  const { rtp, exactRtp, deviation, most } = pickFigures(title.sheet)
  expect(rtp).toBeCloseTo(exactRtp ? numberOf(exactRtp) : 0, 12)
  expect(exactRtp).toEqual(pickReturn(title.sheet))
  expect(rtp).toBeGreaterThan(0.955)
  expect(rtp).toBeLessThan(0.965)
  expect(deviation).toBeGreaterThan(2.5)
  expect(Math.round(most * 100)).toBe(title.sheet.mostHundredths)
  expectBounded(title.code)
})

test('FAIR-20: the figures of Kahve Falı', () => {
  const { rtp, hitRate, deviation } = pickFigures(sheet)
  expect(rtp).toBeCloseTo(0.961040534979, 11)
  expect(hitRate).toBeCloseTo(0.30970462963, 11)
  expect(deviation).toBeCloseTo(2.534898067853, 9)
  const brings = scatterChances(sheet).slice(sheet.pick.scatters).map(numberOf)
  expect(brings.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(0.00856, 12)
})

test.each(PICK_TITLES)('a pay of $code that is a hundredth too high is found', (title) => {
  const right = numberOf(pickReturn(title.sheet))
  const wrong = plantedErrors(title.sheet).map((planted) => numberOf(pickReturn(planted)))
  expect(wrong).toHaveLength(24)
  expect(wrong.every((rtp) => rtp - right > 1e-7)).toBe(true)

  const { pick } = title.sheet
  const award = numberOf(meanAward(pick))
  const more = pick.prizes.map((prize, at) => ({
    ...pick,
    prizes: pick.prizes.with(at, prize + 1),
  }))
  expect(more.every((planted) => numberOf(meanAward(planted)) - award > 0.1)).toBe(true)
})

test('without three trays the round is over with its spin', () => {
  const state = beginPick(sheet, stakeKurus, scripted(17, 21, 0, 0, 0))
  expect(state.boxes).toBeNull()
  expect(game.returnOf(state)).toBe((stakeKurus * state.spin.hundredths) / 100)
  expect(game.whyNot(state, { open: 0 })).toBe('over')
})

test('with three trays all boxes are drawn before one is opened, and none is told', () => {
  const state = atTrays()
  expect(state.spin.scatters.map(([reel]) => reel)).toEqual([0, 1, 2])
  expect(state.boxes).toEqual([1, 1, 2, 2, 3, 5, 5, 8, 12, 0, 0, 0])
  expect(game.returnOf(state)).toBeUndefined()
  expect(game.shownOf(state)).toMatchObject({ boxes: Array<null>(12).fill(null), opened: [] })
})

test('opened boxes add up until an empty one, and then all are told', () => {
  const some = open(atTrays(), 8, 5)
  expect(game.returnOf(some)).toBeUndefined()
  expect(game.whyNot(some, { open: 8 })).toBe('taken_already')
  expect(game.shownOf(some)).toMatchObject({
    boxes: [null, null, null, null, null, 5, null, null, 12, null, null, null],
  })
  const over = open(some, 9)
  expect(game.returnOf(over)).toBe(17 * stakeKurus + (stakeKurus * over.spin.hundredths) / 100)
  expect(game.whyNot(over, { open: 0 })).toBe('over')
  expect(game.shownOf(over)).toMatchObject({ boxes: over.boxes })
})

test('a round that is left opens its boxes in order, for nothing more', () => {
  const order: number[] = []
  let state = atTrays()
  while (game.returnOf(state) === undefined) {
    const move = game.whenLeft(state)
    if (move === 'stake back') throw new Error('it has begun')
    expect(game.priceOf(state, move)).toBe(0)
    order.push(move.open)
    state = game.play(state, move, NO_CHANCE)
  }
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(game.returnOf(state)).toBe(39 * stakeKurus + (stakeKurus * state.spin.hundredths) / 100)
})

test.each([{ open: 12 }, { open: -1 }, { open: '3' }, {}, { open: 1, more: 1 }, null])(
  '%j is no move',
  (input) => {
    expect(game.readMove(input)).toBeUndefined()
  },
)

test.each([
  [kahveFali, 112, [11, 16, 10, 12, 17], [5, 3, 8, 12, 0, 1, 0, 2, 5, 0, 2, 1], 310],
  [kahveFali, 221, [28, 20, 1, 13, 18], [0, 12, 8, 3, 5, 1, 2, 5, 2, 1, 0, 0], 0],
  [hamamTasi, 0, [24, 18, 19, 0, 5], null, 650],
  [ceyizSandigi, 232, [16, 16, 21, 12, 11], [1, 10, 3, 1, 2, 3, 0, 1, 5, 2, 2, 20], 0],
])('FAIR-05: $code of the example seeds, nonce %i', (title, nonce, stops, boxes, hundredths) => {
  const { spin, ...state } = roundOf((random) => beginPick(title.sheet, 100, random), nonce)
  expect(spin).toMatchObject({ stops, hundredths })
  expect(state.boxes).toEqual(boxes)
})

/** Rounds by a player who opens the boxes from the last to the first: the place makes no difference. */
test.each(PICK_TITLES)('FAIR-27: $code plays as it declares', (title) => {
  const played = pickGame(title)
  const declared = findModes(title.code)?.declared()[0]
  if (!declared) throw new Error(`${title.code} declares nothing`)
  const rounds = MANY_ROUNDS
  let [sum, hits] = [0, 0]
  for (let nonce = 0; nonce < rounds; nonce++) {
    let state = roundOf((random) => played.begin({ stakeKurus: 100 }, random), nonce)
    for (let box = (state.boxes?.length ?? 0) - 1; played.returnOf(state) === undefined; box--)
      state = played.play(state, { open: box }, NO_CHANCE)
    const returned = played.returnOf(state) ?? Number.NaN
    if (!Number.isSafeInteger(returned)) throw new Error(`${returned} kuruş`)
    sum += returned
    hits += returned > 0 ? 1 : 0
  }
  const rate = declared.hitRate ?? 0
  const rtpZ = ((sum / rounds / 100 - declared.rtp) / declared.deviation) * Math.sqrt(rounds)
  const hitZ = (hits / rounds - rate) / Math.sqrt((rate * (1 - rate)) / rounds)
  expect(Math.abs(rtpZ)).toBeLessThanOrEqual(Z_MAX)
  expect(Math.abs(hitZ)).toBeLessThanOrEqual(Z_MAX)
})
