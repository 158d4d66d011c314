import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listSentWithdrawals, type SentWithdrawal } from '@zar/contract/office/withdrawals/sent'
import { call } from '../../parts/api/call.ts'
import { usePlainRows } from '../../parts/table/plain-rows.ts'

const KEY = ['office', 'withdrawals', 'sent'] as const
const LOOK_MS = 10_000

/** What waits at the bank, looked at by itself. */
export function useSent() {
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ client }) =>
      call(listSentWithdrawals, {}, { isPoll: client.getQueryData(KEY) !== undefined }),
    refetchInterval: LOOK_MS,
  })
  return {
    whole: query.data,
    list: usePlainRows<SentWithdrawal>({ ...query, data: query.data?.rows }),
  }
}

/** Reads it anew: something was sent again. */
export function useSentAnew(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
