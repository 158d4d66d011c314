import { setTimeout as wait } from 'node:timers/promises'
import { selfCheck } from './approval/self-check.ts'
import { checkReturns } from './returns/check-returns.ts'
import type { Arcade } from './rounds/arcade.ts'
import { forgetLines } from './store/rooms/chat.ts'

const DAY_MS = 24 * 3_600_000
/** What was said in rooms is kept for so long. */
const CHAT_KEPT_MS = 30 * DAY_MS

export type Daily = { stop(): Promise<void> }

/** Looks at the returns at once, and then once a day at the code, the tables and the returns, until it is stopped. Old messages of rooms go then too. */
export function startDaily(arcade: Arcade): Daily {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async () => {
    await look(arcade)
    while (!signal.aborted) {
      await wait(DAY_MS, undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted) return
      selfCheck(arcade)
      await look(arcade)
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

async function look(arcade: Arcade): Promise<void> {
  try {
    await checkReturns(arcade)
  } catch (error) {
    arcade.log.error({ err: error }, 'returns not checked')
  }
  try {
    await forgetLines(arcade.pool, new Date(arcade.clock() - CHAT_KEPT_MS))
  } catch (error) {
    arcade.log.error({ err: error }, 'old messages not forgotten')
  }
}
