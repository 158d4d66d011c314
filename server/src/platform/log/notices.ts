import { hostname } from 'node:os'
import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import { deleteOld } from '../jobs/delete-old.ts'
import { withoutPersonal } from './without-personal.ts'

export type NoticeLevel = 'warn' | 'error'

/** A warning or an error as the back office reads it. */
export type Notice = {
  level: NoticeLevel
  message: string
  code: string | null
  place: string | null
  task: string | null
  request: string | null
  times: number
  firstAt: Date
  lastAt: Date
}

export type Notices = {
  /** The arguments of a call of the log. */
  take: (level: NoticeLevel, said: readonly unknown[]) => void
  /** Writes down what was said since the last time. */
  flush: (db: Db) => Promise<void>
}

/** So many different ones are held until they are written down; a fault that words itself anew each time fills no memory. */
const HELD_MAX = 300
const DAYS_KEPT = 14

/** How a process is named: its host and its number there. */
export const PROCESS_NAME = `${hostname()}:${process.pid}`

/** Keeps warnings and errors until they are written down; what equals is counted. */
export function openNotices(now: () => Date): Notices {
  const held = new Map<string, Notice>()

  function add(notice: Notice): void {
    const key = [notice.level, notice.message, notice.code, notice.place, notice.task].join('\n')
    const before = held.get(key)
    if (!before && held.size >= HELD_MAX) return
    held.set(key, before ? together(before, notice) : notice)
  }

  return {
    take: (level, said) => {
      const at = now()
      add({ level, ...noticeOf(said), times: 1, firstAt: at, lastAt: at })
    },
    flush: async (db) => {
      const batch = [...held.values()]
      held.clear()
      if (batch.length === 0) return
      try {
        await write(db, batch)
      } catch (error) {
        batch.forEach(add)
        throw error
      }
    },
  }
}

const together = (before: Notice, later: Notice): Notice => ({
  ...later,
  request: later.request ?? before.request,
  times: before.times + later.times,
  firstAt: before.firstAt,
})

type Said = Pick<Notice, 'message' | 'code' | 'place' | 'task' | 'request'>

/**
 * What is told of a line: our own words for it, and of a failure its code and place. A failure's own words may
 * have anything in them, and are left out.
 */
function noticeOf([first, second]: readonly unknown[]): Said {
  const bound = isRecord(first) ? first : {}
  const failure = first instanceof Error ? first : bound.err
  const words = typeof first === 'string' ? first : second
  const own = typeof words === 'string' && words !== messageOf(failure) ? words : undefined
  return {
    message: own === undefined ? nameOf(failure) : withoutPersonal(beforeFailure(own)),
    code: codeOf(failure),
    place: placeOf(failure),
    task: wordOf(bound.task),
    request: wordOf(bound.reqId),
  }
}

/** The runner of jobs puts what a task threw behind its own words. */
const beforeFailure = (words: string) => words.split(' with error ', 1)[0] ?? ''

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const messageOf = (failure: unknown): unknown => (isRecord(failure) ? failure.message : undefined)

const nameOf = (failure: unknown): string => (isRecord(failure) && wordOf(failure.name)) || 'Error'

const codeOf = (failure: unknown): string | null => {
  if (!isRecord(failure)) return null
  const { code } = failure
  return typeof code === 'string' && /^[\w-]{2,40}$/.test(code) ? code : nameOf(failure)
}

/** A word of ours: no sentence, no address. */
const wordOf = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w:-]{1,64}$/.test(value) ? value : null

const OWN_LINE = /((?:server|contract|betting)\/(?:src|dist)\/[\w./-]+:\d+)/

const placeOf = (failure: unknown): string | null =>
  (isRecord(failure) && OWN_LINE.exec(String(failure.stack ?? ''))?.[1]) || null

const write = (db: Db, batch: readonly Notice[]) =>
  db
    .insertInto('log_notice')
    .values(
      batch.map(({ firstAt, lastAt, ...notice }) => ({
        ...notice,
        process: PROCESS_NAME,
        first_at: firstAt,
        last_at: lastAt,
      })),
    )
    .execute()

export type NoticeRow = Notice & { id: bigint; process: string }

/** Notices, the newest first. */
export async function readNotices(
  db: Db,
  asked: { level?: NoticeLevel | undefined; before?: bigint | undefined; limit: number },
): Promise<NoticeRow[]> {
  const { level, before, limit } = asked
  const rows = await db
    .selectFrom('log_notice')
    .selectAll()
    .$if(level !== undefined, (rest) => rest.where('level', '=', level ?? 'error'))
    .$if(before !== undefined, (rest) => rest.where('id', '<', before ?? 0n))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ first_at: firstAt, last_at: lastAt, ...row }) => ({
    ...row,
    firstAt,
    lastAt,
  }))
}

/** Forgets what is older than two weeks. */
export const forgetNotices = (db: Db, now: Date): Promise<void> =>
  deleteOld(
    db,
    'log_notice',
    sql`last_at < ${new Date(now.getTime() - DAYS_KEPT * 86_400_000)}::timestamptz`,
  )
