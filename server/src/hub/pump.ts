import type { HubCommand } from '@zar/contract/hub'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db, Tx } from '../db/db.ts'
import { LOCKS } from '../db/locks.ts'
import { BUS_PAYLOAD_MAX_BYTES, type Bus } from '../platform/bus/bus.ts'

/** The topic on which every process hears what to push to its own connections. */
export const PUSH_TOPIC = 'push'
export type Push = { playerId: string; command: string; message: unknown }

/** Hears whose page is told this command, in any process, until the returned function is called. */
export const onPushed = (
  bus: Bus,
  command: HubCommand,
  listener: (playerId: string) => void,
): (() => void) =>
  bus.subscribe(PUSH_TOPIC, (payload) => {
    for (const push of (payload as { pushes: Push[] }).pushes) {
      if (push.command === command) listener(push.playerId)
    }
  })

const BATCH_MAX = 500
const POLL_MS = 500

export type Pump = {
  /** Call after a commit that may have promised a push. Returns at once. */
  kick: () => void
  close: () => Promise<void>
}

export type PumpOptions = {
  db: Db
  bus: Bus
  log: Logger
  /** Told how long each push waited between its commit and its sending, in seconds. */
  onSent?: ((seconds: number) => void) | undefined
  /** How soon a promise is found whose process died before it could kick. */
  pollMs?: number
}

/**
 * Sends what the outbox promises, oldest first, each at least once: a row is deleted in the
 * transaction that sends it, so what was committed before a crash is sent after it.
 *
 * Kicked in process and not by NOTIFY: a notifying commit holds a lock that all commits wait for.
 */
export function openPump({ db, bus, log, onSent = () => {}, pollMs = POLL_MS }: PumpOptions): Pump {
  let isKicked = false
  let running: Promise<void> | undefined
  let isClosed = false

  async function run(): Promise<void> {
    while (isKicked && !isClosed) {
      isKicked = false
      try {
        while ((await pumpBatch({ db, bus, log, onSent })) === BATCH_MAX);
      } catch (err) {
        log.warn({ err }, 'outbox not sent, trying again')
      }
    }
    running = undefined
  }

  function kick(): void {
    isKicked = true
    running ??= run()
  }

  const poll = setInterval(kick, pollMs)
  kick()
  return {
    kick,
    close: async () => {
      clearInterval(poll)
      isClosed = true
      await running
    },
  }
}

type BatchDeps = { db: Db; bus: Bus; log: Logger; onSent: (seconds: number) => void }

async function pumpBatch({ db, bus, log, onSent }: BatchDeps): Promise<number> {
  const waiting = await db.selectFrom('outbox').select('id').limit(1).executeTakeFirst()
  if (!waiting) return 0
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.pump})`.execute(tx)
    const { pushes, waitedSeconds } = await takeRows(tx)
    for (const batch of packed(pushes)) await bus.publish(PUSH_TOPIC, { pushes: batch })
    for (const seconds of waitedSeconds) onSent(seconds)
    if (pushes.length > 0) log.info({ players: playersOf(pushes) }, 'pushed')
    return pushes.length
  })
}

const playersOf = (pushes: readonly Push[]) => [...new Set(pushes.map(({ playerId }) => playerId))]

async function takeRows(tx: Tx): Promise<{ pushes: Push[]; waitedSeconds: number[] }> {
  const rows = await tx
    .deleteFrom('outbox')
    .where('id', 'in', (eb) =>
      eb.selectFrom('outbox').select('id').orderBy('id').limit(BATCH_MAX).forUpdate().skipLocked(),
    )
    .returning(['id', 'player_id', 'command', 'message'])
    .returning(sql<number>`extract(epoch from clock_timestamp() - created_at)::float8`.as('waited'))
    .execute()
  const pushes = rows
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((row) => ({ playerId: row.player_id, command: row.command, message: row.message }))
  return { pushes, waitedSeconds: rows.map(({ waited }) => waited) }
}

/** As few bus messages as hold them all, in order. */
function packed(pushes: readonly Push[]): Push[][] {
  const batches: Push[][] = []
  let room = 0
  for (const push of pushes) {
    const size = Buffer.byteLength(JSON.stringify(push)) + 1
    if (size > room || batches.length === 0) {
      batches.push([])
      room = BUS_PAYLOAD_MAX_BYTES - '{"pushes":[]}'.length
    }
    batches.at(-1)?.push(push)
    room -= size
  }
  return batches
}
