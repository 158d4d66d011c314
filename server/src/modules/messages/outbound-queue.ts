import { sql } from 'kysely'
import type { Logger } from 'pino'
import { z } from 'zod/mini'
import type { Db, Tx } from '../../db/db.ts'
import type { Clock } from '../../platform/clock.ts'
import type { FieldCipher } from '../../platform/encryption/field-cipher.ts'
import { addJob, type Tasks } from '../../platform/jobs/jobs.ts'
import type { Random } from '../../platform/random.ts'
import { type Gateway, NotSent } from './gateways/gateway.ts'
import type { MessageSender, OutboundMessage, OutboundMessages } from './outbound-message.ts'

const SEND_TASK = 'send_letter'
/** A second try, and no third. */
const TRIES_MAX = 2
const RETRY_MS = 5_000
/** As long as a code is good. Later it would only puzzle whoever gets it. */
const WITH_CODE_MS = 10 * 60_000
const OTHERS_MS = 24 * 60 * 60_000

type Channel = 'sms' | 'mail'
export type QueueDeps = { clock: Clock; random: Random; fieldCipher: FieldCipher }
export type DeliveryDeps = QueueDeps & { db: Db; log: Logger; gateways: Record<Channel, Gateway> }

const Waiting = z.object({
  id: z.uuid(),
  /** Whom it is for, so that what waits for a player who is erased can be found. */
  playerId: z._default(z.nullable(z.uuid()), null),
  channel: z.enum(['sms', 'mail']),
  attempt: z.int(),
  goodUntil: z.iso.datetime(),
  /** What is said and to whom: nobody reads it in the job's row. */
  sealed: z.base64(),
})
type Waiting = z.infer<typeof Waiting>
const Said = z.object({
  to: z.string(),
  subject: z.nullable(z.string()),
  text: z.string(),
  stop: z.optional(z.string()),
})

/**
 * The way out over real gateways: `send` promises the message in the caller's transaction, and a job
 * carries it out after the commit. What is for nobody leaves the same trace (AUT-04).
 */
export function openOutboundQueue(deps: QueueDeps): OutboundMessages {
  const sender = (channel: Channel): MessageSender => ({
    send: (tx, message) => enqueue(tx, deps, channel, message),
  })
  return { sms: sender('sms'), mail: sender('mail') }
}

function enqueue(
  tx: Tx,
  { clock, random, fieldCipher }: QueueDeps,
  channel: Channel,
  { playerId, to, subject, text, code, stop }: OutboundMessage,
): Promise<void> {
  const id = random.uuid()
  const now = clock.now()
  const keptMs = code === null ? OTHERS_MS : WITH_CODE_MS
  const goodUntil = new Date(now.getTime() + keptMs).toISOString()
  const sealed = fieldCipher
    .encrypt(JSON.stringify({ to, subject, text, stop }), contextOf(id))
    .toString('base64')
  return addSendJob(tx, { id, playerId, channel, attempt: 1, goodUntil, sealed }, now)
}

/** How the keys of the jobs with this player's messages begin. */
export const outboundKey = (playerId: string | null) => `letter:${playerId ?? 'nobody'}:`

const contextOf = (id: string) => `letter:${id}`

/** A gateway that stalls holds up its own messages alone: those of one channel go one by one. */
function addSendJob(tx: Tx, waiting: Waiting, runAt: Date): Promise<void> {
  const { id, playerId, channel, attempt } = waiting
  return addJob(tx, {
    name: SEND_TASK,
    payload: waiting,
    runAt,
    key: `${outboundKey(playerId)}${id}:${attempt}`,
    queue: `letters-${channel}`,
  })
}

/** Carries promised messages to their gateways. */
export function outboundTasks(deps: DeliveryDeps): Tasks {
  return { [SEND_TASK]: (payload) => deliver(deps, Waiting.parse(payload)) }
}

/**
 * Hands one message to its gateway. One that was taken is never sent again; one that was not is tried
 * once more. A message that has outlived its use, because no process was there to send it, is dropped.
 */
async function deliver(deps: DeliveryDeps, waiting: Waiting): Promise<void> {
  const { clock, log, fieldCipher, gateways } = deps
  const { id, channel, attempt, goodUntil, sealed } = waiting
  const { to, ...said } = Said.parse(
    JSON.parse(fieldCipher.decrypt(Buffer.from(sealed, 'base64'), contextOf(id))),
  )
  if (to === '') return
  const about = { message: id, channel, attempt, to: hidden(to) }
  if (clock.now() > new Date(goodUntil)) return log.error(about, 'message too late to be sent')
  try {
    await gateways[channel].send({ id, to, ...said })
    log.info(about, 'message sent')
  } catch (error) {
    if (!(error instanceof NotSent)) throw error
    await tryAgain(deps, waiting, { ...about, why: error.why })
  }
}

async function tryAgain({ db, clock, log }: DeliveryDeps, waiting: Waiting, about: object) {
  if (waiting.attempt >= TRIES_MAX) return log.error(about, 'message given up')
  log.warn(about, 'message not sent, one more try')
  const runAt = new Date(clock.now().getTime() + RETRY_MS)
  const next = { ...waiting, attempt: waiting.attempt + 1 }
  await db.transaction().execute((tx) => addSendJob(tx, next, runAt))
}

/** `a•••@ornek.example`, `+90•••12`: enough to find it by, too little to write to. */
function hidden(to: string): string {
  const [name = '', domain] = to.split('@')
  return domain ? `${name.slice(0, 1)}•••@${domain}` : `${to.slice(0, 3)}•••${to.slice(-2)}`
}

/** How many messages on their way each version of the key has encrypted. */
export async function countEncryptedMessages(db: Db): Promise<Map<number, number>> {
  const { rows: found } = await sql<{ isThere: boolean }>`
    select to_regclass('graphile_worker._private_jobs') is not null as "isThere"`.execute(db)
  if (!found[0]?.isThere) return new Map()
  const { rows } = await sql<{ version: number; count: bigint }>`
    select get_byte(decode(payload->>'sealed', 'base64'), 0) as version, count(*) as count
      from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = task_id
      where identifier = ${SEND_TASK} and attempts < max_attempts group by 1`.execute(db)
  return new Map(rows.map(({ version, count }) => [version, Number(count)]))
}
