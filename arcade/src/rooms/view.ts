import {
  LISTED_MAX,
  PAST_MAX,
  type PublicBet,
  type RoomChange,
  type RoomView,
  type Totals,
} from './protocol.ts'

export const NO_TOTALS: Totals = { bets: 0, stakedKurus: 0, decided: 0, returnedKurus: 0 }

export const EMPTY_VIEW: RoomView = {
  round: null,
  bets: [],
  totals: NO_TOTALS,
  past: [],
  people: 0,
}

/** What everybody sees after a change: the same at the server and in a page. */
export function withChange(view: RoomView, change: RoomChange): RoomView {
  const isNewRound = change.round != null && change.round.number !== view.round?.number
  const before = isNewRound ? [] : view.bets
  return {
    round: change.round === undefined ? view.round : change.round,
    bets: change.bets ? merged(before, change.bets) : before,
    totals: change.totals ?? (isNewRound ? NO_TOTALS : view.totals),
    past: change.past ? [change.past, ...view.past].slice(0, PAST_MAX) : view.past,
    people: view.people,
  }
}

/** The highest stakes first, those of the same stake as they came. A bet with no stake any more is gone. */
function merged(before: readonly PublicBet[], changed: readonly PublicBet[]): PublicBet[] {
  const byNo = new Map([...before, ...changed].map((bet) => [bet.no, bet]))
  return [...byNo.values()]
    .filter(({ stakeKurus }) => stakeKurus > 0)
    .sort((a, b) => b.stakeKurus - a.stakeKurus || a.no - b.no)
    .slice(0, LISTED_MAX)
}
