import { describe, expect, test } from 'vitest'
import type { Said } from '../../testing/company-state.ts'
import { openLivePlay } from '../../testing/play.ts'
import { clockAt, odds, result, scoreOf } from '../../testing/said.ts'
import { outcomeOf, type SettlementState } from './settlement.ts'

const RESULT = { key: 'ft.result', line: null }
const wins = (winner: string) => ['1', 'X', '2'].map((key) => [key, key === winner ? 1 : 0, 0])
const settled = (winner: string, certainty = 1, more: object = {}): Said => ({
  type: 'bet_settlement',
  event: 'm1',
  certainty,
  markets: [{ ...RESULT, results: wins(winner), ...more }],
  facts: { F: [1, 0] },
})
const rolledBack: Said = { type: 'rollback_bet_settlement', event: 'm1', markets: [RESULT] }
const at = (seconds: number) => Date.UTC(2026, 2, 1, 18, 0, seconds)
const cancelled = (more: object = {}): Said => ({
  type: 'bet_cancel',
  event: 'm1',
  markets: [RESULT],
  reason: 10,
  ...more,
})

/** Says all of it. Gives the versions, in order, and how the market stands. */
function settle(...messages: Said[]) {
  const play = openLivePlay({}, [
    odds('m1', [result()], { ...scoreOf(1, 0), ...clockAt('h2', 5_000) }),
  ])
  const drafts = messages.map((message) => play.say(message))
  const versions = drafts.flatMap((draft) => draft.settlements)
  return {
    versions,
    numbers: versions.map(({ version }) => version),
    confirmed: drafts.flatMap((draft) => draft.confirmed).length,
    newest: versions.at(-1)?.state,
    stands: play.stands('ft.result'),
  }
}
const outcome = (state: SettlementState | undefined, seconds: number, key = '1') =>
  state && outcomeOf(state, key, new Date(at(seconds)))

describe('BET-09: versions of a settlement', () => {
  test('results become outcomes, and the market is settled', () => {
    const { newest, numbers, stands } = settle(settled('1'))
    expect(numbers).toEqual([1])
    expect(newest).toMatchObject({
      certainty: 1,
      results: { 1: { outcome: 'win' }, X: { outcome: 'loss' }, 2: { outcome: 'loss' } },
      facts: { F: [1, 0] },
    })
    expect(stands).toBe('settled')
  })

  test('the same settlement twice is nothing, and one that confirms it no new version', () => {
    expect(settle(settled('1'), settled('1'))).toMatchObject({ numbers: [1], confirmed: 0 })
    expect(settle(settled('1', 1), settled('1', 2))).toMatchObject({ numbers: [1], confirmed: 1 })
    expect(settle(settled('1', 2), settled('1', 1))).toMatchObject({ numbers: [1], confirmed: 0 })
  })

  test('another outcome is a new version', () => {
    const { numbers, newest } = settle(settled('1', 1), settled('X', 2))
    expect(numbers).toEqual([1, 2])
    expect(outcome(newest, 0, 'X')).toEqual({ outcome: 'win', voidReason: null })
  })

  test('a rollback is a version in which nothing is decided, and takes the market off', () => {
    const { numbers, newest, stands } = settle(settled('1'), rolledBack)
    expect(numbers).toEqual([1, 2])
    expect(newest).toMatchObject({ certainty: 0, results: {} })
    expect(outcome(newest, 0)).toBeUndefined()
    expect(stands).toBe('inactive')
    expect(settle(settled('1'), rolledBack, rolledBack).numbers).toEqual([1, 2])
  })

  test('void with its reason, push without one, halves, and a dead heat of two', () => {
    const results = [
      ['1', 1, 0.5],
      ['X', 0, 1],
      ['2', 1, 0, [1, 2]],
    ]
    const { newest } = settle(settled('1', 1, { results }))
    expect(outcome(newest, 0, '1')).toEqual({ outcome: 'half-win', voidReason: null })
    expect(outcome(newest, 0, 'X')).toEqual({ outcome: 'push', voidReason: null })
    expect(outcome(newest, 0, '2')).toEqual({
      outcome: 'dead-heat',
      deadHeat: [1, 2],
      voidReason: null,
    })
    const voided = settle(settled('1', 1, { results, voidReason: 2 })).newest
    expect(outcome(voided, 0, 'X')).toEqual({ outcome: 'void', voidReason: 2 })
  })

  test('BET-08: bets placed within the window of a cancellation are void, all others stand', () => {
    const { numbers, newest, stands } = settle(
      settled('1'),
      cancelled({ from: at(10), to: at(20) }),
    )
    expect(numbers).toEqual([1, 2])
    expect([9, 10, 19, 20].map((second) => outcome(newest, second)?.outcome)).toEqual([
      ...['win', 'void', 'void', 'win'],
    ])
    expect(outcome(newest, 10)).toEqual({ outcome: 'void', voidReason: 10 })
    expect(stands).toBe('settled')
  })

  test('a cancellation stays through a settlement, a correction and a rollback, until it is rolled back itself', () => {
    const window = { from: at(10), to: at(20) }
    const early = settle(cancelled(window), settled('1'), settled('2'), rolledBack)
    expect(early.numbers).toEqual([1, 2, 3, 4])
    for (const { state } of early.versions) expect(outcome(state, 15)?.outcome).toBe('void')
    expect(early.versions.map(({ state }) => outcome(state, 5)?.outcome)).toEqual([
      ...[undefined, 'win', 'loss', undefined],
    ])
    const undone = settle(cancelled(window), settled('1'), {
      ...cancelled(window),
      type: 'rollback_bet_cancel',
    })
    expect(outcome(undone.newest, 15)?.outcome).toBe('win')
  })

  test('a market that is cancelled for everybody is not offered again by its settlement', () => {
    expect(settle(cancelled())).toMatchObject({ numbers: [1], stands: 'cancelled' })
    const undone = settle(settled('1'), cancelled(), {
      ...cancelled(),
      type: 'rollback_bet_cancel',
    })
    expect(undone).toMatchObject({ numbers: [1, 2, 3], stands: 'settled' })
    expect(outcome(undone.newest, 0)?.outcome).toBe('win')
  })

  test('the same cancellation twice is one', () => {
    expect(settle(cancelled(), cancelled()).numbers).toEqual([1])
  })
})
