import { setTimeout as wait } from 'node:timers/promises'
import { selfCheck } from './approval/self-check.ts'
import { checkJackpots } from './jackpots/check-jackpots.ts'
import { checkReturns } from './returns/check-returns.ts'
import type { Arcade } from './rounds/arcade.ts'
import { forgetLines } from './store/rooms/chat.ts'
import { trimRooms } from './store/rooms/trim.ts'

const DAY_MS = 24 * 3_600_000
/** What was said in rooms is kept for so long. */
const CHAT_KEPT_MS = 30 * DAY_MS
/** And how a round of a room went, step by step. */
const JOURNAL_KEPT_MS = 30 * DAY_MS

export type Daily = { stop(): Promise<void> }

/**
 * Looks at the returns and the jackpots at once, and then once a day at the code and the tables too, until
 * it is stopped. What rooms keep no longer goes then too.
 */
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

/** Each by itself: one that fails keeps no other from being done. */
async function look(arcade: Arcade): Promise<void> {
  const { pool, clock, log } = arcade
  const before = (ms: number) => new Date(clock() - ms)
  const jackpots = async () => {
    for (const finding of await checkJackpots(pool))
      log.error({ finding }, 'jackpots do not add up')
  }
  const tasks: [what: string, work: () => Promise<unknown>][] = [
    ['returns not checked', () => checkReturns(arcade)],
    ['jackpots not checked', jackpots],
    ['old messages not forgotten', () => forgetLines(pool, before(CHAT_KEPT_MS))],
    [
      'old rounds of rooms not forgotten',
      () => trimRooms(pool, { endedBefore: before(JOURNAL_KEPT_MS) }),
    ],
  ]
  for (const [what, work] of tasks) await work().catch((err) => log.error({ err }, what))
}
