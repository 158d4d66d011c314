import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  askBonus,
  myBonusRequests,
  withdrawBonusRequest,
} from '@zar/contract/offers/bonus-requests'
import { useRef } from 'react'
import { call, callForAnswer } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { useFresh } from '../../../lib/api/use-fresh.ts'
import { notify } from '../../../ui/feedback/toast.tsx'

const BONUSES = ['me', 'bonus']
const KEY = [...BONUSES, 'requests']
/** While somebody may answer, it is looked at again. */
const LOOK_AGAIN_MS = 30_000

/** The player's requests, and what can be asked for; asked again when the hub tells of something. */
export function useBonusRequests() {
  useFresh(KEY)
  return useQuery({
    queryKey: KEY,
    queryFn: () => call(myBonusRequests, {}),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.canAsk === 'waits' ? LOOK_AGAIN_MS : false),
  })
}

type Asked = { offer: string; words: string }

/** Sends a request. Sent again as it was it is the same one. */
export function useAskBonus() {
  const client = useQueryClient()
  const sent = useRef({ of: '', requestId: '' })
  return useMutation({
    // Offline too: the player is told at once instead of waiting for the network.
    networkMode: 'always',
    mutationFn: ({ offer, words }: Asked) => {
      const of = JSON.stringify([offer, words])
      if (sent.current.of !== of) sent.current = { of, requestId: crypto.randomUUID() }
      const { requestId } = sent.current
      return callForAnswer(askBonus, { requestId, words, ...(offer && { offer }) })
    },
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
}

/** Takes the open request back. */
export function useWithdrawRequest() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => callForAnswer(withdrawBonusRequest, { id }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (failure) => notify.error(failureText(failure)),
    onSettled: () => client.invalidateQueries({ queryKey: BONUSES }),
  })
}
