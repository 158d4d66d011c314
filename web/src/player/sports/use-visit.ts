import { useQuery } from '@tanstack/react-query'
import { type SportFrame, type SportSection, sportVisit } from '@zar/contract/sports'
import { call } from '../../lib/api/call.ts'
import { setPartner, useSignedIn } from '../../lib/session/session.ts'

type Partner = NonNullable<SportFrame['partner']>

/**
 * The partner's page for whoever looks at it: a visitor's is known already, a player's has a token of
 * its own for each visit, which is never asked for twice and never kept for another.
 */
export function useVisit(section: SportSection, partner: Partner, attempt: number) {
  const isSignedIn = useSignedIn()
  const visit = useQuery({
    queryKey: ['me', 'sport-visit', section, attempt],
    queryFn: async () => {
      const opened = await call(sportVisit, { section })
      setPartner(opened)
      return opened
    },
    enabled: isSignedIn,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (!isSignedIn) return { address: partner.address, error: null }
  return { address: visit.data?.address, error: visit.error }
}
