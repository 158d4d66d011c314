import { PLAYERS_TURN, type Queue } from '@zar/contract/office/queues'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db, Tx } from '../../db/db.ts'
import type { HeldCase } from './change-case.ts'

/** How often the clocks of the queues are looked at. */
export const QUEUES_EVERY_MS = 10_000
/** A person who gives no sign for so long has the case no more. */
const ABSENT = '10 minutes'
const RUN_MAX = 1_000

/**
 * What happens to a case whose clock has run out, in its own transaction: it closes or moves the case, always
 * for the player, and never leaves the same clock behind.
 */
export type AtClock = (tx: Tx, held: HeldCase) => Promise<void>
export type QueueClocks = Partial<Record<Queue, AtClock>>

type Deps = { db: Db; log: Logger; clocks: QueueClocks }

/** Looks at all queues once: who is called, who is absent, and whose clock has run out. Answers how many ended. */
export async function runQueueClocks(deps: Deps): Promise<number> {
  await callPeople(deps.db)
  const failed: string[] = []
  let ended = 0
  while (ended + failed.length < RUN_MAX) {
    const came = await endNext(deps, failed)
    if (came === 'nothing is due') break
    if (came === 'ended') ended += 1
  }
  return ended
}

/** Where the house has the next word: half of the promise calls the owner, four fifths the lead, all of it the manager; absent owners lose it. */
async function callPeople(db: Db): Promise<void> {
  await sql`update queue_case c set escalation = d.due
    from (
      select id, due
      from queue_case one, coalesce(promised_at, opened_at) as since, lateral (select case
        when clock_timestamp() >= promise_at then 3
        when clock_timestamp() >= since + (promise_at - since) * 0.8 then 2
        when clock_timestamp() >= since + (promise_at - since) * 0.5 then 1
        else 0 end) as reached(due)
      -- Only those that change are held: whoever decides another one waits for nobody.
      where closed_at is null and state <> all(${PLAYERS_TURN}::text[]) and due > escalation
      for update of one skip locked
    ) d
    where c.id = d.id and d.due > c.escalation`.execute(db)
  await sql`update queue_case
    set owner_id = null, owned_at = null, taken_by = null, taken_until = null, version = version + 1
    where closed_at is null and taken_until < clock_timestamp() - ${ABSENT}::interval`.execute(db)
}

type Came = 'ended' | 'failed' | 'nothing is due'

/** What another process works on is passed by, and what fails is left out of this look. */
async function endNext({ db, log, clocks }: Deps, failed: string[]): Promise<Came> {
  let caseId: string | undefined
  try {
    return await db.transaction().execute(async (tx) => {
      const held = await nextDue(tx, Object.keys(clocks) as Queue[], failed)
      if (!held) return 'nothing is due'
      caseId = held.id
      await clocks[held.queue]?.(tx, held)
      return 'ended'
    })
  } catch (err) {
    log.error({ err, caseId, event: 'queue clock failed' }, 'it will be tried again')
    if (caseId === undefined) return 'nothing is due'
    failed.push(caseId)
    return 'failed'
  }
}

async function nextDue(
  tx: Tx,
  queues: readonly Queue[],
  failed: readonly string[],
): Promise<HeldCase | undefined> {
  const { rows } = await sql<HeldCase>`
    select id::text, queue, subject, player_id as "playerId", state, clock_at as "clockAt", version
    from queue_case
    where closed_at is null and clock_at <= clock_timestamp()
      and queue = any(${queues}::text[]) and id <> all(${failed}::bigint[])
    order by clock_at limit 1 for update skip locked`.execute(tx)
  return rows[0]
}
