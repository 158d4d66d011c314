import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { openClient } from '../../db/connect.ts'
import { type Bus, openTopics, wireOf } from './bus-topics.ts'

const CHANNEL = 'bus'
/** How often a connection that only listens is asked whether anyone is still there. */
const PING_MS = 3_000
const RECONNECT_MS = [100, 500, 1_000, 2_000] as const

/**
 * The bus over LISTEN and NOTIFY, on one connection of its own. While that connection is lost
 * `publish` rejects, so a caller that keeps its messages loses none.
 */
export async function openNotifyBus({ url, log }: { url: string; log: Logger }): Promise<Bus> {
  const topics = openTopics(log)
  let client: pg.Client | undefined
  let isClosed = false

  async function connect(): Promise<void> {
    const opening = openClient({ url, onLost: (err) => log.warn({ err }, 'bus connection lost') })
    opening.on('notification', ({ payload }) => payload && topics.deliver(payload))
    try {
      await opening.connect()
      await opening.query(`listen ${CHANNEL}`)
    } catch (error) {
      void opening.end()
      throw error
    }
    client = opening
    opening.once('end', () => {
      client = undefined
      if (!isClosed) void reconnect()
    })
    if (isClosed) await opening.end()
  }

  async function reconnect(): Promise<void> {
    for (let attempt = 0; !isClosed && !client; attempt += 1) {
      await wait(RECONNECT_MS[attempt] ?? RECONNECT_MS.at(-1), undefined, { ref: false })
      await connect().catch((err) => log.warn({ err }, 'bus not reached'))
    }
  }

  await connect()
  // One that gets no answer ends itself.
  const ping = setInterval(() => void client?.query('select').catch(() => {}), PING_MS)
  return {
    publish: async (topic, payload) => {
      const wire = wireOf(topic, payload)
      if (!client) throw new Error('the bus is not connected')
      await client.query('select pg_notify($1, $2)', [CHANNEL, wire])
    },
    subscribe: topics.subscribe,
    close: async () => {
      isClosed = true
      clearInterval(ping)
      await client?.end()
    },
  }
}
