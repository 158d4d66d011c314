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
import { viewEnd } from './views.ts'

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
  const asked = { playerId, after: readCursor(before), limit: take + 1 }
  const [logIns, views, others, lapse] = await Promise.all([
    readPage(deps.db, asked),
    readViews(deps.db, asked),
    readOpen(deps.db, player, deps.clock.now()),
    lapseOf(deps, playerId),
  ])
  const now = deps.clock.now()
  const all = [
    ...logIns.map((row) => ({ at: row.created_at, shown: present(row, lapse, player) })),
    ...views.map((row) => ({ at: row.opened_at, shown: presentView(row, now) })),
  ].sort(newestFirst)
  const page = all.slice(0, take)
  const last = page.at(-1)
  return {
    rows: page.map(({ shown }) => shown),
    next: all.length > take && last ? cursorOf(last) : null,
    others: others.filter((row) => !lapse(row)).length,
  }
}

type Listed = { at: Date; shown: SessionRow }

/** As both tables are read: by moment and id, both backwards. */
const newestFirst = (one: Listed, other: Listed): number =>
  other.at.getTime() - one.at.getTime() || (other.shown.id < one.shown.id ? -1 : 1)

type Place = { at: Date; id: string }

type Page = { playerId: string; after: Place | undefined; limit: number }

function readPage(db: Db, { playerId, after, limit }: Page): Promise<Row[]> {
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

type ViewRow = Pick<Selectable<PlayerTables['player_view']>, 'id' | 'opened_at' | 'ended_at'>

function readViews(db: Db, { playerId, after, limit }: Page): Promise<ViewRow[]> {
  // A page is cut at whole milliseconds, which a view's moment is finer than.
  const openedAt = sql<Date>`date_trunc('milliseconds', opened_at)`
  return db
    .selectFrom('player_view')
    .select(['id', 'ended_at', openedAt.as('opened_at')])
    .where('player_id', '=', playerId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${openedAt}, id) < (${after?.at}, ${after?.id})`),
    )
    .orderBy(openedAt, 'desc')
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
    isView: false,
  }
}

function presentView(
  { id, opened_at: openedAt, ended_at: endedAt }: ViewRow,
  now: Date,
): SessionRow {
  const end = endedAt ?? viewEnd(openedAt)
  return {
    id,
    device: '',
    isMobile: false,
    address: '',
    beganAt: openedAt.toISOString(),
    lastSeenAt: new Date(Math.min(end.getTime(), now.getTime())).toISOString(),
    endedAt: end <= now ? end.toISOString() : null,
    why: null,
    isHere: false,
    isView: true,
  }
}

/** Enough to tell home from abroad, and not the subscriber. */
export function shortenedAddress(ip: string): string {
  const network = networkOf(ip)
  return network.includes(':') ? `${network}:•••` : `${network}.•••`
}

const cursorOf = ({ at, shown }: Listed): string => `${at.getTime()}.${shown.id}`

function readCursor(before: string | null): Place | undefined {
  if (before === null) return undefined
  const [, ms, id] = CURSOR.exec(before) ?? []
  if (ms === undefined || id === undefined) throw new Refusal('invalid_input')
  return { at: new Date(Number(ms)), id }
}
