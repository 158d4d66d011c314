import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  accountRows,
  findTransfer,
  type LedgerRow,
  ledgerState,
  roundOfTransfer,
  verifyLedger,
} from '@zar/contract/office/ledger'
import { useState } from 'react'
import { call } from '../parts/api/call.ts'
import { failureText } from '../parts/api/failure.ts'
import { useRows } from '../parts/table/rows.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './texts.ts'

const STATE = ['ledger', 'state'] as const
/** How often the chain is looked at; while a verification runs its progress is. */
const LOOK_MS = 10_000
const RUNNING_MS = 1_500

/** The chain, and the verification that somebody asked for. */
export function useLedgerState() {
  return useQuery({
    queryKey: STATE,
    queryFn: () => call(ledgerState, {}, { isPoll: true }),
    refetchInterval: ({ state }) => {
      const check = state.data?.check
      return check && check.endedAt === null ? RUNNING_MS : LOOK_MS
    },
  })
}

/** Asks for a verification; one that runs already is the answer. */
export function useVerify() {
  const client = useQueryClient()
  const [isSending, setSending] = useState(false)
  const start = async () => {
    setSending(true)
    try {
      const { isNew } = await call(verifyLedger, {})
      notify(t(isNew ? 'begun' : 'runs'))
      await client.invalidateQueries({ queryKey: STATE })
    } catch (failure) {
      notify(failureText(failure))
    } finally {
      setSending(false)
    }
  }
  return { isSending, start: () => void start() }
}

/** A transfer by what was typed: its number, key or the supplier's id. */
export const useTransfer = (q: string | undefined) =>
  useQuery({
    queryKey: ['ledger', 'transfer', q],
    queryFn: () => call(findTransfer, { q: q ?? '' }),
    enabled: q !== undefined,
  })

export type AccountWish = { account: string; player: string | undefined }

export const useAccountRows = ({ account, player }: AccountWish) =>
  useRows<LedgerRow>(['ledger', 'account', account, player], (after) =>
    call(accountRows, { account, player, before: after ?? undefined }),
  )

/** The head of an account, from the page that its rows come with. */
export const useAccount = ({ account, player }: AccountWish) =>
  useQuery({
    queryKey: ['ledger', 'account-head', account, player],
    queryFn: async () => (await call(accountRows, { account, player })).account,
  })

export const useRound = (transfer: string, isOn: boolean) =>
  useQuery({
    queryKey: ['ledger', 'round', transfer],
    queryFn: () => call(roundOfTransfer, { transfer }),
    enabled: isOn,
  })
