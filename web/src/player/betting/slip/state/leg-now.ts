import type { LegState, Policy } from '@zar/contract/betting/slip'
import { useEffect, useState } from 'react'
import { onPrices, priceOf } from '../../odds/prices.ts'
import { agreedOdds, keyOf, type Leg, type Slip } from './slip.ts'

/** A leg as it stands now. */
export type LegNow = {
  key: string
  leg: Leg
  /** `shut` is suspended, `gone` can be bet on no more. */
  state: 'open' | 'shut' | 'gone'
  /** Thousandths; null where nothing is known yet. */
  nowMilli: number | null
  agreedMilli: number | null
  /** Of a bet builder: what its single prices make when they are multiplied. */
  productMilli: number | null
  /** Why it cannot stand beside the others. */
  code: LegState['code']
  reason: LegState['reason']
}

/** What the stream and the last quote together say of a leg. */
export function legNow(leg: Leg, slip: Pick<Slip, 'joint'>, quoted: LegState | undefined): LegNow {
  const isOne = leg.picks.length === 1
  const told = isOne ? priceOf(leg.picks[0].id) : undefined
  const nowMilli = told ? told.oddsMilli || null : (quoted?.odds ?? null)
  return {
    key: keyOf(leg),
    leg,
    state: told ? STATES[told.state] : stateOf(quoted),
    nowMilli,
    agreedMilli: agreedOdds(leg, slip),
    productMilli: quoted?.productOdds ?? null,
    code: quoted?.code,
    reason: quoted?.reason,
  }
}

const STATES = { '1': 'open', '0': 'shut', '-1': 'gone' } as const

/** Before a quote a leg counts as open: it was so when it was put in. */
function stateOf(quoted: LegState | undefined): LegNow['state'] {
  if (!quoted) return 'open'
  const states = quoted.selections.map(({ state }) => state)
  if (states.some((state) => state === 'closed' || state === 'inactive')) return 'gone'
  if (states.some((state) => state === 'suspended')) return 'shut'
  return quoted.odds === null && !quoted.code ? 'gone' : 'open'
}

/** Where a leg’s odds went since the player agreed. */
export function moveOf({ nowMilli, agreedMilli }: LegNow): 'up' | 'down' | null {
  if (nowMilli === null || agreedMilli === null || nowMilli === agreedMilli) return null
  return nowMilli > agreedMilli ? 'up' : 'down'
}

/** Whether a move is taken without asking. */
export const isTaken = (policy: Policy, move: 'up' | 'down'): boolean =>
  policy === 'any' || (policy === 'better' && move === 'up')

/** Draws anew when one of these prices changes. */
export function usePriceTick(ids: readonly number[]): void {
  const [, tick] = useState(0)
  const joined = ids.join()
  useEffect(() => {
    const own = new Set(joined.split(',').map(Number))
    return onPrices((changed) => {
      if ([...own].some((id) => changed.has(id))) tick((count) => count + 1)
    })
  }, [joined])
}
