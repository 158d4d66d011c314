import { findModes } from '../games/find-modes.ts'
import { findRoomModes } from '../games/rooms/room-modes.ts'
import type { Arcade } from '../rounds/arcade.ts'
import { readReturns } from '../store/daily-returns.ts'
import type { Runner } from '../store/database.ts'
import { ALARM_DAYS, type Watched, watch } from './judge.ts'

const DAY_MS = 24 * 3_600_000

export const isOfBestPlay = (gameCode: string): boolean =>
  (findModes(gameCode) ?? findRoomModes(gameCode))?.isOfBestPlay ?? false

/** The returns of the last thirty days, today among them. */
export async function watchReturns(runner: Runner, nowMs: number): Promise<Watched[]> {
  const from = new Date(nowMs - (ALARM_DAYS - 1) * DAY_MS)
  return watch(await readReturns(runner, from), isOfBestPlay)
}

/** Tells the operators of every return that is more than chance (GAM-16). */
export async function checkReturns({
  pool,
  clock,
  log,
}: Pick<Arcade, 'pool' | 'clock' | 'log'>): Promise<Watched[]> {
  const found = await watchReturns(pool, clock())
  const alarms = found.filter(({ isAlarm }) => isAlarm)
  for (const { gameCode, mode, digest, sums, judged } of alarms) {
    const { returned, expected, z } = judged
    const { rounds } = sums
    log.error({ gameCode, mode, digest, rounds, returned, expected, z }, 'return out of bounds')
  }
  log.info({ watched: found.length, alarms: alarms.length }, 'returns checked')
  return alarms
}
