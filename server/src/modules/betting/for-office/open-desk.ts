import type { Db, Tx } from '../../../db/db.ts'
import {
  doByTwo,
  enterByTwo,
  limitByTwo,
  priceByTwo,
  readSubject,
} from '../bets/trading/by-two/do-by-two.ts'
import type { TradeDeps } from '../bets/trading/deps.ts'
import { decideFacts } from '../bets/trading/facts/decide-facts.ts'
import { limitMark } from '../bets/trading/limit.ts'
import { openTrading } from '../bets/trading/open-trading.ts'
import { checkSeen } from '../bets/trading/seen/marks.ts'
import { setCashOut } from '../bets/trading/stops/cash-out.ts'
import { setShut } from '../bets/trading/stops/feed.ts'
import { stopAll } from '../bets/trading/stops/stop-all.ts'
import { liveRecordOf } from '../bets/waiting/live-record.ts'
import { readLog } from './desk-log.ts'
import { readLabel } from './label.ts'
import { listLosses } from './list-losses.ts'
import { hasAnyCashOut, listFeeds, listMatches } from './list-matches.ts'
import { readDeeds } from './past-deeds.ts'
import { readBetAsked } from './read-bet.ts'
import { readFacts } from './read-facts.ts'
import { readMarkets, readMatch } from './read-match.ts'
import { setOwnLimit } from './set-own-limit.ts'

const LOSSES = 8
const LINES = 14

type First<F extends (...args: never[]) => unknown> = Parameters<F>[1]

/** The trading room of the office: what it shows, and what people do there. */
export const openDesk = (deps: TradeDeps) => ({
  ...openTrading(deps),
  matches: () => listMatches(deps.db),
  feeds: () => listFeeds(deps.db),
  hasCashOut: () => hasAnyCashOut(deps.db),
  losses: () => listLosses(deps.db, LOSSES),
  log: () => readLog(deps.db, LINES),
  match: (id: bigint) => readMatch(deps.db, id),
  markets: (of: First<typeof readMarkets>) => readMarkets(deps.db, of),
  bet: (tx: Db | Tx, betId: bigint) => readBetAsked(tx, betId),
  /** The class that a player was given, or that their bets make. */
  playerClass: async (playerId: string) => (await liveRecordOf(deps.db, playerId)).playerClass,
  facts: (tx: Db | Tx, marketIds: readonly bigint[]) => readFacts(tx, marketIds),
  label: (tx: Db | Tx, of: First<typeof readLabel>) => readLabel(tx, of),
  deeds: (tx: Db | Tx, of: First<typeof readDeeds>) => readDeeds(tx, of),
  subject: (tx: Db | Tx, asked: First<typeof readSubject>) => readSubject({ db: tx }, asked),
  checkSeen: (tx: Db | Tx, of: First<typeof checkSeen>) => checkSeen(tx, of),
  stopAll: (order: First<typeof stopAll>) => stopAll(deps, order),
  setCashOut: (order: First<typeof setCashOut>) => setCashOut(deps, order),
  setShut: (order: First<typeof setShut>) => setShut(deps, order),
  setOwnLimit: (order: First<typeof setOwnLimit>) => setOwnLimit(deps, order),
  doByTwo: (asked: First<typeof doByTwo>, by: Parameters<typeof doByTwo>[2]) =>
    doByTwo(deps, asked, by),
  priceByTwo: (order: First<typeof priceByTwo>, by: Parameters<typeof doByTwo>[2]) =>
    priceByTwo(deps, order, by),
  limitMark: (tx: Tx, of: First<typeof limitMark>) => limitMark(tx, of),
  limitByTwo: (order: First<typeof limitByTwo>, by: Parameters<typeof doByTwo>[2]) =>
    limitByTwo(deps, order, by),
  enterByTwo: (order: First<typeof enterByTwo>, by: Parameters<typeof doByTwo>[2]) =>
    enterByTwo(deps, order, by),
  sendBack: (tx: Tx, { marketId, by }: { marketId: bigint; by: string }) =>
    decideFacts(tx, { marketId, by, state: 'sent_back' }),
})
export type Desk = ReturnType<typeof openDesk>
