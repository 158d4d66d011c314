import { expect } from 'vitest'
import { randomOf } from '../../../../fairness/seeds.ts'
import { findModes } from '../../../find-modes.ts'
import { MOST_RETURN_KURUS } from '../../../game.ts'
import { playMany, Z_MAX } from './play-many.ts'

export const SEEDS = { serverSeed: 'example_server_seed', clientSeed: 'example_client_seed' }

const modesOf = (code: string) => {
  const modes = findModes(code)
  if (!modes) throw new Error(`no ${code}`)
  return modes
}

/** Rounds that a title is played for: twenty times as many in `npm run test:deep` (`ZAR_MANY`). */
export const MANY_ROUNDS = 20_000 * Number(process.env.ZAR_MANY ?? 1)

/** Rounds of a title return what is declared, as often as is declared, in whole kuruş. */
export function expectPlay(code: string): void {
  const modes = modesOf(code)
  const { rtpZ, hitZ, most, isWhole } = playMany(modes, MANY_ROUNDS)
  expect(Math.abs(rtpZ)).toBeLessThanOrEqual(Z_MAX)
  expect(Math.abs(hitZ)).toBeLessThanOrEqual(Z_MAX)
  expect(most).toBeLessThanOrEqual(modes.declared()[0]?.most ?? 0)
  expect(isWhole).toBe(true)
}

/** The most of a round is whole kuruş and below the highest return of all, at every stake. */
export function expectBounded(code: string): void {
  const { game, declared } = modesOf(code)
  for (const stakeKurus of game.stakesKurus) {
    const most = game.mostReturnOf({ stakeKurus })
    expect(Number.isSafeInteger(most)).toBe(true)
    expect(most).toBeLessThanOrEqual(MOST_RETURN_KURUS)
    expect(most).toBe(Math.round(stakeKurus * (declared()[0]?.most ?? 0)))
  }
}

/** A round of the published example seeds. */
export const roundOf = <Round>(
  play: (random: ReturnType<typeof randomOf>) => Round,
  nonce: number,
) => play(randomOf(SEEDS, nonce))
