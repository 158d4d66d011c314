import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Category } from '@zar/contract/casino/casino'
import type { bootstrap } from '@zar/contract/content'
import type { z } from 'zod/mini'
import { request } from '../api/request.ts'
import { locale } from '../language/translate.ts'
import { isRecord, readStored, writeStored } from '../storage/stored.ts'
import { BOOTSTRAP } from './bootstrap-wire.ts'

export type Bootstrap = z.output<typeof bootstrap.output>

const KEY = 'bootstrap'
const isBootstrap = (value: unknown): value is Bootstrap =>
  isRecord(value) && Array.isArray(value.casinoCategoryList) && Array.isArray(value.siteOption)

async function fetchBootstrap(): Promise<Bootstrap> {
  const { data } = await request(BOOTSTRAP, {})
  if (!isBootstrap(data)) throw new Error('the bootstrap is not what the contract says')
  writeStored(KEY, data)
  return data
}

/** What the site is made of. The copy of the last visit is shown until the new one is here. */
export const BOOTSTRAP_QUERY = queryOptions({
  queryKey: ['bootstrap'],
  queryFn: fetchBootstrap,
  initialData: () => readStored(KEY, isBootstrap) ?? undefined,
  initialDataUpdatedAt: 0,
})
export const useBootstrap = () => useQuery(BOOTSTRAP_QUERY)

/** The value of a site option that is switched on. */
export const optionOf = (data: Bootstrap | undefined, key: string): string | undefined =>
  data?.siteOption.find((option) => option.key === key && option.status)?.value

/** The category that the page `/casino/{slug}` shows. */
export const categoryOf = (data: Bootstrap | undefined, slug: string): Category | undefined =>
  data?.casinoCategoryList.find(({ slugList }) => slugList.includes(slug))

/** Whether menus name this address: a page of games that the house has closed or hidden is in none. */
export function useIsInMenu(): (url: string) => boolean {
  // The copy of an earlier visit may know of none.
  const hidden = useBootstrap().data?.hiddenSections ?? []
  return (url) => !hidden.some((slug) => url.split('?')[0] === `/casino/${slug}`)
}

/** Where a player checks a round, or reads what the games returned: pages of the games' supplier. */
export function useArcadePage(page: 'verify' | 'returns'): string | undefined {
  const arcadeUrl = optionOf(useBootstrap().data, 'arcadeUrl')
  if (!arcadeUrl || !URL.canParse(arcadeUrl)) return undefined
  return new URL(`/${page}?lang=${locale}`, arcadeUrl).href
}
