import type { sessions as endpoint, SessionRow } from '@zar/contract/players/session'
import { type Selectable, sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db } from '../../../db/db.ts'
import type { PlayerTables } from '../../../db/tables/players.ts'
import type { Clock } from '../../../platform/clock.ts'
import { networkOf } from '../../../platform/http/address.ts'
import type { SignedIn } from '../../../platform/http/route.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { deviceOf } from './device.ts'
import { IDLE_MS } from './session-reader.ts'

export type SessionPage = z.output<typeof endpoint.input>
type Answer = z.input<typeof endpoint.output>
type Row = Selectable<PlayerTables['session']>
type Deps = {
  db: Db
  clock: Clock
  hasStakedSince: (playerId: string, since: Date) => Promise<boolean>
}

/** When a session began, in milliseconds, and its id. */
const CURSOR = /^(\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** A page of the player's log-ins (SES-04): only their own, and nothing by which one could be taken over. */
export async function listSessions(
  deps: Deps,
  player: SignedIn,
  { before, take }: SessionPage,
): Promise<Answer> {
  const { playerId } = player
  const [rows, others, lapse] = await Promise.all([
    readPage(deps.db, { playerId, after: readCursor(before), limit: take + 1 }),
    readOpen(deps.db, player, deps.clock.now()),
    lapseOf(deps, playerId),
  ])
  const page = rows.slice(0, take)
  const last = page.at(-1)
  return {
    rows: page.map((row) => present(row, lapse, player)),
    next: rows.length > take && last ? cursorOf(last) : null,
    others: others.filter((row) => !lapse(row)).length,
  }
}

type Place = { at: Date; id: string }

function readPage(
  db: Db,
  { playerId, after, limit }: { playerId: string; after: Place | undefined; limit: number },
): Promise<Row[]> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('player_id', '=', playerId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.at}, ${after?.id})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

const readOpen = (db: Db, { playerId, tokenHash }: SignedIn, now: Date) =>
  db
    .selectFrom('session')
    .select(['ended_at', 'expires_at', 'last_seen_at'])
    .where('player_id', '=', playerId)
    .where('token_hash', '<>', tokenHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()

type Times = Pick<Row, 'ended_at' | 'expires_at' | 'last_seen_at'>
type Lapse = { at: Date; why: 'idle' | 'expired' }

/** Whether and when a session that nobody ended ended by itself: as whoever reads the token judges it. */
async function lapseOf({ clock, hasStakedSince }: Deps, playerId: string) {
  const now = clock.now().getTime()
  const isPlaying = await hasStakedSince(playerId, new Date(now - IDLE_MS))
  return (row: Times): Lapse | undefined => {
    const idleAt = row.last_seen_at.getTime() + IDLE_MS
    const expiresAt = row.expires_at.getTime()
    if (Math.min(idleAt, expiresAt) > now) return undefined
    if (idleAt < expiresAt && isPlaying && expiresAt > now) return undefined
    return idleAt < expiresAt
      ? { at: new Date(idleAt), why: 'idle' }
      : { at: row.expires_at, why: 'expired' }
  }
}

function present(
  row: Row,
  lapse: (row: Times) => Lapse | undefined,
  { tokenHash }: SignedIn,
): SessionRow {
  const end = row.ended_at ? { at: row.ended_at, why: row.end_reason } : lapse(row)
  return {
    id: row.id,
    ...deviceOf(row.user_agent),
    address: shortenedAddress(row.ip),
    beganAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    endedAt: end?.at.toISOString() ?? null,
    why: end?.why ?? null,
    isHere: row.token_hash.equals(tokenHash),
  }
}

/** Enough to tell home from abroad, and not the subscriber. */
export function shortenedAddress(ip: string): string {
  const network = networkOf(ip)
  return network.includes(':') ? `${network}:•••` : `${network}.•••`
}

const cursorOf = ({ created_at, id }: Row): string => `${created_at.getTime()}.${id}`

function readCursor(before: string | null): Place | undefined {
  if (before === null) return undefined
  const [, ms, id] = CURSOR.exec(before) ?? []
  if (ms === undefined || id === undefined) throw new Refusal('invalid_input')
  return { at: new Date(Number(ms)), id }
}
