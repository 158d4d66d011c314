import { useQuery } from '@tanstack/react-query'
import { CATEGORY_BATCH, type Category, categories } from '@zar/contract/casino/casino'
import { call } from '../../lib/api/call.ts'
import { useBootstrap } from '../../lib/content/bootstrap.ts'

const NONE: Category[] = []

/**
 * The categories of the page `/casino/{slug}`. The bootstrap carries the first batch; while a batch
 * is full another is asked for. A batch that cannot be fetched has no categories.
 */
export function useCategories(slug: string): Category[] {
  const first = useBootstrap().data?.casinoCategoryList ?? NONE
  const rest = useQuery({
    queryKey: ['categories'],
    queryFn: () => fetchFrom(CATEGORY_BATCH).catch(() => NONE),
    enabled: first.length === CATEGORY_BATCH,
  })
  return [...first, ...(rest.data ?? NONE)].filter(({ slugList }) => slugList.includes(slug))
}

async function fetchFrom(skip: number): Promise<Category[]> {
  const batch = await call(categories, { skip, take: CATEGORY_BATCH })
  if (batch.length < CATEGORY_BATCH) return batch
  return [...batch, ...(await fetchFrom(skip + CATEGORY_BATCH))]
}
