import type { Language, Session } from '../../protocol.ts'
import { Refusal } from '../../refusal.ts'
import { inTransaction, type Runner } from '../../store/database.ts'
import { findUnfinished } from '../../store/rounds.ts'
import { takeSeat } from '../../store/seats.ts'
import { addSession, findSession, type SessionRow } from '../../store/sessions.ts'
import { type Arcade, roundMinMs, SESSION_MAX_MS } from '../arcade.ts'
import { freeRoundsAt } from '../free-rounds/free-rounds.ts'
import { gameOf } from '../outcome.ts'
import { presentRound } from '../present.ts'
import { isStopped } from '../refuse-if-stopped.ts'
import { readFairness } from '../seeds/read-fairness.ts'

export type Launch = {
  user: string
  operatorToken: string
  gameCode: string
  currency: string
  language: Language
  lobbyUrl: string | null
}

/** Seats the player at the game and answers the token the page will play with. */
export async function openSession(arcade: Arcade, launch: Launch): Promise<string> {
  return inTransaction(arcade.pool, async (tx) => {
    const { gameCode, currency } = launch
    const wanted = { id: arcade.chance.uuid(), gameCode, currency, nowMs: arcade.clock() }
    const seatId = await takeSeat(tx, launch.user, wanted)
    return admit(arcade, tx, { seatId, ...launch })
  })
}

async function admit(
  arcade: Arcade,
  tx: Runner,
  entry: {
    seatId: string
    operatorToken: string
    language: Language
    lobbyUrl: string | null
  },
): Promise<string> {
  const token = arcade.chance.hex(32)
  const nowMs = arcade.clock()
  const expiresAtMs = nowMs + SESSION_MAX_MS
  await addSession(tx, { id: arcade.chance.uuid(), token, nowMs, expiresAtMs, ...entry })
  return token
}

export async function sessionOf(arcade: Arcade, token: string): Promise<SessionRow> {
  const session = await findSession(arcade.pool, token, arcade.clock())
  if (!session) throw new Refusal('session_unknown')
  return session
}

/** Everything the page needs to begin, an unfinished round among it. */
export async function readSession(arcade: Arcade, session: SessionRow): Promise<Session> {
  const game = gameOf(session.game_code)
  const { user_ref: user, operator_token, game_code: gameCode, currency } = session
  const holder = { user, token: operator_token, gameCode, currency }
  const balanceKurus = await arcade.wallet.balanceKurus(holder)
  const unfinished = await findUnfinished(arcade.pool, session.seat_id)
  return {
    gameCode: session.game_code,
    isDemo: false,
    language: session.language,
    currency: session.currency,
    lobbyUrl: session.lobby_url,
    balanceKurus,
    stakesKurus: [...game.stakesKurus],
    fairness: await readFairness(arcade, arcade.pool, session.seat_id),
    freeRounds: await freeRoundsAt(arcade, session.seat_id),
    openRound: unfinished && unfinished.outcome !== null ? presentRound(unfinished) : null,
    roundMinMs: roundMinMs(arcade, game),
    hasAutoplay: arcade.profile.hasAutoplay,
    hasFastPlay: arcade.profile.hasFastPlay,
    hasSkip: arcade.profile.hasSkip,
    isStopped: await isStopped(arcade, arcade.pool, gameCode),
  }
}
