import { act, waitFor } from '@testing-library/react'
import {
  type LegAsked,
  type LegState,
  mySlipQuote,
  type SlipQuote,
  slipQuote,
} from '@zar/contract/betting/slip'
import { myBonuses } from '@zar/contract/bonus'
import { expect } from 'vitest'
import { queryClient } from '../../../lib/api/query.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { forgetPrices, learnPrices } from '../odds/prices.ts'
import { changeSettings, DEFAULTS } from '../settings/settings.ts'
import { SlipPanel } from '../slip/slip-panel.tsx'
import { leaveAttempt } from '../slip/state/attempt.ts'
import { type Pick, pickOf } from '../slip/state/pick.ts'
import { changeSlip, emptySlip, loadSlip } from '../slip/state/slip.ts'
import { market, row } from './board.ts'
import { stubStream } from './stream.ts'

export const DERBY = row()
export const OTHER = row({
  id: 'm2',
  home: { id: 'ss', name: 'Samsunspor' },
  away: { id: 'gz', name: 'Göztepe' },
  markets: [
    market(21, 'ft.total', '2.5', [
      ['under', 1_580],
      ['over', 2_400],
    ]),
  ],
})
const THIRD = row({
  id: 'm3',
  home: { id: 'ar', name: 'Arsenal' },
  away: { id: 'to', name: 'Tottenham' },
  markets: [
    market(31, 'ft.result', null, [
      ['1', 1_500],
      ['X', 4_350],
      ['2', 6_400],
    ]),
  ],
})

/** Before each test: an empty slip, no price, no bonus, and a stream that does not answer. */
export function beginSlip(): void {
  stubStream()
  server.on(myBonuses, { cash: 0, bonuses: [], cashbacks: [] })
  forgetPrices()
  act(() => {
    leaveAttempt()
    emptySlip()
    changeSlip({ stake: '' })
    changeSettings(DEFAULTS)
  })
}

/** The first selection of an event’s market. */
export function pick(event = DERBY, at = 0, selection = 0): Pick {
  const found = event.markets[at]
  const one = found?.selections[selection]
  if (!found || !one) throw new Error('no such selection')
  return pickOf(event, found, one, one.odds ?? 0)
}

/** How the server tells of a selection. */
export const stateOf = ({ odds: _agreed, ...selection }: Pick, odds: number | null): LegState => {
  return { selections: [{ ...selection, state: 'active' }], odds }
}

/** What the server says of a slip beside its prices. */
export const TERMS = { minKurus: 500, maxKurus: 420_000, maxCode: 'L-204', delayMs: 0 } as const

/** Answers both who is signed in and who is not. */
export function quoteBy(quote: (input: { legs: LegAsked[] }) => SlipQuote): void {
  server.on(slipQuote, quote)
  server.on(mySlipQuote, quote)
}

/** The server’s answer to any slip of these matches, at their prices. */
export const quoteOf = (change: Partial<SlipQuote> = {}) => {
  quoteBy(({ legs }) => ({
    legs: legs.map((leg) => ({ selections: [], odds: leg.odds })),
    ...TERMS,
    ...change,
  }))
}

/** The slip with these selections, once its prices are known. */
export async function openSlip(picks: Pick[], stake = '') {
  for (const event of [DERBY, OTHER, THIRD]) learnPrices(event.markets, 1)
  act(() => {
    loadSlip(picks)
    if (stake) changeSlip({ stake })
  })
  const { user } = render(<SlipPanel />)
  await settled()
  return user
}
/** Once the server has answered and that is drawn: TanStack Query tells its observers by a timer of 0 ms. */
async function settled(): Promise<void> {
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve))))
}

export const COMBO = () => [pick(), pick(OTHER), pick(THIRD)]
/** A bet that was taken at once. */
export const answer = (change: object = {}) => ({
  state: 'open' as const,
  betId: '4711',
  code: null,
  delayMs: 0,
  maxKurus: null,
  legs: [],
  ...change,
})
