import { slotFiguresOf } from '../approval/slot-figures.ts'
import { byStake, expectedOf } from '../games/expected.ts'
import { findModes } from '../games/find-modes.ts'
import type { Arcade } from '../rounds/arcade.ts'
import { stakedOf } from '../rounds/present.ts'
import { isOfGameNow } from '../rounds/seeds/read-fairness.ts'
import type { Tally } from '../store/daily-returns.ts'
import type { RoundRow } from '../store/rounds.ts'

/** Without it the round is paid all the same. */
export function tallyOrTell({ log }: Pick<Arcade, 'log'>, round: RoundRow): Tally | undefined {
  try {
    return tallyOf(round)
  } catch (error) {
    log.error({ err: error, round: round.id }, 'round not counted in the returns')
    return undefined
  }
}

/**
 * What a decided round adds to the returns of its game. Undefined where the game's mathematics has
 * changed since it began: nobody knows here what that was bound to return.
 */
function tallyOf(round: RoundRow): Tally | undefined {
  const { game_code: gameCode, digest, bet, outcome, win_kurus: returnedKurus } = round
  const modes = findModes(gameCode)
  if (!modes || digest === null || outcome === null || returnedKurus === null) return undefined
  if (!isOfGameNow(round, gameCode)) return undefined
  const slot = slotFiguresOf(gameCode)
  const {
    mode,
    meanKurus: expectedKurus,
    variance,
  } = slot
    ? { mode: slot.mode, ...byStake(slot, modes.game.stakeOf(bet)) }
    : expectedOf(modes, bet, outcome)
  const stakedKurus = stakedOf(round)
  return { gameCode, digest, mode, stakedKurus, returnedKurus, expectedKurus, variance }
}
