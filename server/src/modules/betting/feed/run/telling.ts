import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Bus } from '../../../../platform/bus/bus.ts'
import {
  ALIVE_TOPIC,
  type BoardAlive,
  type BoardChange,
  CHANGES_TOPIC,
} from '../../board/changes/board-change.ts'
import type { ProducerState } from '../write/producers.ts'

/** So often, and so long apart, is said again what the bus did not take: after that a number is missing. */
const TRIES_MAX = 20
const AGAIN_MS = 200

/** Tells every process what was committed, in its order. Who misses something finds a number missing. */
export function openTelling(
  { bus, log }: { bus: Bus; log: Logger },
  { seq, signal }: { seq: number; signal: AbortSignal },
) {
  const newest = { s: seq }
  let last = Promise.resolve()

  async function say(topic: string, payload: object): Promise<void> {
    for (let tries = 1; tries <= TRIES_MAX; tries += 1) {
      try {
        return await bus.publish(topic, payload)
      } catch (err) {
        log.warn({ err, tries }, 'the board was not told')
        if (signal.aborted) return
        await wait(AGAIN_MS, undefined, { signal }).catch(() => {})
      }
    }
  }
  const inTurn = (topic: string, payload: object) => {
    last = last.then(() => say(topic, payload))
  }

  return {
    tell: (changes: readonly BoardChange[]) => {
      for (const change of changes) inTurn(CHANGES_TOPIC, change)
      newest.s = changes.at(-1)?.s ?? newest.s
    },
    /** The newest number, and when each producer was heard. */
    alive: (states: readonly ProducerState[]) => {
      const heard = states.flatMap(({ producer, heardAt }) =>
        heardAt ? [[producer, heardAt.getTime()]] : [],
      )
      const alive: BoardAlive = { s: newest.s, heardAtMs: Object.fromEntries(heard) }
      inTurn(ALIVE_TOPIC, alive)
    },
  }
}
