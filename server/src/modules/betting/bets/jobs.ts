import type { Logger } from 'pino'
import { repeatEvery } from '../../../platform/queues.ts'
import { passOwnTime } from '../own/own-clock.ts'
import { fireAutos } from './cash-out/auto.ts'
import { decideCashOuts } from './cash-out/decide-cash-outs.ts'
import type { BetDeps } from './deps.ts'
import { applySettlements } from './settling/apply-settlements.ts'
import { returnPrices } from './trading/stops/return-prices.ts'
import { decideWaiting } from './waiting/decide-waiting.ts'
import { noteLaterOdds } from './waiting/live-record.ts'

export type BetJobDeps = BetDeps & { log: Logger }

const DECIDE_EVERY_MS = 200
const SETTLE_EVERY_MS = 1_000
const SELL_EVERY_MS = 1_000
const NOTE_EVERY_MS = 1_000
const RETURN_EVERY_MS = 1_000
const OWN_EVERY_MS = 1_000

/** What is done for bets by the clock, in any number of processes. */
export function openBets(deps: BetJobDeps): { close: () => Promise<void> } {
  const repeat = (name: string, ms: number, work: () => Promise<unknown>) =>
    repeatEvery(ms, {
      work,
      onFailed: (err) => deps.log.error({ err }, `${name} failed; it will be tried again`),
    })
  const jobs = [
    repeat('deciding the bets that wait', DECIDE_EVERY_MS, () => decideWaiting(deps)),
    repeat('deciding the sales that wait', DECIDE_EVERY_MS, () => decideCashOuts(deps)),
    repeat('selling bets by their rules', SELL_EVERY_MS, () => fireAutos(deps)),
    repeat('settling bets', SETTLE_EVERY_MS, () => applySettlements(deps)),
    repeat('giving back odds', RETURN_EVERY_MS, () => returnPrices(deps)),
    repeat('passing the time of our own matches', OWN_EVERY_MS, () => passOwnTime(deps)),
    repeat('noting later odds', NOTE_EVERY_MS, () => noteLaterOdds(deps.db)),
  ]
  return {
    close: async () => {
      await Promise.all(jobs.map((job) => job.close()))
    },
  }
}
