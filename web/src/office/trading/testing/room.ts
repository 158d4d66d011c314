import { act } from '@testing-library/react'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import type { Right } from '@zar/contract/office/rights/rights'
import type { Action } from '@zar/contract/office/staff'
import type {
  TradedMarket,
  TradedSelection,
  TradingDesk,
  TradingMatch,
} from '@zar/contract/office/trading/board'
import { tradingDesk, tradingMatch } from '@zar/contract/office/trading/board'
import { previewSettlement } from '@zar/contract/office/trading/by-two'
import { type Limits, listLimits } from '@zar/contract/office/trading/limits'
import type { WaitingBet } from '@zar/contract/office/trading/waiting'
import { waitingBets } from '@zar/contract/office/trading/waiting'
import { signInStaff } from '../../../testing/office.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { TradingPage } from '../trading-page.tsx'

const yes = (rights: readonly Right[]): Action[] =>
  rights.map((right) => ({ right, state: 'yes', why: null }))

const RIGHTS: readonly Right[] = [
  ...(['market.suspend', 'market.open', 'price.set', 'sportlimit.market', 'cashout.stop'] as const),
  ...([
    'feed.switch',
    'latebet.view',
    'result.enter',
    'settlement.confirm',
    'bet.void',
    'margin.set',
    'event.edit',
  ] as const),
  ...([
    'market.resettle',
    'waiting.refuse',
    'sportlimit.player',
    'sportlimit.class',
    'waiting.view',
  ] as const),
]

export const selectionOf = (change: Partial<TradedSelection> = {}): TradedSelection => ({
  id: '31',
  key: '1',
  name: null,
  oddsMilli: 2_100,
  feedMilli: 2_100,
  fairPpm: 470_000,
  isByHand: false,
  isStopped: false,
  stakedKurus: 17_140_000,
  houseKurus: -14_800_000,
  seen: '- 2100 470000',
  ...change,
})

export const marketOf = (change: Partial<TradedMarket> = {}): TradedMarket => ({
  id: '21',
  key: 'ft.result',
  line: null,
  state: 'active',
  reason: null,
  isStopped: false,
  hasCashOut: true,
  settlement: 0,
  stakedKurus: 21_945_000,
  limitKurus: 2_500_000,
  ownLimit: null,
  stopped: null,
  facts: null,
  margin: {
    marketClass: 'results',
    leastBp: 250,
    mostBp: 1_200,
    scopes: [
      { scope: 'market:21', marginBp: null },
      { scope: 'class:football.results@tr-1', marginBp: null },
      { scope: 'class:football.results', marginBp: 550 },
    ],
  },
  seen: 'active v0 open',
  selections: [
    selectionOf(),
    selectionOf({
      id: '32',
      key: 'X',
      oddsMilli: 3_050,
      feedMilli: 3_050,
      fairPpm: 311_000,
      stakedKurus: 2_890_000,
      houseKurus: 13_100_000,
      seen: '- 3050 311000',
    }),
  ],
  actions: yes(RIGHTS),
  ...change,
})

const MATCH: Omit<TradingDesk['matches'][number], 'score'> = {
  id: '11',
  sport: 'football',
  league: 'Yıldız Lig',
  home: 'Galata',
  away: 'Körfez',
  startsAt: '2026-11-21T17:00:00.000Z',
  state: 'live',
  isStopped: false,
  hasCashOut: true,
  clock: { period: 'h2', elapsedS: 4_020, isRunning: true },
  bets: 412,
  stakedKurus: 26_885_000,
  houseKurus: -15_941_000,
  seen: 'live 3 open',
}

export const matchOf = (change: Partial<TradingMatch> = {}): TradingMatch => ({
  ...MATCH,
  score: { total: [1, 1], parts: [] },
  ownLimit: null,
  feed: {
    source: 's',
    producer: 'live',
    isOpen: true,
    isShut: false,
    silentMs: 800,
    recovery: null,
  },
  markets: [marketOf()],
  marketCount: 1,
  keys: [{ key: 'ft.result', count: 1 }],
  actions: yes(RIGHTS),
  ...change,
})

export const deskOf = (change: Partial<TradingDesk> = {}): TradingDesk => ({
  matches: [
    { ...MATCH, score: { total: [1, 1], parts: [] } },
    {
      ...MATCH,
      id: '12',
      home: 'Muğla',
      away: 'Boğaz',
      state: 'scheduled',
      clock: null,
      score: null,
      houseKurus: 600_000,
      bets: 133,
    },
  ],
  feeds: [
    { source: 's', producer: 'live', isOpen: true, isShut: false, silentMs: 800, recovery: null },
  ],
  hasCashOut: true,
  stakedKurus: 231_000_000,
  losses: [],
  log: [],
  actions: yes(RIGHTS),
  ...change,
})

export const betOf = (change: Partial<WaitingBet> = {}): WaitingBet => ({
  id: '41',
  playerId: '00000000-0000-4000-8000-000000000001',
  username: 'kervan61',
  playerClass: 'standard',
  state: 'waits',
  costKurus: 2_500_000,
  unitKurus: 2_500_000,
  limitKurus: 950_000,
  possibleKurus: 10_250_000,
  counterUnitKurus: 950_000,
  columns: 1,
  leftMs: 22_000,
  needsTwo: false,
  firstBy: null,
  isFirstOwn: false,
  isCalled: true,
  hasMoved: false,
  legs: [
    {
      matchId: '11',
      sport: 'football',
      home: 'Galata',
      away: 'Körfez',
      name: null,
      market: 'ft.result',
      line: null,
      selection: '1',
      oddsMilli: 4_100,
      nowMilli: 4_100,
    },
  ],
  actions: yes(['waiting.accept', 'waiting.counter', 'waiting.refuse']),
  ...change,
})

export const limitsOf = (change: Partial<Limits> = {}): Limits => ({
  limits: [],
  leagues: [{ id: 'tr-1', sport: 'football', name: 'Süper Lig' }],
  keys: [{ sport: 'football', key: 'ft.result' }],
  actions: yes(['sportlimit.class']),
  ...change,
})

export type Served = {
  desk?: TradingDesk
  match?: TradingMatch
  bets?: WaitingBet[]
  proposals?: Proposal[]
}

/** The trading room, as the server has it. What is changed in `served` is read with the next look. */
export function openRoom(served: Served = {}, path = '/office/trading?match=11') {
  server.on(tradingDesk, () => served.desk ?? deskOf())
  server.on(tradingMatch, () => served.match ?? matchOf())
  server.on(waitingBets, () => served.bets ?? [])
  server.on(proposals, () => served.proposals ?? [])
  server.on(listLimits, limitsOf())
  server.on(previewSettlement, {
    seen: '',
    bets: 3,
    changed: 3,
    winners: 2,
    stakedKurus: 30_000,
    paidKurus: 55_500,
    takenBackKurus: 0,
    debtKurus: 0,
    outcomes: { '1': 'win' },
  })
  const screen = renderScreen(TradingPage, path, '/office/trading')
  act(() => void signInStaff(RIGHTS))
  return screen
}
