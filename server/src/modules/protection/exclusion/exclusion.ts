import type { SelfExclusion, TimeOut } from '@zar/contract/protection'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { notifyPlayer } from '../../messages/index.ts'
import type { ProtectionDeps } from '../deps.ts'
import { SECOND_THOUGHT_MS } from '../limits/read-limits.ts'
import { lockPerson, lockPlayer } from '../person.ts'
import { NEWS } from '../texts.ts'
import { reachTwins } from './exclude-namesakes.ts'
import { isLater, isWeaker, type Running, setEnded } from './running.ts'

const DAY_MS = 24 * 60 * 60_000
const TIME_OUT_DAYS = { day: 1, week: 7, month: 30, six_weeks: 42 } satisfies Record<
  TimeOut,
  number
>
const EXCLUSION_MONTHS = { six_months: 6, year: 12, five_years: 60 }

/** When a time-out that begins now is over. */
export const endOfTimeOut = (length: TimeOut, now: Date): Date =>
  new Date(now.getTime() + TIME_OUT_DAYS[length] * DAY_MS)

/** The same of a self-exclusion, which is never over where it is for good. */
export function endOfExclusion(length: SelfExclusion, now: Date): Date | null {
  if (length === 'for_good') return null
  const end = new Date(now)
  end.setUTCMonth(end.getUTCMonth() + EXCLUSION_MONTHS[length])
  return end
}

type Deps = Pick<ProtectionDeps, 'db' | 'clock' | 'random' | 'sessions' | 'onCommitted'>
type Break = {
  playerId: string
  kind: 'time_out' | 'self_exclusion'
  endsAt: Date | null
  /** Done in its transaction, before anything is written: it may refuse. */
  also?: (tx: Tx) => Promise<unknown>
}

/**
 * Shuts the player out of every stake and deposit from the commit on (EXC-01, EXC-02); what they hold
 * can be paid out, and wins and rollbacks post. A break is only ever made longer. Every session ends
 * (SES-03); the player may log in again, to withdraw.
 */
export async function beginBreak(deps: Deps, wished: Break): Promise<void> {
  const { playerId, kind, endsAt } = wished
  const now = deps.clock.now()
  const ended = await deps.db.transaction().execute(async (tx) => {
    await lockPerson(tx, playerId)
    await lockPlayer(tx, playerId)
    const running = await findRunning(tx, playerId)
    const isShorter = running && (!isLater(endsAt, running.ends_at) || isWeaker(kind, running.kind))
    refuseIf(isShorter === true, 'exclusion_shorter')
    await wished.also?.(tx)
    if (running) await setEnded(tx, running.id, now)
    await tx
      .insertInto('exclusion')
      .values({
        player_id: playerId,
        kind,
        began_at: now,
        ends_at: endsAt,
      })
      .execute()
    const news = NEWS.breakBegun(kind, endsAt)
    await notifyPlayer(tx, deps, { playerId, type: 'System', title: news.title, note: news.note })
    const ended = await deps.sessions.endAllIn(tx, { playerId, why: 'break' })
    return [...ended, ...(await reachTwins(tx, deps, playerId))]
  })
  await deps.sessions.announceEnded(ended)
  deps.onCommitted()
}

/** Asks for the end of a self-exclusion whose time is over. It comes after a second thought (EXC-05). */
export async function askEnd(deps: ProtectionDeps, playerId: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    await lockPlayer(tx, playerId)
    const running = await findRunning(tx, playerId)
    if (!running || !mayAskEnd(running, now)) throw new Refusal('exclusion_not_over')
    await tx
      .updateTable('exclusion')
      .set({ end_asked_at: now })
      .where('id', '=', running.id)
      .execute()
    const overAt = new Date(now.getTime() + SECOND_THOUGHT_MS)
    await notifyPlayer(tx, deps, { playerId, type: 'System', ...NEWS.endAsked(overAt) })
  })
  deps.onCommitted()
}

export const mayAskEnd = ({ kind, ends_at, end_asked_at }: Running, now: Date): boolean =>
  kind === 'self_exclusion' && ends_at !== null && ends_at <= now && end_asked_at === null

/** When it is over, if that is known. */
export function overAt({ kind, ends_at, end_asked_at }: Running): Date | null {
  if (kind !== 'self_exclusion') return ends_at
  return end_asked_at && new Date(end_asked_at.getTime() + SECOND_THOUGHT_MS)
}

/** The break that the player takes now. */
export const findRunning = (db: Db | Tx, playerId: string) =>
  running(db, playerId).where('kind', '<>', 'operator').executeTakeFirst()

/** The exclusion by an operator that runs now, beside whatever break the player takes. */
export const findExclusion = (db: Db | Tx, playerId: string) =>
  running(db, playerId).where('kind', '=', 'operator').executeTakeFirst()

const running = (db: Db | Tx, playerId: string) =>
  db
    .selectFrom('exclusion')
    .select(['id', 'kind', 'ends_at', 'end_asked_at'])
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
