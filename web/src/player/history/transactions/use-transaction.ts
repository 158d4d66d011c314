import { useQuery } from '@tanstack/react-query'
import { transaction } from '@zar/contract/payment'
import { call } from '../../../lib/api/call.ts'

export const TRANSACTION_KEY = ['me', 'payment', 'transaction']

/** One payment with its timeline. */
export const useTransaction = (id: string) =>
  useQuery({
    queryKey: [...TRANSACTION_KEY, id],
    queryFn: () => call(transaction, { id }),
    refetchOnMount: 'always',
  })
