import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { type ExclusionRow, listExclusions } from '@zar/contract/office/risk/register'
import type { z } from 'zod/mini'
import { call } from '../parts/api/call.ts'
import { useRows } from '../parts/table/rows.ts'

type Page = z.output<typeof listExclusions.output>
export type RegisterState = ExclusionRow['state']
const KEY = ['office', 'exclusions'] as const

/** The register, the newest first, with the figures of its first page. */
export function useRegister(state: RegisterState | undefined) {
  const client = useQueryClient()
  const key = [...KEY, state ?? 'all'] as const
  const list = useRows<ExclusionRow>(key, (after) =>
    call(listExclusions, { state, after: after ?? undefined }),
  )
  const whole = client.getQueryData<InfiniteData<Page>>(key)?.pages[0]
  return { list, whole, anew: () => client.invalidateQueries({ queryKey: KEY }) }
}
