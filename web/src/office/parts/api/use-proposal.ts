import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Proposal, proposals, withdrawProposal } from '@zar/contract/office/proposals'
import type { Right } from '@zar/contract/office/rights/rights'
import { call } from './call.ts'

const KEY = ['office', 'proposals'] as const

/** What waits for a second person on this object, if anything; read anew by `anew`. */
export function useProposal(right: Right, object: string) {
  const client = useQueryClient()
  const { data } = useQuery({ queryKey: KEY, queryFn: () => call(proposals, {}, { isPoll: true }) })
  const waiting: Proposal | undefined = data?.find(
    (one) => one.right === right && one.object === object,
  )
  const anew = () => client.invalidateQueries({ queryKey: KEY })
  return {
    waiting,
    anew,
    withdraw: async () => {
      if (waiting) await call(withdrawProposal, { id: waiting.id })
      await anew()
    },
  }
}
