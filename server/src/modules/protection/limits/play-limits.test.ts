import { expect, test } from 'vitest'
import {
  afterPlay,
  type PlayLimitRows,
  playHint,
  playLimitsOf,
  whichLimitIsHit,
} from './play-limits.ts'

const MINUTE_MS = 60_000
const NOW_MS = 1_000_000_000

type Limit = NonNullable<PlayLimitRows>['limits'][number]
const limitsOf = (limits: Limit[], playedMs = 0) => {
  const read = playLimitsOf({
    goodUntilMs: NOW_MS + 1,
    playedMs,
    lastStakeMs: NOW_MS - 1_000,
    limits,
  })
  if (!read) throw new Error('there are limits')
  return read
}
const stake = (amountE5: bigint, ownE5 = amountE5) => ({ amountE5, ownE5, nowMs: NOW_MS })

test('LIM-07: of two times, the player’s and the casino’s, the lower one holds', () => {
  const times: Limit[] = [
    { kind: 'time', period: 'day', most: '30', used: '0' },
    { kind: 'time', period: 'day', most: '60', used: '0' },
  ]
  expect(whichLimitIsHit(limitsOf(times, 31 * MINUTE_MS), stake(1n))).toBe('time_limit_reached')
  expect(whichLimitIsHit(limitsOf(times, 29 * MINUTE_MS), stake(1n))).toBeUndefined()
})

test('a stake of nothing is taken at a limit that is used up, or over it', () => {
  const over = limitsOf([{ kind: 'stake', period: 'day', most: '100', used: '120' }])
  expect(whichLimitIsHit(over, stake(0n))).toBeUndefined()
  expect(whichLimitIsHit(over, stake(1n))).toBe('stake_limit_reached')
})

test('what a bonus pays counts for the limit of stakes, not for that of losses', () => {
  const loss = limitsOf([{ kind: 'loss', period: 'day', most: '100', used: '80' }])
  expect(whichLimitIsHit(loss, stake(50n, 20n))).toBeUndefined()
  expect(whichLimitIsHit(loss, stake(50n, 21n))).toBe('loss_limit_reached')
  const stakes = limitsOf([{ kind: 'stake', period: 'day', most: '100', used: '80' }])
  expect(whichLimitIsHit(stakes, stake(50n, 20n))).toBe('stake_limit_reached')
})

test('LIM-06: each full hour of play is told once, with the stake that completes it', () => {
  const day: Limit[] = [{ kind: 'time', period: 'day', most: '600', used: '0' }]
  const played = (playedMs: number) => {
    const before = limitsOf(day, playedMs)
    const after = afterPlay(before, { stakedE5: 1n, lostE5: 1n, isStake: true, nowMs: NOW_MS })
    return playHint(before, after)
  }
  expect(played(60 * MINUTE_MS - 1_001)).toBeUndefined()
  expect(played(60 * MINUTE_MS - 1_000)).toBe('reality_check')
  expect(played(60 * MINUTE_MS)).toBeUndefined()
  expect(played(541 * MINUTE_MS)).toBe('time_short')
})
