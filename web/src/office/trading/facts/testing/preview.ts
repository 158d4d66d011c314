import type { MatchPreview } from '@zar/contract/office/trading/match-facts'

/** Facts that decide two markets and leave four open. */
export const PREVIEW: MatchPreview = {
  seen: '2 markets 5f0c',
  bets: 3,
  changed: 3,
  winners: 1,
  stakedKurus: 30_000,
  paidKurus: 55_500,
  takenBackKurus: 0,
  debtKurus: 0,
  outcomes: {},
  markets: [
    { id: '21', key: 'ft.result', line: null, outcomes: { '1': 'win', X: 'loss', '2': 'loss' } },
    { id: '22', key: 'ft.total', line: '2', outcomes: { over: 'push', under: 'push' } },
  ],
  undecided: 4,
}
