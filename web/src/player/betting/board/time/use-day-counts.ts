import { useQueries } from '@tanstack/react-query'
import { DAY_MS, dayAt } from '../../words/kick-off.ts'
import { readTree } from '../data/calls.ts'

const DAYS = 5
const FRESH_MS = 60_000

/** Today and the four days after it. */
export const nextDays = (now: number): string[] =>
  Array.from({ length: DAYS }, (_, at) => dayAt(now + at * DAY_MS))

/** How many events begin in each hour of these days; a day that is not read yet is undefined. */
export function useHours(days: readonly string[], isReady: boolean): (number[] | undefined)[] {
  const answers = useQueries({
    queries: days.map((day) => ({
      queryKey: ['betting', 'tree', day],
      queryFn: () => readTree({ day }),
      enabled: isReady,
      staleTime: FRESH_MS,
    })),
  })
  return answers.map(({ data }) => data?.hours)
}

export const sumOf = (counts: readonly number[]): number =>
  counts.reduce((sum, count) => sum + count, 0)
