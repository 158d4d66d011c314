import { type Json, times } from '../../../games/game.ts'
import type { Round } from '../../../protocol.ts'
import { roundOf } from '../../game/testing/round.ts'

const STAKE_KURUS = 2_000

/** A round of a machine as the page has it once it is paid. */
export function shownRound(
  gameCode: string,
  result: { readonly [member: string]: Json; readonly hundredths: number },
): Round {
  const winKurus = times(STAKE_KURUS, result.hundredths)
  return roundOf(
    gameCode,
    { bet: { stakeKurus: STAKE_KURUS }, result, returnKurus: winKurus },
    { winKurus, isDecided: true, state: 'settled' },
  )
}
