import { HUB_PATH } from '@zar/contract/hub'
import { balance } from '@zar/contract/players/auth'
import type { RefusalCode } from '@zar/contract/refusal'
import type { Db } from '../../../db/db.ts'
import type { SessionEnd } from '../../../db/tables/players.ts'
import type { Ended } from '../../../hub/lookup.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { SignedIn } from '../../../platform/http/route.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { tokenHash } from '../../../platform/token-hash.ts'
import { mayLogIn } from '../../protection/index.ts'

export const IDLE_MS = 30 * 60_000
export const ABSOLUTE_MS = 12 * 60 * 60_000
/** A session that ended in another process is still taken here for at most this long (SES-03). */
const CACHE_MS = 1_000
const CACHE_MAX = 20_000
/** How exactly `last_seen_at` is kept, so that a request costs no write. */
const SEEN_EVERY_MS = 60_000
/** An open page calls these by itself for ever, so they keep no session alive. */
const BY_ITSELF: (string | undefined)[] = [balance.path, HUB_PATH]

type Deps = {
  db: Db
  clock: Clock
  hasStakedSince: (playerId: string, since: Date) => Promise<boolean>
}
type Session = { playerId: string; tokenHash: Buffer; expiresAt: number; seenAt: number }
type Cached = { session: Session; until: number }

/**
 * Answers who holds a token. A session ends 30 minutes after the last call that a person made or
 * the last stake, and 12 hours after log-in (SES-02).
 */
export function openSessionReader({ db, clock, hasStakedSince }: Deps) {
  const cache = new Map<string, Cached>()
  const nowMs = () => clock.now().getTime()
  const forget = (tokenHash: Buffer) => cache.delete(tokenHash.toString('base64'))

  /** What another process ended is read again by the next call that comes with it. */
  function forgetEnded({ tokenHash, playerId, isEveryone }: Ended): void {
    if (tokenHash !== undefined) forget(Buffer.from(tokenHash, 'hex'))
    if (isEveryone) cache.clear()
    if (playerId === undefined) return
    for (const [id, cached] of cache) if (cached.session.playerId === playerId) cache.delete(id)
  }

  async function load(tokenHash: Buffer): Promise<Session | undefined> {
    const id = tokenHash.toString('base64')
    const cached = cache.get(id)
    if (cached && cached.until > nowMs()) return cached.session
    cache.delete(id)
    const session = await readSession(db, tokenHash)
    if (!session) return undefined
    if (cache.size >= CACHE_MAX) cache.clear()
    cache.set(id, { session, until: nowMs() + CACHE_MS })
    return session
  }

  async function isOver(session: Session): Promise<boolean> {
    if (session.expiresAt <= nowMs()) return true
    if (nowMs() - session.seenAt < IDLE_MS) return false
    if (!(await hasStakedSince(session.playerId, new Date(nowMs() - IDLE_MS)))) return true
    await markSeen(db, session, nowMs())
    return false
  }

  return {
    forget,
    forgetEnded,

    /** When this session ends at the latest; undefined when it is over. Asked of the database each time. */
    async endsAt(tokenHash: Buffer): Promise<Date | undefined> {
      const session = await readSession(db, tokenHash).catch(undefinedIfRefused)
      return session && !(await isOver(session)) ? new Date(session.expiresAt) : undefined
    },

    /**
     * Who holds this token, if it still opens anything. `path` is the call that is made with it.
     * Throws the `Refusal` that says why where the player was shut out.
     */
    async findSignedIn(token: string, path?: string): Promise<SignedIn | undefined> {
      const session = await load(tokenHash(token))
      if (!session || (await isOver(session))) return undefined
      const isDue = !BY_ITSELF.includes(path) && nowMs() - session.seenAt >= SEEN_EVERY_MS
      if (isDue) await markSeen(db, session, nowMs())
      return { playerId: session.playerId, tokenHash: session.tokenHash }
    },
  }
}

/** The ends that whoever comes with the token is told of. */
export const TOLD: Partial<Record<SessionEnd, RefusalCode>> = {
  break: 'session_ended_break',
  excluded: 'session_ended_excluded',
  blocked: 'session_ended_blocked',
}

function undefinedIfRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
}

async function readSession(db: Db, tokenHash: Buffer): Promise<Session | undefined> {
  const row = await db
    .selectFrom('session')
    .innerJoin('player', 'player.id', 'session.player_id')
    .select(['session.player_id', 'session.expires_at', 'session.last_seen_at'])
    .select(['session.ended_at', 'session.end_reason', 'player.status'])
    .where('session.token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!row) return undefined
  const why = row.status === 'blocked' ? 'blocked' : row.end_reason
  const told = why && TOLD[why]
  if (told) throw new Refusal(told)
  if (row.ended_at || !mayLogIn(row.status)) return undefined
  return {
    playerId: row.player_id,
    tokenHash,
    expiresAt: row.expires_at.getTime(),
    seenAt: row.last_seen_at.getTime(),
  }
}

async function markSeen(db: Db, session: Session, atMs: number): Promise<void> {
  session.seenAt = atMs
  await db
    .updateTable('session')
    .set({ last_seen_at: new Date(atMs) })
    .where('token_hash', '=', session.tokenHash)
    .where('ended_at', 'is', null)
    .execute()
}
