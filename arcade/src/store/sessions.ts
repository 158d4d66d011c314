import { createHash } from 'node:crypto'
import type { Language } from '../protocol.ts'
import type { Runner } from './database.ts'

/** A launch of a game, with the seat it is played at. */
export type SessionRow = {
  id: string
  seat_id: string
  operator_token: string
  language: Language
  lobby_url: string | null
  user_ref: string
  game_code: string
  currency: string
}

export type NewSession = {
  id: string
  token: string
  seatId: string
  operatorToken: string
  language: Language
  lobbyUrl: string | null
  nowMs: number
  expiresAtMs: number
}

export async function addSession(tx: Runner, session: NewSession): Promise<void> {
  await tx.query(
    `insert into arcade.game_session
       (id, token_hash, seat_id, operator_token, language, lobby_url, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      session.id,
      hashOf(session.token),
      session.seatId,
      session.operatorToken,
      session.language,
      session.lobbyUrl,
      new Date(session.nowMs),
      new Date(session.expiresAtMs),
    ],
  )
}

export async function findSession(
  runner: Runner,
  token: string,
  nowMs: number,
): Promise<SessionRow | undefined> {
  const { rows } = await runner.query<SessionRow>(
    `select session.id, session.seat_id, session.operator_token, session.language,
            session.lobby_url, seat.user_ref, seat.game_code, seat.currency
     from arcade.game_session session join arcade.seat seat on seat.id = session.seat_id
     where session.token_hash = $1 and session.expires_at > $2`,
    [hashOf(token), new Date(nowMs)],
  )
  return rows[0]
}

/** Only a token's hash is kept: a copy of the table opens no game. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
