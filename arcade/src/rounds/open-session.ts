import { findEngine } from '../games/catalogue.ts'
import type { Language, Session } from '../protocol.ts'
import { Refusal } from '../refusal.ts'
import { inTransaction, type Runner } from '../store/database.ts'
import { findUnfinished } from '../store/rounds.ts'
import { takeDemoSeat, takeSeat } from '../store/seats.ts'
import { addSeedPair, seedPairInUse } from '../store/seed-pairs.ts'
import { addSession, findSession, type SessionRow } from '../store/sessions.ts'
import {
  type Arcade,
  DEMO_BALANCE_KURUS,
  DEMO_CURRENCY,
  ROUND_MIN_MS,
  SESSION_MAX_MS,
} from './arcade.ts'
import { freeRoundsAt } from './free-rounds.ts'
import { presentFairness, presentRound } from './present.ts'

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
    const seat = await takeSeat(tx, launch.user, wanted)
    if (seat.isNew) await firstSeedPair(arcade, tx, seat.id)
    return admit(arcade, tx, { seatId: seat.id, ...launch })
  })
}

/** A demo is a seat of its own with play money in it: the same game, and no wallet behind it. */
export async function openDemo(
  arcade: Arcade,
  demo: { gameCode: string; language: Language; lobbyUrl: string | null },
): Promise<string> {
  return inTransaction(arcade.pool, async (tx) => {
    const seatId = arcade.chance.uuid()
    const { gameCode } = demo
    const seat = { id: seatId, gameCode, currency: DEMO_CURRENCY, nowMs: arcade.clock() }
    await takeDemoSeat(tx, seat, DEMO_BALANCE_KURUS)
    await firstSeedPair(arcade, tx, seatId)
    return admit(arcade, tx, { seatId, operatorToken: null, ...demo })
  })
}

async function admit(
  arcade: Arcade,
  tx: Runner,
  entry: {
    seatId: string
    operatorToken: string | null
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

function firstSeedPair(arcade: Arcade, tx: Runner, seatId: string): Promise<void> {
  return addSeedPair(tx, {
    id: arcade.chance.uuid(),
    seatId,
    serverSeed: arcade.chance.hex(32),
    clientSeed: arcade.chance.hex(8),
    nowMs: arcade.clock(),
  })
}

export async function sessionOf(arcade: Arcade, token: string): Promise<SessionRow> {
  const session = await findSession(arcade.pool, token, arcade.clock())
  if (!session) throw new Refusal('session_unknown')
  return session
}

/** Everything the page needs to begin, an unfinished round among it. */
export async function readSession(arcade: Arcade, session: SessionRow): Promise<Session> {
  const engine = findEngine(session.game_code)
  if (!engine) throw new Refusal('game_unknown')
  const balanceKurus = await balanceOf(arcade, session)
  const unfinished = await findUnfinished(arcade.pool, session.seat_id)
  const pair = await seedPairInUse(arcade.pool, session.seat_id)
  return {
    gameCode: session.game_code,
    isDemo: session.user_ref === null,
    language: session.language,
    currency: session.currency,
    lobbyUrl: session.lobby_url,
    balanceKurus,
    stakesKurus: [...engine.sheet.stakesKurus],
    fairness: presentFairness(pair),
    freeRounds: await freeRoundsAt(arcade, session.seat_id),
    openRound: unfinished?.outcome ? presentRound(unfinished) : null,
    roundMinMs: ROUND_MIN_MS,
  }
}

async function balanceOf(arcade: Arcade, session: SessionRow): Promise<number> {
  const { user_ref: user, operator_token: token, game_code: gameCode, currency } = session
  if (user === null || token === null) return session.demo_balance_kurus ?? 0
  return arcade.wallet.balanceKurus({ user, token, gameCode, currency })
}
