import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { SessionEnd } from '../../../db/tables/players.ts'
import { promiseEnd } from '../../../hub/outbox.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Caller, SignedIn } from '../../../platform/http/route.ts'
import { deleteOld } from '../../../platform/jobs/delete-old.ts'
import type { Random } from '../../../platform/random.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { tokenHash } from '../../../platform/token-hash.ts'
import { refuseBlockedDevice } from './device-block.ts'
import { listSessions, type SessionPage } from './session-list.ts'
import { ABSOLUTE_MS, openSessionReader, TOLD } from './session-reader.ts'

const TOKEN_BYTES = 32
/** As long as the privacy notice says. */
const KEPT_YEARS = 2

export type SessionDeps = {
  db: Db
  clock: Clock
  random: Random
  /** Called in the transaction that starts a session. */
  onSessionStarted?:
    | ((tx: Tx, started: { playerId: string; caller: Caller }) => Promise<void>)
    | undefined
  /** Closes what hangs on the session outside of HTTP, in every process. What fails of it is done within a minute. */
  onSessionEnded: (tokenHash: Buffer) => Promise<void> | void
  /** Whether the player has staked since then: play in a game's own window is no idling. */
  hasStakedSince: (playerId: string, since: Date) => Promise<boolean>
}
export type Sessions = ReturnType<typeof openSessions>

/** Log-in sessions: a bearer token of 256 random bits, of which the casino keeps only the hash. */
export function openSessions(deps: SessionDeps) {
  const { db, clock, random, onSessionEnded } = deps
  const reader = openSessionReader(deps)

  async function announceEnded(tokenHashes: readonly Buffer[]): Promise<void> {
    for (const tokenHash of tokenHashes) reader.forget(tokenHash)
    await Promise.all(tokenHashes.map(onSessionEnded))
  }

  return {
    findSignedIn: reader.findSignedIn,
    endsAt: reader.endsAt,
    forgetEnded: reader.forgetEnded,
    announceEnded,

    /** Opens a session and ends the one this device had: announce `ended` after the commit. Refuses a device that is blocked. */
    async start(tx: Tx, playerId: string, caller: Caller) {
      await refuseBlockedDevice(tx, caller)
      const ended = await endDevice(tx, playerId, caller, clock.now())
      const token = random.token(TOKEN_BYTES)
      await insertSession(tx, { id: random.uuid(), token, playerId, caller, now: clock.now() })
      await deps.onSessionStarted?.(tx, { playerId, caller })
      return { token, ended }
    },

    async end(tokenHash: Buffer): Promise<void> {
      await db
        .updateTable('session')
        .set({ ended_at: clock.now(), end_reason: 'logout' })
        .where('token_hash', '=', tokenHash)
        .where('ended_at', 'is', null)
        .execute()
      await announceEnded([tokenHash])
    },

    /** Ends all sessions of the player, or all but one (SES-03): announce them after the commit. */
    endAllIn: (tx: Tx, ending: Omit<Ending, 'now'>): Promise<Buffer[]> =>
      endAllOfPlayer(tx, { ...ending, now: clock.now() }),

    /** The player's sessions, the newest first. */
    list: (player: SignedIn, page: SessionPage) => listSessions(deps, player, page),

    /** Ends one session of the player's own (SES-04); one that is over already stays as it was. */
    async endOne({ playerId }: SignedIn, id: string): Promise<void> {
      await announceEnded(await endById(db, { playerId, id, now: clock.now() }))
    },

    /** Ends all sessions of the player but the one that asks, and answers how many there were. */
    async endOthers({ playerId, tokenHash: exceptTokenHash }: SignedIn): Promise<number> {
      const ending: Ending = { playerId, why: 'player', now: clock.now(), exceptTokenHash }
      const ended = await db.transaction().execute((tx) => endAllOfPlayer(tx, ending))
      await announceEnded(ended)
      return ended.length
    },
  }
}

/** Those of these sessions that were ended. */
export async function findEnded(db: Db, tokenHashes: readonly Buffer[]): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('session')
    .select('token_hash')
    .where(sql<boolean>`token_hash = any(${tokenHashes})`)
    .where('ended_at', 'is not', null)
    .execute()
  return rows.map(({ token_hash }) => token_hash)
}

/** Deletes the sessions, long over, that the history shows no more. */
export async function forgetSessions(db: Db, now: Date): Promise<void> {
  const before = new Date(now)
  before.setUTCFullYear(now.getUTCFullYear() - KEPT_YEARS)
  await deleteOld(db, 'session', sql`created_at < ${before}`)
}

export type Ending = {
  playerId: string
  why: SessionEnd
  now: Date
  exceptTokenHash?: Buffer | undefined
}

/**
 * Ends a player's sessions and answers their hashes. What hangs on them is closed by every process soon
 * after the commit, whatever becomes of the one that commits.
 */
export async function endAllOfPlayer(tx: Tx, ending: Ending): Promise<Buffer[]> {
  const { playerId, why, now, exceptTokenHash = NO_TOKEN } = ending
  const ended = await tx
    .updateTable('session')
    .set({ ended_at: now, end_reason: why })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .where('token_hash', '<>', exceptTokenHash)
    .returning('token_hash')
    .execute()
  const tokenHashes = ended.map((row) => row.token_hash)
  await promiseEnd(tx, playerId, { tokenHashes, why: TOLD[why] })
  return tokenHashes
}
const NO_TOKEN = Buffer.alloc(0)

async function endById(
  db: Db,
  { playerId, id, now }: { playerId: string; id: string; now: Date },
): Promise<Buffer[]> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'player' })
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .returning('token_hash')
    .execute()
  if (ended.length > 0) return ended.map((row) => row.token_hash)
  const known = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (!known) throw new Refusal('not_found')
  return []
}

type Opening = { id: string; token: string; playerId: string; caller: Caller; now: Date }

async function insertSession(tx: Tx, { id, token, playerId, caller, now }: Opening): Promise<void> {
  await tx
    .insertInto('session')
    .values({
      id,
      token_hash: tokenHash(token),
      player_id: playerId,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + ABSOLUTE_MS),
      ended_at: null,
      ip: caller.ip,
      user_agent: caller.userAgent,
      fingerprint: caller.fingerprint,
      device_hash: caller.device ? tokenHash(caller.device) : null,
    })
    .execute()
}

/** The same browser of the same player logs in again: what it held before is over (SES-01). */
async function endDevice(tx: Tx, playerId: string, caller: Caller, now: Date): Promise<Buffer[]> {
  const ended = await tx
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'device' })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .where('user_agent', '=', caller.userAgent)
    .where('fingerprint', '=', caller.fingerprint)
    .$if(caller.fingerprint === '', (query) => query.where('ip', '=', caller.ip))
    .returning('token_hash')
    .execute()
  return ended.map((row) => row.token_hash)
}
