import { useQuery } from '@tanstack/react-query'
import type { SiteText } from '@zar/contract/content'
import { queryClient } from '../api/query.ts'
import { request } from '../api/request.ts'
import { fetchToasts } from '../dialog/toasts.ts'
import { isRecord } from '../storage/stored.ts'
import { TRANSLATION_LIST } from './bootstrap-wire.ts'

/** In Turkish whatever the language is: the sentence that would say it in another was not loaded. */
const FAILED = 'Çeviriler yüklenemedi. Site kendi metinleriyle açıldı.'

type Wording = Record<string, string>

/** The wording of each key, from what the server sent. */
function wordingOf(data: unknown): Wording {
  if (!Array.isArray(data)) throw new Error('the translations are not a list')
  return Object.fromEntries(
    data.flatMap((one: unknown) =>
      isRecord(one) && typeof one.key === 'string' && typeof one.value === 'string' && one.value
        ? [[one.key, one.value]]
        : [],
    ),
  )
}

const QUERY = {
  queryKey: ['site-texts'],
  queryFn: async () => wordingOf((await request(TRANSLATION_LIST, {})).data),
  staleTime: Number.POSITIVE_INFINITY,
}

/** Part of the start-up: fetches the operator's wording. Without it a toast says so, and all goes on. */
export async function loadSiteTexts(): Promise<void> {
  try {
    await queryClient.fetchQuery(QUERY)
  } catch {
    const notify = await fetchToasts()
    notify.error(FAILED)
  }
}

/** How an operator words the sentence; undefined where the page's own wording holds. */
export const useSiteText = (key: SiteText): string | undefined => useQuery(QUERY).data?.[key]
