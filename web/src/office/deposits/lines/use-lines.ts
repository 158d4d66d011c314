import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  findMatchTargets,
  listStatementLines,
  type StatementLine,
} from '@zar/contract/office/house/deposit-match'
import { useSettled } from '../../../lib/browser/use-settled.ts'
import { call } from '../../parts/api/call.ts'
import { useRows } from '../../parts/table/rows.ts'

const KEY = ['office', 'statement-lines'] as const
const TARGETS = ['office', 'match-targets'] as const
/** A number is looked up once its typing has paused so long. */
const PAUSE_MS = 250

/** Lines that nobody has matched, the newest first. */
export const useLines = () =>
  useRows<StatementLine>(KEY, (after) => call(listStatementLines, { after: after ?? undefined }))

/** What may be matched to a line; by the number that is typed, where there is one. */
export function useTargets(line: string, typed: string) {
  const q = useSettled(typed.trim(), PAUSE_MS)
  return {
    q,
    read: useQuery({
      queryKey: [...TARGETS, line, q],
      queryFn: () => call(findMatchTargets, q === '' ? { line } : { line, q }),
    }),
  }
}

/** Reads lines, what they may be of, and deposits anew: a match was proposed or done. */
export function useLinesAnew(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    const keys = [KEY, TARGETS, ['office', 'deposits']]
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
  }
}
