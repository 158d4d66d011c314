import type { AnyGame } from '../games/find-game.ts'
import type { Json, Kurus } from '../games/game.ts'
import type { Choice, Round, SeedPair, Step } from '../protocol.ts'
import type { RoundRow } from '../store/rounds.ts'
import type { SeedPairRow } from '../store/seed-pairs.ts'
import { gameOfRound } from './outcome.ts'

/** A round as its player may see it. A win on its way is still an open round to the page. */
export function presentRound(row: RoundRow): Round {
  const { outcome, nonce } = row
  if (outcome === null || nonce === null) throw new Error(`round ${row.id} has nothing to show`)
  return {
    id: row.id,
    gameCode: row.game_code,
    gameVersion: row.game_version,
    stakeKurus: row.stake_kurus,
    stakedKurus: stakedOf(row),
    bet: row.bet,
    moves: movesMade(row),
    isFree: row.reward_id !== null,
    ...shownOf(gameOfRound(row), outcome, row.win_kurus),
    state: row.state === 'settled' ? 'settled' : 'open',
    nonce,
    commitment: row.commitment,
    digest: row.digest,
    clientSeed: row.client_seed,
    startedAt: row.started_at.toISOString(),
  }
}

/** The first stake and those of the moves that were made. */
export const stakedOf = (row: RoundRow): Kurus =>
  made(row).reduce((sum, { priceKurus }) => sum + priceKurus, row.stake_kurus)

const made = ({ moves }: RoundRow) => moves.filter(({ state }) => state === 'made')
export const movesMade = (row: RoundRow): Json[] => made(row).map(({ move }) => move)

/** What a state looks like to the player, and what they may do in it. */
export function shownOf(game: AnyGame, state: Json, winKurus: Kurus | null) {
  const isDecided = winKurus !== null
  const choices = isDecided ? [] : game.choicesOf(state)
  return {
    shown: game.shownOf(state),
    choices: choices.map(
      (move): Choice => ({
        move,
        priceKurus: game.priceOf(state, move),
        why: game.whyNot(state, move) ?? null,
      }),
    ),
    isDecided,
    steps: (state as { steps?: Step[] }).steps ?? [],
    winKurus: winKurus ?? 0,
  }
}

export function presentPair(pair: SeedPairRow): SeedPair {
  return {
    commitment: pair.commitment,
    digest: pair.digest,
    clientSeed: pair.client_seed,
    nonce: pair.next_nonce,
  }
}
