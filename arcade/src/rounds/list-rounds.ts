import type { RoundsReply } from '../protocol.ts'
import { lastRounds } from '../store/rounds.ts'
import type { SessionRow } from '../store/sessions.ts'
import type { Arcade } from './arcade.ts'
import { presentRound } from './present.ts'

export const ROUNDS_SHOWN_MAX = 50

export async function listRounds(arcade: Arcade, session: SessionRow): Promise<RoundsReply> {
  const rows = await lastRounds(arcade.pool, session.seat_id, ROUNDS_SHOWN_MAX)
  return { rounds: rows.map((row) => ({ ...presentRound(row), serverSeed: row.server_seed })) }
}
