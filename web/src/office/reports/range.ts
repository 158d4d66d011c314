import { REPORT_DAYS_MAX } from '@zar/contract/office/reports/shared'
import { useCallback } from 'react'
import { useSearchParams } from '../../lib/router/router.tsx'

const DAY_MS = 86_400_000
const AHEAD_MS = 3 * 3_600_000
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** So many days are shown where the address names none. */
const DEFAULT_DAYS = 14

/** Today in Istanbul. */
export const todayOf = (now = Date.now()): string =>
  new Date(now + AHEAD_MS).toISOString().slice(0, 10)

/** The range of so many days that ends with a day. */
export const rangeTo = (to: string, days: number): { from: string; to: string } => ({
  from: new Date(Date.parse(to) - (days - 1) * DAY_MS).toISOString().slice(0, 10),
  to,
})

export const daysIn = ({ from, to }: { from: string; to: string }): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1

export const isRange = ({ from, to }: { from: string; to: string }): boolean =>
  DAY.test(from) && DAY.test(to) && from <= to && daysIn({ from, to }) <= REPORT_DAYS_MAX

/** The members of the address that a report is of; a link shows a colleague the same. */
export function useAsked() {
  const [params, setParams] = useSearchParams()
  const standard = rangeTo(todayOf(), DEFAULT_DAYS)
  const from = params.get('from') ?? standard.from
  const to = params.get('to') ?? standard.to
  const put = useCallback(
    (changes: Record<string, string | undefined>) =>
      setParams(
        (before) => {
          for (const [name, value] of Object.entries(changes)) {
            if (value === undefined) before.delete(name)
            else before.set(name, value)
          }
          return before
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return { report: params.get('report'), of: params.get('of'), from, to, put }
}
