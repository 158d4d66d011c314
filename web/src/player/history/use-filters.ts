import { useSearchParams } from '../../lib/router/router.tsx'
import { type Days, daysOf, isDay, PERIODS, type PeriodName } from './period.ts'

/** What an address can filter by: a name, the values it may have, and the one it has unsaid. */
type Choices = Record<string, { of: readonly string[]; unsaid: string }>
type Chosen<C extends Choices> = { [Name in keyof C]: C[Name]['of'][number] }

/**
 * The filters of a history as the address has them, so that a filtered history can be kept and sent
 * to another device. What the address does not say, or says wrong, is as it was unsaid.
 */
export function useFilters<const C extends Choices>(choices: C) {
  const [params, setParams] = useSearchParams()
  const chosen = Object.fromEntries(
    Object.entries(choices).map(([name, { of, unsaid }]) => {
      const said = params.get(name)
      return [name, said !== null && of.includes(said) ? said : unsaid]
    }),
  ) as Chosen<C>
  const change = (changes: Partial<Record<keyof C | 'from' | 'to', string>>) =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(changes)) {
          if (!value || value === choices[name]?.unsaid) before.delete(name)
          else before.set(name, value)
        }
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return { chosen, change, own: ownDays(params) }
}

/** The filter by time that every history has. */
export const periodFrom = <const Unsaid extends PeriodName>(unsaid: Unsaid) => ({
  of: PERIODS,
  unsaid,
})

function ownDays(params: URLSearchParams): Days {
  const [from, to] = [params.get('from'), params.get('to')]
  return { from: isDay(from) ? from : null, to: isDay(to) ? to : null }
}

/** The days that are asked for. */
export const daysOfFilter = (period: PeriodName, own: Days): Days => daysOf(period, own, new Date())
