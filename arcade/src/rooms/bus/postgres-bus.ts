import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '../../rounds/arcade.ts'
import { openClient, type Runner } from '../../store/database.ts'
import type { Bus } from './bus.ts'
import { cut, openJoiner } from './parts.ts'
import { openTopics } from './topics.ts'

const CHANNEL = 'arcade_rooms'
const NOTIFY = 'select pg_notify($1, $2)'
const RECONNECT_MS = 250
/** How often the connection that listens is asked whether anyone is there. */
const PING_MS = 3_000

/**
 * Publishes from a program that is no process of the arcade, once its transaction is committed. Processes
 * that meet over Redis listen here too.
 */
export async function publishOnce(runner: Runner, topic: string, message: object): Promise<void> {
  for (const part of cut(randomUUID(), JSON.stringify({ topic, message }))) {
    await runner.query(NOTIFY, [CHANNEL, part])
  }
}

/** The bus over LISTEN and NOTIFY, on one connection of its own. What is published while it is lost is lost. */
export function openPostgresBus(url: string, log: Log): Bus {
  const own = randomUUID()
  const topics = openTopics(log)
  const join = openJoiner(own)
  let client: pg.Client | undefined
  let isClosed = false

  async function connect(): Promise<void> {
    const opening = openClient(url)
    opening.on('notification', ({ payload }) => {
      const text = join(payload ?? '')
      if (text !== undefined) topics.deliver(text)
    })
    await opening.connect()
    await opening.query(`listen ${CHANNEL}`)
    client = opening
    await new Promise<void>((resolve) => opening.once('end', () => resolve()))
    client = undefined
  }

  async function stayConnected(): Promise<void> {
    while (!isClosed) {
      await connect().catch((err) => log.warn({ err }, 'rooms of other processes not heard'))
      if (!isClosed) await wait(RECONNECT_MS, undefined, { ref: false })
    }
  }

  async function notify(part: string): Promise<void> {
    try {
      await client?.query(NOTIFY, [CHANNEL, part])
    } catch (err) {
      log.warn({ err }, 'other processes not told')
    }
  }

  /** One after another, in their order. */
  let sent = Promise.resolve()
  const connected = stayConnected()
  const ping = setInterval(() => {
    sent = sent.then(async () => void (await client?.query('select').catch(() => client?.end())))
  }, PING_MS)
  ping.unref()
  return {
    publish(topic, message) {
      for (const part of cut(own, JSON.stringify({ topic, message }))) {
        sent = sent.then(() => notify(part))
      }
    },
    subscribe: topics.subscribe,
    async close() {
      isClosed = true
      clearInterval(ping)
      await sent
      await client?.end()
      await connected
    },
  }
}
