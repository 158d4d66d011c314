import type { Proposal } from '@zar/contract/office/proposals'
import type {
  TradedMarket,
  TradedSelection,
  TradingMatch,
} from '@zar/contract/office/trading/board'
import type { Limits, SetLimit } from '@zar/contract/office/trading/limits'
import type { WaitingBet } from '@zar/contract/office/trading/waiting'

type OfMatch = { match: TradingMatch }
type OfMarket = OfMatch & { market: TradedMarket }
type MaybeMarket = OfMatch & { market?: TradedMarket }

/** Where a margin may be set, the most exact place first, and what is allowed there. */
type MarginAsk = {
  name: string
  places: readonly { scope: string; marginBp: number | null; label: string }[]
  leastBp: number
  mostBp: number
}

/** What each dialog of the room is about. */
type Abouts = {
  wide: OfMarket & { selection: TradedSelection; oddsMilli: number; seen: string }
  result: OfMarket
  settle: OfMarket
  scores: OfMatch
  own: unknown
  ownEdit: OfMatch
  matchResult: OfMatch
  matchSettle: OfMatch
  matchSendBack: OfMatch
  resettle: OfMarket
  sendBack: OfMarket
  void: OfMarket
  limit: MaybeMarket
  cashOut: MaybeMarket
  cashOutAll: { hasCashOut: boolean }
  feed: { source: string; producer: string; isShut: boolean }
  recovery: { source: string; producer: string }
  refuse: { bet: WaitingBet }
  refuseAll: OfMatch
  limits: unknown
  classLimit: { limits: Limits; of: SetLimit | undefined }
  margin: MarginAsk
  margins: unknown
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
