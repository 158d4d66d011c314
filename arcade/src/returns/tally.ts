import { slotFiguresOf } from '../approval/slot-figures.ts'
import { roomDigestOf } from '../fairness/room-digest.ts'
import { digestOf } from '../fairness/seeds.ts'
import { byStake, expectedOf } from '../games/expected.ts'
import { findModes } from '../games/find-modes.ts'
import type { Json } from '../games/game.ts'
import { findRoom } from '../games/rooms/find-room.ts'
import { findRoomModes } from '../games/rooms/room-modes.ts'
import type { Arcade } from '../rounds/arcade.ts'
import { stakedOf } from '../rounds/present.ts'
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
 * What a decided round adds to the returns of its game, by the version that it began under. Undefined
 * where its mathematics is none that is kept: nobody knows here what that was bound to return.
 */
function tallyOf(round: RoundRow): Tally | undefined {
  const { game_code: gameCode, game_version: version, digest } = round
  const { bet, outcome, win_kurus: returnedKurus } = round
  if (round.seed_pair_id === null) return tallyOfRoom(round)
  const modes = findModes(gameCode, version)
  if (!modes || digest === null || outcome === null || returnedKurus === null) return undefined
  if (digest !== digestOf(gameCode, version)) return undefined
  const slot = slotFiguresOf(modes.game)
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

/** Of a bet in a room, by its own course. A share of a pot is bound to return nothing by itself. */
function tallyOfRoom(round: RoundRow): Tally | undefined {
  const { game_code: gameCode, digest, bet, outcome, win_kurus: returnedKurus } = round
  const room = findRoom(gameCode)
  const { course } = (outcome ?? {}) as { course?: Json }
  const expected = course !== undefined && findRoomModes(gameCode)?.expectedOf?.(bet, course)
  if (!room || !expected || digest !== roomDigestOf(room) || returnedKurus === null)
    return undefined
  const { meanKurus: expectedKurus, variance } = expected
  const stakedKurus = stakedOf(round)
  return { gameCode, digest, mode: 'any', stakedKurus, returnedKurus, expectedKurus, variance }
}
