import type { MarketSet } from '@zar/contract/betting/board'
import { SPORTS, type Sport } from '@zar/contract/betting/sport'
import { MARKET_SETS } from '@zar/contract/betting/values'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from '../../../../lib/router/router.tsx'

export const ORDERS = ['popular', 'time', 'outrights'] as const
export type Order = (typeof ORDERS)[number]
export type Hours = readonly [from: number, before: number]
export const ALL_HOURS: Hours = [0, 24]

/** What of the board is shown. It is written in the address, so that it can be gone back to and shared. */
export type View = {
  sport: Sport | null
  order: Order
  set: MarketSet
  /** Of Istanbul, `2026-11-21`; null is every day. */
  day: string | null
  hours: Hours
}

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | null =>
  all.find((one) => one === value) ?? null

export function viewIn(params: URLSearchParams): View {
  const day = params.get('day')
  return {
    sport: oneOf(SPORTS, params.get('sport')),
    order: oneOf(ORDERS, params.get('order')) ?? 'popular',
    set: oneOf(MARKET_SETS, params.get('set')) ?? 'main',
    day: day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null,
    hours: hoursIn(params.get('hours')),
  }
}

function hoursIn(text: string | null): Hours {
  const [, from, before] = /^(\d{1,2})-(\d{1,2})$/.exec(text ?? '') ?? []
  const hours: Hours = [Number(from), Number(before)]
  return hours[0] < hours[1] && hours[1] <= 24 ? hours : ALL_HOURS
}

/** The view as an address has it, without what goes without saying. */
export function queryOf({ sport, order, set, day, hours }: View): URLSearchParams {
  const query = new URLSearchParams()
  if (sport) query.set('sport', sport)
  if (order !== 'popular') query.set('order', order)
  if (set !== 'main') query.set('set', set)
  if (day) query.set('day', day)
  if (!isAllDay(hours)) query.set('hours', hours.join('-'))
  return query
}

export const isAllDay = ([from, before]: Hours): boolean => from === 0 && before === 24

/** What is shown, and how to show something else; the reader stays where they are on the page. */
export function useView(): [View, (change: Partial<View>) => void] {
  const [params, setParams] = useSearchParams()
  const view = useMemo(() => viewIn(params), [params])
  const change = useCallback(
    (next: Partial<View>) =>
      setParams((before) => queryOf({ ...viewIn(before), ...next }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  )
  return [view, change]
}
