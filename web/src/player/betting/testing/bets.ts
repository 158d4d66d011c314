import type { Bet, CashOutQuote } from '@zar/contract/betting/bets'

type Selection = Bet['legs'][number]['selections'][number]

/** A selection of a bet: the home win of the derby, not yet played. */
export const betSelection = (change: Partial<Selection> = {}): Selection => ({
  id: 110,
  event: 'm1',
  sport: 'football',
  home: 'Galatasaray',
  away: 'Fenerbahçe',
  startsAt: '2030-11-22T17:00:00.000Z',
  market: 'ft.result',
  line: null,
  key: '1',
  result: 'open',
  score: null,
  clock: null,
  facts: null,
  voidReason: null,
  ...change,
})

/** A leg of one selection. */
export const betLeg = (odds: number, change: Partial<Selection> = {}): Bet['legs'][number] => ({
  odds,
  isBanker: false,
  result: change.result ?? 'open',
  selections: [betSelection(change)],
})

/** An open single of 100.00 at 2.00. */
export const openBet = (change: Partial<Bet> = {}): Bet => ({
  id: '4711',
  state: 'open',
  code: null,
  sizes: [1],
  columns: 1,
  unitKurus: 10_000,
  costKurus: 10_000,
  possibleKurus: 20_000,
  paidKurus: 0,
  owedKurus: 0,
  placedAt: '2026-11-21T15:54:00.000Z',
  settledAt: null,
  waitsMs: null,
  legs: [betLeg(2_000)],
  version: 0,
  history: [],
  isSelling: false,
  auto: null,
  ...change,
})

export const quoteOfSale = (change: Partial<CashOutQuote> = {}): CashOutQuote => ({
  token: 'quote-1',
  fairKurus: 9_000,
  feeKurus: 270,
  paidKurus: 8_730,
  fairPpm: [450_000],
  closed: null,
  delayMs: 0,
  ...change,
})
