import type { Db, Tx } from '../../../db/db.ts'
import {
  doByTwo,
  enterByTwo,
  limitByTwo,
  priceByTwo,
  readSubject,
} from '../bets/trading/by-two/do-by-two.ts'
import { enterMatchByTwo, settleMatchByTwo } from '../bets/trading/by-two/match-by-two.ts'
import type { TradeDeps } from '../bets/trading/deps.ts'
import { decideFacts } from '../bets/trading/facts/decide-facts.ts'
import { decideMatch, previewDecision, sendMatchBack } from '../bets/trading/facts/match-facts.ts'
import { limitMark } from '../bets/trading/limit.ts'
import { openTrading } from '../bets/trading/open-trading.ts'
import { checkSeen } from '../bets/trading/seen/marks.ts'
import { setCashOut } from '../bets/trading/stops/cash-out.ts'
import { setShut } from '../bets/trading/stops/feed.ts'
import { askRecovery } from '../bets/trading/stops/recovery.ts'
import { stopAll } from '../bets/trading/stops/stop-all.ts'
import { liveRecordOf } from '../bets/waiting/live-record.ts'
import { listMargins } from '../margins/list-margins.ts'
import { previewMargin } from '../margins/preview-margin.ts'
import { setMargin } from '../margins/set-margin.ts'
import { checkEdit, editOwnByTwo, makeOwnByTwo } from '../own/write-own.ts'
import { readLog } from './desk-log.ts'
import { houseByScore } from './house-by-score.ts'
import { readLabel } from './label.ts'
import { leagueNamed, listLimits, listPlaces } from './list-limits.ts'
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
  askRecovery: (order: First<typeof askRecovery>) => askRecovery(deps, order),
  setShut: (order: First<typeof setShut>) => setShut(deps, order),
  houseByScore: (eventId: bigint) => houseByScore(deps.db, eventId),
  limits: () => listLimits(deps.db),
  places: () => listPlaces(deps.db),
  leagueNamed: (tx: Db | Tx, scope: string) => leagueNamed(tx, scope),
  margins: () => listMargins(deps.db),
  previewMargin: (of: First<typeof previewMargin>) => previewMargin(deps.db, of),
  setMargin: (order: First<typeof setMargin>) => setMargin(deps, order),
  makeOwnByTwo: (event: First<typeof makeOwnByTwo>, by: Parameters<typeof makeOwnByTwo>[2]) =>
    makeOwnByTwo(deps, event, by),
  checkEdit: (tx: Db | Tx, edit: First<typeof checkEdit>) => checkEdit(tx, edit),
  editOwnByTwo: (edit: First<typeof editOwnByTwo>, by: Parameters<typeof editOwnByTwo>[2]) =>
    editOwnByTwo(deps, edit, by),
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
  decideMatch: (tx: Db | Tx, of: First<typeof decideMatch>) => decideMatch(tx, of),
  previewDecision: (tx: Db | Tx, of: First<typeof previewDecision>) => previewDecision(tx, of),
  enterMatchByTwo: (
    order: First<typeof enterMatchByTwo>,
    by: Parameters<typeof enterMatchByTwo>[2],
  ) => enterMatchByTwo(deps, order, by),
  settleMatchByTwo: (
    order: First<typeof settleMatchByTwo>,
    by: Parameters<typeof settleMatchByTwo>[2],
  ) => settleMatchByTwo(deps, order, by),
  sendMatchBack: (tx: Tx, of: First<typeof sendMatchBack>) => sendMatchBack(tx, of),
  sendBack: (tx: Tx, { marketId, by }: { marketId: bigint; by: string }) =>
    decideFacts(tx, { marketId, by, state: 'sent_back' }),
})
export type Desk = ReturnType<typeof openDesk>
