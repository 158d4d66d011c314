import { type Game, type Kurus, membersOf } from '../game.ts'
import { LINE_COUNT } from './lines.ts'
import type { Par } from './par.ts'
import { type Engine, type Outcome, playRound } from './play-round.ts'

export type Bet = { stakeKurus: Kurus }

/** A slot in the shape of every game: one bet, and all its spins at once. */
export function slotGame(engine: Engine, par: Par): Game<Bet, never, Outcome> {
  const { sheet } = engine
  return {
    code: sheet.gameCode,
    kind: 'slot',
    version: sheet.version,
    stakesKurus: sheet.stakesKurus,
    paytable: { symbols: sheet.symbols, reels: sheet.reels, freeSpins: sheet.freeSpins },
    readBet(input) {
      const stakeKurus = membersOf(input, ['stakeKurus'])?.stakeKurus
      const stake = sheet.stakesKurus.find((known) => known === stakeKurus)
      return stake === undefined ? undefined : { stakeKurus: stake }
    },
    stakeOf: ({ stakeKurus }) => stakeKurus,
    mostReturnOf: ({ stakeKurus }) => (stakeKurus / LINE_COUNT) * par.maxWinLineStakes,
    begin: ({ stakeKurus }, random) => playRound(engine, stakeKurus, random),
    readMove: () => undefined,
    whyNot: () => 'over',
    priceOf: () => 0,
    play: (state) => state,
    choicesOf: () => [],
    returnOf: ({ winKurus }) => winKurus,
    shownOf: (outcome) => outcome,
    whenLeft: () => 'stake back',
  }
}
