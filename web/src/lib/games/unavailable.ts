import { useQuery } from '@tanstack/react-query'
import { fetchPart } from '../browser/lazily.ts'

const LOOK_MS = 15_000
/** While somebody waits for games to open again. */
const WAIT_MS = 3_000
const NONE: number[] = []

/** The suppliers (`mainProviderId`) whose games cannot be opened just now. */
export function useUnavailable(isWaiting = false): number[] {
  return (
    useQuery({
      queryKey: ['unavailable'],
      queryFn: async () =>
        (await fetchPart(() => import('./unavailable-calls.ts'))).fetchUnavailable(),
      refetchInterval: ({ state: { data } }) => (isWaiting || data?.length ? WAIT_MS : LOOK_MS),
    }).data ?? NONE
  )
}
