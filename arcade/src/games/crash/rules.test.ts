import { expect, test } from 'vitest'
import { add, fraction, multiply, numberOf } from '../fraction.ts'
import { MOST_RETURN_KURUS } from '../game.ts'
import type { Made } from '../rooms/room-game.ts'
import { multiplierAt, OUTCOMES, reachedAtMs, snapOf, snapsAtMs } from './crash-point.ts'
import { expectedOf, figuresAt, snapsAtOnce, varianceTo } from './mathematics.ts'
import { type Bet, CASH_OUTS, crash, type Move, type Table } from './rules.ts'

const placed = (bet: Partial<Bet> = {}, moves: Made<Move>[] = []) => ({
  id: 'bet',
  seat: 'seat',
  bet: { stakeKurus: 2_000, auto: null, ...bet },
  moves,
})
const flying = (snap: number): Table => ({ phase: 'flying', snap })
const cashOut = { cashOut: true }

test('FAIR-25: the string holds to m with the chance 0.99 / m, and every cash-out returns 99 %', () => {
  for (const multiplier of [101, 102, 150, 200, 247, 1_000, 12_345, CASH_OUTS.most]) {
    const { hitRate, rtp } = figuresAt(multiplier)
    expect(numberOf(hitRate)).toBeCloseTo(99 / multiplier, 12)
    // Floored to one of 2⁵² outcomes, and never above what is declared.
    expect(0.99 - numberOf(rtp)).toBeGreaterThanOrEqual(0)
    expect(0.99 - numberOf(rtp)).toBeLessThan(1e-9)
  }
  expect(numberOf(snapsAtOnce())).toBeCloseTo(2 / 101, 12)
})

test('FAIR-25: the least outcome that reaches a multiplier is where its chance says', () => {
  for (const multiplier of [101, 137, 200, 1_000, 99_999]) {
    const { numerator, denominator } = figuresAt(multiplier).hitRate
    const reaching = (numerator * OUTCOMES) / denominator
    expect(snapOf(OUTCOMES - reaching)).toBeGreaterThanOrEqual(multiplier)
    expect(snapOf(OUTCOMES - reaching - 1n)).toBeLessThan(multiplier)
  }
})

test('FAIR-08: nothing below 1.01 is cashed out, by the player or by the server', () => {
  expect(crash.readBet({ stakeKurus: 2_000, auto: 100 })).toBeUndefined()
  expect(crash.readBet({ stakeKurus: 2_000, auto: 101 })).toBeDefined()
  const [table, bet] = [flying(500), placed()]
  for (let ms = 0; multiplierAt(ms) < 101; ms++) {
    expect(crash.make(table, bet, cashOut, ms)).toEqual({ why: 'too_early' })
  }
  const first = reachedAtMs(101)
  expect(crash.make(table, bet, cashOut, first)).toEqual({ move: { cashOut: 101 } })
  expect(crash.make(flying(100), bet, cashOut, first)).toEqual({ why: 'too_late' })
})

test('a cash-out counts to the last millisecond that the string holds, and not after it', () => {
  for (const snap of [101, 247, 1_000, 54_321]) {
    const [table, end] = [flying(snap), snapsAtMs(snap)]
    expect(crash.phaseOf(table)).toMatchObject({ lengthMs: end, isLengthHidden: true })
    const last = multiplierAt(end - 1)
    expect([last <= snap, multiplierAt(end) > snap]).toEqual([true, true])
    expect(crash.make(table, placed(), cashOut, end - 1)).toEqual({ move: { cashOut: last } })
    expect(crash.make(table, placed(), cashOut, end)).toEqual({ why: 'too_late' })
    const auto = placed({ auto: snap })
    expect(crash.decidedAtMs?.(table, auto)).toBe(reachedAtMs(snap))
    expect(crash.returnOf(table, auto, reachedAtMs(snap) - 1)).toBeUndefined()
    expect(crash.returnOf(table, auto, reachedAtMs(snap))).toBe(20 * snap)
    expect(crash.decidedAtMs?.(table, placed({ auto: snap + 1 }))).toBeUndefined()
  }
})

test('a bet is worth its own cash-out, the server’s, or nothing once the string has snapped', () => {
  const snapped: Table = { phase: 'snapped', snap: 250 }
  const own = placed({ auto: 200 }, [{ phase: 'flying', sinceMs: 1, move: { cashOut: 150 } }])
  expect(crash.returnOf(snapped, own, 0)).toBe(3_000)
  expect(crash.returnOf(snapped, placed({ auto: 200 }), 0)).toBe(4_000)
  expect(crash.returnOf(snapped, placed({ auto: 251 }), 0)).toBe(0)
  expect(crash.returnOf(snapped, placed(), 0)).toBe(0)
  expect(crash.shownOf(flying(250))).toEqual({})
})

test('a bet of whole lira is read, and none that could bring more than the highest win', () => {
  expect(crash.readBet({ stakeKurus: 500_000, auto: CASH_OUTS.most })).toBeDefined()
  const best = crash.mostReturnOf({ stakeKurus: 500_000, auto: null })
  expect(best).toBeLessThanOrEqual(MOST_RETURN_KURUS)
  for (const bad of [
    { stakeKurus: 50, auto: null },
    { stakeKurus: 500_100, auto: null },
    { stakeKurus: 2_000, auto: CASH_OUTS.most + 1 },
    { stakeKurus: 2_000, auto: 200.5 },
    { stakeKurus: 2_000 },
    { stakeKurus: 2_000, auto: null, more: 1 },
    null,
    'bet',
  ]) {
    expect(crash.readBet(bad)).toBeUndefined()
  }
})

test('GAM-16: the variance of a bet whose player stops where they will is that of its steps', () => {
  const steps = (reached: number) => {
    let variance = fraction(0)
    for (let to = CASH_OUTS.least; to <= reached; to++) {
      const holds = to === CASH_OUTS.least ? fraction(99, 101) : fraction(to - 1, to)
      const worth = fraction(to * to, 10_000)
      const fails = add(fraction(1), multiply(holds, fraction(-1)))
      variance = add(variance, multiply(multiply(holds, fails), worth))
    }
    return numberOf(variance)
  }
  for (const reached of [101, 102, 150, 247, 1_000]) {
    expect(varianceTo(reached)).toBeCloseTo(steps(reached), 9)
  }
})

test('GAM-16: a bet is bound to return 99 % of its stake, whether it was cashed out or lost', () => {
  const bet = { stakeKurus: 2_000, auto: null }
  const won = expectedOf(bet, { cashedOut: 250 })
  expect(won).toEqual({ meanKurus: 1_980, variance: 2_000 ** 2 * varianceTo(250) })
  expect(expectedOf(bet, { cashedOut: null, snap: 249 })).toEqual(won)
  expect(expectedOf({ ...bet, auto: 250 }, { cashedOut: null, snap: 249 })).toEqual(won)
})
