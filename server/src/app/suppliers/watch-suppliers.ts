import net from 'node:net'
import type { ProviderName } from '@zar/contract/casino/casino'
import type { Logger } from 'pino'
import { repeatEvery } from '../../platform/queues.ts'

const LOOK_EVERY_MS = 2_000
const ANSWER_MAX_MS = 1_500
/** One connection that fails says little. */
const FAILURES_MAX = 2

/**
 * Looks again and again whether anybody takes a connection where a supplier's games are opened. Nothing
 * is asked there. Until it has looked everybody is reached.
 */
export function watchSuppliers(
  addresses: ReadonlyMap<ProviderName, string> | (() => ReadonlyMap<ProviderName, string>),
  { log, everyMs = LOOK_EVERY_MS }: { log: Logger; everyMs?: number },
) {
  const failures = new Map<ProviderName, number>()
  const isReached = (name: ProviderName) => (failures.get(name) ?? 0) < FAILURES_MAX

  function note(name: ProviderName, isAnswered: boolean): void {
    const was = isReached(name)
    failures.set(name, isAnswered ? 0 : (failures.get(name) ?? 0) + 1)
    const is = isReached(name)
    if (was && !is) log.warn({ provider: name }, 'supplier not reached: its games are unavailable')
    if (!was && is) log.info({ provider: name }, 'supplier reached again: its games are open')
  }

  const looking = repeatEvery(everyMs, {
    work: async () => {
      const asked = new Map<string, Promise<boolean>>()
      const places = typeof addresses === 'function' ? addresses() : addresses
      for (const url of places.values()) {
        const place = placeOf(url)
        if (!asked.has(place)) asked.set(place, isAnswering(url))
      }
      for (const [name, url] of places) note(name, (await asked.get(placeOf(url))) ?? true)
    },
    onFailed: (err) => log.error({ err }, 'suppliers not looked at; it will be tried again'),
  })
  return { isReached, close: looking.close }
}

const placeOf = (url: string) => new URL(url).host

function isAnswering(url: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve) => {
    const socket = net.connect({ host, port: Number(port) || (protocol === 'https:' ? 443 : 80) })
    const end = (isAnswered: boolean) => {
      socket.destroy()
      resolve(isAnswered)
    }
    socket.setTimeout(ANSWER_MAX_MS, () => end(false))
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
}
