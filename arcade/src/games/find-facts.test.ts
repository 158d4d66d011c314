import { expect, test } from 'vitest'
import { PAYS as COUP_PAYS } from './baccarat/rules.ts'
import type { Facts } from './facts.ts'
import { FACTS_BY_FOLDER } from './find-facts.ts'
import { findGame, GAMES } from './find-game.ts'
import { findModes } from './find-modes.ts'
import type { Declared } from './modes.ts'
import { PLACES } from './roulette/places.ts'
import { PAYS as THROW_PAYS } from './sic-bo/rules.ts'
import { LINES_FACTS } from './slot/lale-devri/facts.ts'
import { MACHINE_FACTS } from './slot/machine-facts.ts'
import { MACHINES } from './slot/machines.ts'
import { volatilityOf } from './slot/par.ts'

const LIRA_KURUS = 100

/** A stake spread over the places, as much on each as it takes; what is too much lies on the last. */
const spread = (places: readonly string[], mostLira: number) => (lira: number) => {
  const count = Math.min(Math.ceil(lira / mostLira), places.length)
  const each = (at: number) => (at < count - 1 ? mostLira : lira - (count - 1) * mostLira)
  return {
    bets: places.slice(0, count).map((place, at) => ({ place, stakeKurus: each(at) * LIRA_KURUS })),
  }
}
/** A bet of so many lira in all, where it is not the stake alone that says it. */
const BETS: { [folder: string]: (lira: number) => unknown } = {
  blackjack: (lira) => ({
    stakesKurus: lira > 5_000 ? [500_000, (lira - 5_000) * LIRA_KURUS] : [lira * LIRA_KURUS],
  }),
  roulette: spread([...PLACES.keys()], 1_000),
  baccarat: spread(Object.keys(COUP_PAYS), 10_000),
  holdem: (lira) => ({
    anteKurus: Math.min(lira, 2_000) * LIRA_KURUS,
    aaKurus: Math.max(lira - 2_000, 0) * LIRA_KURUS,
  }),
  'video-poker': (lira) => ({
    coinKurus: (lira > 5 ? lira / 5 : lira) * LIRA_KURUS,
    coins: lira > 5 ? 5 : 1,
  }),
  'sic-bo': spread(
    [...THROW_PAYS.keys()].filter((place) => !place.startsWith('triple:')),
    2_000,
  ),
}

/** The bet of the mode that can bring least, at another stake: any stake is taken with it. */
function staked(code: string): (lira: number) => unknown {
  const modes = findModes(code)
  const calmest = modes?.declared().reduce((one, other) => (other.most < one.most ? other : one))
  const bet = calmest && modes?.betOf(calmest.mode)
  return (lira) => ({ ...(bet as object), stakeKurus: lira * LIRA_KURUS })
}

test('facts are told of every game that is not a slot, in the order of the games', () => {
  const facts = Object.values(FACTS_BY_FOLDER)
  const played = GAMES.filter(({ kind }) => kind !== 'slot')
  expect(facts.map(({ code, kind }) => [code, kind])).toEqual(
    played.map(({ code, kind }) => [code, kind]),
  )
})

test.each(Object.entries(FACTS_BY_FOLDER))('a round of %s costs what is told', (folder, facts) => {
  const game = findGame(facts.code)
  const costOf = (lira: number) => {
    const bet = game?.readBet((BETS[folder] ?? staked(facts.code))(lira))
    return bet === undefined ? undefined : game?.stakeOf(bet)
  }
  const { least, most } = facts.stakeLira
  expect(costOf(least)).toBe(least * LIRA_KURUS)
  expect(costOf(most)).toBe(most * LIRA_KURUS)
  expect(costOf(least - 1)).toBeUndefined()
  expect(costOf(most + 5)).toBeUndefined()
  expect(game?.stakesKurus[0]).toBe(least * LIRA_KURUS)
})

test('facts of a machine’s title are told by its game’s code, and a round costs what they say', () => {
  const codes = new Set<string>(MACHINES.map(({ game }) => game.code))
  for (const { code, kind, stakeLira } of MACHINE_FACTS) {
    expect([code, kind, codes.has(code)]).toEqual([code, 'slot', true])
    const game = findGame(code)
    const isTaken = (lira: number) => game?.readBet(staked(code)(lira)) !== undefined
    expect(
      [stakeLira.least - 1, stakeLira.least, stakeLira.most, stakeLira.most + 1].map(isTaken),
    ).toEqual([false, true, true, false])
  }
})

/** Bought during a round, and placed beside an ante. */
const BESIDE_ANOTHER = ['insurance', 'aa']
/** A double's last digits are none of the return's. */
const bpOf = (share: number) => Math.floor(share * 10_000 + 1e-7)

function hitRateBpOf([only, ...others]: readonly Declared[]): number | null {
  if (others.length > 0 || typeof only?.hitRate !== 'number') return null
  return bpOf(only.hitRate)
}

function maxWinOnceInOf([only, ...others]: readonly Declared[]): Facts['maxWinOnceIn'] {
  if (!only?.mostChance || others.length > 0) return undefined
  const { value, kind } = only.mostChance
  return { rounds: Math.round(1 / value), kind }
}

test.each([...Object.values(FACTS_BY_FOLDER), ...MACHINE_FACTS])(
  'the figures of $code are its mathematics’',
  (facts) => {
    const modes = findModes(facts.code)
    const declared = modes?.declared().filter(({ mode }) => !BESIDE_ANOTHER.includes(mode)) ?? []
    const rtps = declared.map(({ rtp }) => bpOf(rtp))
    expect(facts.rtpBp).toEqual({ lowest: Math.min(...rtps), highest: Math.max(...rtps) })
    const most = declared.map(({ mode, most }) => {
      const bet = modes?.betOf(mode)
      if (!modes || bet === undefined) return most
      return Math.max(most, modes.game.mostReturnOf(bet) / modes.game.stakeOf(bet))
    })
    expect(facts.maxWin).toBe(Math.floor(Math.max(...most)))
    expect(facts.hitRateBp).toBe(modes?.isOfBestPlay ? null : hitRateBpOf(declared))
    expect(facts.maxWinOnceIn).toEqual(maxWinOnceInOf(declared))
    const levels = new Set(declared.map(({ deviation }) => volatilityOf(deviation * 100)))
    expect(facts.volatility).toBe(levels.size === 1 ? [...levels][0] : null)
  },
)

test.each(LINES_FACTS)('how often $code pays is its sheet’s', ({ code, ...facts }) => {
  const declared = findModes(code)?.declared() ?? []
  expect(facts.hitRateBp).toBe(hitRateBpOf(declared))
  expect(facts.maxWinOnceIn).toEqual(maxWinOnceInOf(declared))
})
