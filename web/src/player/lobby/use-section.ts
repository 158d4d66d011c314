import { useQuery } from '@tanstack/react-query'
import { section } from '@zar/contract/casino/casino'
import { call } from '../../lib/api/call.ts'

/** What the page `/casino/{slug}` can be filtered by, and what is coming to it. */
export const useSection = (slug: string) =>
  useQuery({ queryKey: ['section', slug], queryFn: () => call(section, { slug }) })
