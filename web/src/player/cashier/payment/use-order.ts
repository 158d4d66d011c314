import { useMutation, useQueryClient } from '@tanstack/react-query'
import { TIMINGS } from '@zar/contract/limits'
import { deposit, PAYMENT_TYPES, withdraw } from '@zar/contract/payment'
import { useRef, useState } from 'react'
import { callForAnswer, Refused } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { closerOfDialog, type DialogProps } from '../../../lib/dialog/dialog.ts'
import { notify } from '../../../ui/feedback/toast.tsx'
import { t } from '../texts.ts'
import type { Detail } from './order.ts'
import type { Answer } from './payment-outcome.tsx'

/** The password only where the server has asked for it. */
type Order = { detail: Detail; password?: string | undefined }

/** Sends the order. Pressed again after a lost answer it is the same order, and is taken once. */
export function useOrder(
  { id, type, title }: DialogProps<'payment'>,
  told: {
    /** It was taken, whatever it was. */
    onSent: () => void
    onAnswer: (answer: Answer) => void
    onRefused: (refused: Refused) => void
  },
) {
  const client = useQueryClient()
  const requestIdOf = useRequestId()
  const [close] = useState(closerOfDialog)
  return useMutation({
    networkMode: 'always',
    mutationFn: ({
      detail,
      password,
    }: Order): Promise<{ data: string | null; message: string }> => {
      const order = { id, target: title.slice(0, 60), detail, requestId: requestIdOf(detail) }
      if (type === PAYMENT_TYPES.Deposit) return callForAnswer(deposit, order)
      return callForAnswer(withdraw, password ? { ...order, password } : order)
    },
    onSuccess: ({ data, message }) => {
      told.onSent()
      for (const list of ['history', 'methods']) {
        void client.invalidateQueries({ queryKey: ['me', 'payment', list] })
      }
      if (type === PAYMENT_TYPES.Withdraw) {
        notify.success(message || t('done.title'))
        setTimeout(close, TIMINGS.withdrawCloseMs)
        return
      }
      const url = data?.startsWith('http') ? data : undefined
      if (url) openTab(url)
      if (url && message) notify.success(message)
      told.onAnswer({ url, message })
    },
    onError: (error) => {
      // The form answers that itself, with a field.
      const isAsked = error instanceof Refused && error.code === 'password_needed'
      if (!isAsked) notify.error(failureText(error))
      if (error instanceof Refused) told.onRefused(error)
    },
  })
}

/** One id per order: the same while the form says the same, a new one when it is changed. */
function useRequestId(): (detail: Detail) => string {
  const last = useRef({ order: '', requestId: '' })
  return (detail) => {
    const order = JSON.stringify(detail)
    if (last.current.order !== order) last.current = { order, requestId: crypto.randomUUID() }
    return last.current.requestId
  }
}

/** A blocked tab is no loss: the button that continues is shown all the same. */
function openTab(url: string): void {
  const tab = window.open('', '_blank')
  if (!tab) return
  // The payment page must not be able to steer ours.
  tab.opener = null
  tab.location.href = url
}
