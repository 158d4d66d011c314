import {
  releaseWithdrawal,
  takeWithdrawal,
  type WithdrawalRow,
} from '@zar/contract/office/withdrawals/withdrawals'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { failureText } from '../../parts/api/failure.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../use-queue.ts'

/** Whoever walks past a case with `j` does not open it. */
const DWELL_MS = 1_500
/** A lock runs for five minutes. */
const RENEW_MS = 2 * 60_000

/**
 * Marks the case as open at this person while it stands: taken after a moment, renewed, and given back on
 * leaving. `toggle` does it by hand; what was given back by hand is not taken again by itself.
 */
export function useTaking(id: string, owner: WithdrawalRow['owner'], mayTake: boolean) {
  const refresh = useRefresh()
  const isOwn = owner?.isOwn ?? false
  const isFree = owner === null
  const [isLetGo, setLetGo] = useState(false)
  const latest = useRef({ isOwn, refresh })
  latest.current = { isOwn, refresh }
  const take = () => call(takeWithdrawal, { id }).then(() => latest.current.refresh())
  const toggle = async () => {
    setLetGo(isOwn)
    try {
      await (isOwn ? call(releaseWithdrawal, { id }) : call(takeWithdrawal, { id }))
    } catch (failure) {
      notify(failureText(failure))
    }
    await refresh()
  }
  const takeQuietly = useRef(take)
  takeQuietly.current = take
  useEffect(() => {
    if (!mayTake || !isFree || isLetGo) return
    // That another one was quicker is seen in the list.
    const timer = setTimeout(() => void takeQuietly.current().catch(() => {}), DWELL_MS)
    return () => clearTimeout(timer)
  }, [mayTake, isFree, isLetGo])
  useEffect(() => {
    if (!mayTake || !isOwn) return
    const renew = () => void call(takeWithdrawal, { id }, { isPoll: true }).catch(() => {})
    const timer = setInterval(renew, RENEW_MS)
    return () => clearInterval(timer)
  }, [id, mayTake, isOwn])
  useEffect(
    () => () => {
      // A lock that cannot be given back runs out by itself.
      if (latest.current.isOwn) void call(releaseWithdrawal, { id }).catch(() => {})
    },
    [id],
  )
  return toggle
}
