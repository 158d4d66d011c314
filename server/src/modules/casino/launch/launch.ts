import { createHash } from 'node:crypto'
import type { Locale } from '@zar/contract/limits'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../../../db/db.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Random } from '../../../platform/random.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type House, readStanding, whyRefuseStake } from '../../protection/index.ts'
import type { GameProvider, LaunchOrder } from '../provider.ts'
import type { Breaker } from './breaker.ts'

const TOKEN_BYTES = 32
/** Bets of one launch stop here; wins and rollbacks never do. */
const SESSION_MS = 12 * 60 * 60_000

/** A supplier, and the breaker that stands before it. */
export type Supplier = {
  provider: GameProvider
  breaker: Breaker
  /** Whether anybody answers at its address; where nobody looks, somebody does. */
  isReached?: () => boolean
  /** Told how each launch ended, and how long it took. */
  onLaunch?: (ending: 'done' | 'refused' | 'failed', ms: number) => void
}

export type LaunchDeps = Supplier & {
  db: Db
  clock: Clock
  /** Asked by every launch for real money. */
  house: House
  random: Random
  log: Logger
  /** When a log-in session ends at the latest; undefined when it is over. Never a remembered answer. */
  whenLogInEnds: (logInHash: Buffer) => Promise<Date | undefined>
}

export type Launch = {
  playerId: string
  /** The log-in session it is asked from. */
  logInHash: Buffer
  gameCode: string
  platform: 'desktop' | 'mobile'
  locale: Locale
  lobbyUrl: string
  ip: string
}

/** What the database knows a game's money token by. */
export const gameTokenHash = (token: string) => createHash('sha256').update(token).digest()

/**
 * Opens a game for a player: a money token for this player and this game alone, and the url that
 * the provider answers, or its page. Until it has answered, the token takes no bet.
 */
export async function launchGame(deps: LaunchDeps, launch: Launch): Promise<string> {
  const { db, clock, random, provider } = deps
  const { currency, countryCode } = await mayLaunch(deps, launch)
  const token = random.token(TOKEN_BYTES)
  const now = clock.now()
  const tokenHash = gameTokenHash(token)
  await db
    .insertInto('game_session')
    .values({
      token_hash: tokenHash,
      player_id: launch.playerId,
      provider: provider.name,
      game_code: launch.gameCode,
      currency,
      created_at: now,
      expires_at: new Date(now.getTime() + SESSION_MS),
      log_in_hash: launch.logInHash,
    })
    .execute()
  const url = await askProvider(deps, { ...launch, token, currency, countryCode })
  await openSession(deps, tokenHash, launch.logInHash)
  return url
}

/**
 * Lets the game take bets, for as long as the log-in session lasts at most. A log-out that came while
 * the provider was asked shuts the game for good: it is asked about after the session was written,
 * so one that comes later finds the session to end.
 */
async function openSession(
  { db, whenLogInEnds }: LaunchDeps,
  tokenHash: Buffer,
  logInHash: Buffer,
) {
  const endsAt = await whenLogInEnds(logInHash)
  if (!endsAt) throw new Refusal('not_signed_in')
  await db
    .updateTable('game_session')
    .set({ is_open: true, expires_at: sql<Date>`least(expires_at, ${endsAt}::timestamptz)` })
    .where('token_hash', '=', tokenHash)
    .execute()
}

async function askProvider(
  { provider, breaker, log, onLaunch }: LaunchDeps,
  order: LaunchOrder,
): Promise<string> {
  const about = { provider: provider.name, game: order.gameCode }
  const startMs = performance.now()
  const url = await breaker(() => provider.launchUrl(order)).catch((err: unknown) => {
    log.warn({ err, ...about }, 'launch failed')
    onLaunch?.('failed', performance.now() - startMs)
    throw new Refusal('game_provider_down')
  })
  onLaunch?.(url === undefined ? 'refused' : 'done', performance.now() - startMs)
  if (url !== undefined) return url
  log.warn(about, 'the provider would not open the game')
  throw new Refusal('game_provider_down')
}

async function mayLaunch(
  { db, provider, clock, house }: LaunchDeps,
  { playerId, gameCode }: Launch,
) {
  const game = await db
    .selectFrom('game')
    .select('is_open')
    .where('code', '=', gameCode)
    .where('provider', '=', provider.name)
    .executeTakeFirst()
  if (!game?.is_open) throw new Refusal('game_unknown')
  const player = await readStanding(db, playerId)
  const question = { countryId: player.countryId, games: 'casino' } as const
  const uncovered = house.whyClosed(question, clock.now().getTime())
  const refusal = whyRefuseStake(player, uncovered)
  if (refusal) throw new Refusal(refusal)
  return player
}
