import type { Proposal } from '@zar/contract/office/proposals'
import type {
  TradedMarket,
  TradedSelection,
  TradingMatch,
} from '@zar/contract/office/trading/board'
import type { WaitingBet } from '@zar/contract/office/trading/waiting'

type OfMatch = { match: TradingMatch }
type OfMarket = OfMatch & { market: TradedMarket }
type MaybeMarket = OfMatch & { market?: TradedMarket }

/** What each dialog of the room is about. */
type Abouts = {
  wide: OfMarket & { selection: TradedSelection; oddsMilli: number; seen: string }
  result: OfMarket
  settle: OfMarket
  resettle: OfMarket
  sendBack: OfMarket
  void: OfMarket
  limit: MaybeMarket
  cashOut: MaybeMarket
  cashOutAll: { hasCashOut: boolean }
  feed: { source: string; producer: string; isShut: boolean }
  refuse: { bet: WaitingBet }
  refuseAll: OfMatch
  classLimit: unknown
  class: { playerId: string; username: string }
  voidBet: unknown
  late: { matchId: string | undefined }
  approve: { proposal: Proposal; title: string }
}
type Kind = keyof Abouts

/** A dialog of the room that is open, of one of these kinds. */
export type AskOf<K extends Kind> = { [Each in K]: { kind: Each } & Abouts[Each] }[K]
export type Ask = AskOf<Kind>
export type OnAsk = (ask: Ask) => void
