import { setTimeout as wait } from 'node:timers/promises'
import { type Compared, compare, timeOf } from './books.ts'
import type { At, Fault } from './faults.ts'
import type { Bets } from './load/bets.ts'
import type { openCallers } from './load/callers.ts'
import type { HubClients } from './load/hub-clients.ts'

export type Load = {
  bets: Bets
  hub: HubClients
  callers: ReturnType<typeof openCallers>
  seats: number
  /** Bets of one fault. */
  leastBets: number
}
export type Result = Compared & {
  name: string
  /** The longest time from the fault on in which no bet was acknowledged. */
  outageMs: number
  /** The longest time without a push at the hub. */
  silenceMs: number
  heard: [word: string, times: number][]
  /** Answers with another balance than was reckoned, and refusals without a reason. */
  wrongs: string[]
}

/** Bets of every seat that must succeed before and after. */
const BEFORE = 3
const AFTER = 6

/** One fault under load, and what the books have afterwards. The cluster is whole again when it answers. */
export async function runFault(at: At, load: Load, fault: Fault): Promise<Result> {
  const { bets, hub, callers, seats, leastBets } = load
  const url = at.house.urlOf('zar')
  const since = await timeOf(url)
  hub.beginAnew()
  bets.begin()
  await bets.acknowledges(BEFORE * seats)
  callers.takeHeard()
  hub.takeLongestMs()
  const brokenAt = performance.now()
  const { mend, holdMs = 0 } = await fault.make(at)
  await Promise.all([bets.acknowledges(AFTER * seats), wait(holdMs)])
  await mend?.()
  await bets.acknowledges(Math.max(AFTER * seats, leastBets - bets.betsSoFar()))
  const silenceMs = hub.takeLongestMs()
  const { journal, wrongs } = await bets.rest()
  const heard = callers.takeHeard()
  const times = journal.filter(({ kind }) => kind === 'bet').map(({ at: one }) => one)
  const outageMs = longestGap([brokenAt, ...times.filter((one) => one > brokenAt)])
  await at.house.patroni.settled()
  const compared = await compare(url, since, journal, bets.cashKurus)
  return { ...compared, name: fault.name, outageMs, silenceMs, heard, wrongs }
}

/** Of times in their order, in milliseconds. */
export function longestGap(times: readonly number[]): number {
  return times.reduce((longest, time, at) => Math.max(longest, time - (times[at - 1] ?? time)), 0)
}
