import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../../rounds/arcade.ts'
import { type FairnessLog, sealFacts, signHeadDue } from './seal-log.ts'

const PAUSE_MS = 10_000

export type Sealing = { stop(): Promise<void> }

/** Seals what is due and signs a head each hour, until it is stopped. What fails is tried again. */
export function startSealing(fairness: FairnessLog, log: Log): Sealing {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async () => {
    while (!signal.aborted) {
      await sealFacts(fairness)
        .then(() => signHeadDue(fairness))
        .catch((err) => log.error({ err }, 'commitments not sealed'))
      await wait(PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
