import { BULK_TOGETHER_E5 } from '@zar/contract/office/rights/limits'
import { approveWithdrawals, BULK_MOST, togetherOf } from '@zar/contract/office/withdrawals/bulk'
import { useState } from 'react'
import { useOnline } from '../../lib/browser/online.ts'
import { failureText, isCode } from '../parts/api/failure.ts'
import { Button } from '../parts/controls/button.tsx'
import { Say } from '../parts/controls/say.tsx'
import { callProven } from '../parts/dialogs/prove.ts'
import { moneyOf } from '../parts/money.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { bulk } from './bulk-texts.ts'
import { useRefresh } from './use-queue.ts'
import type { QueueRow } from './words.tsx'

const sumOf = (rows: readonly QueueRow[]): bigint =>
  rows.reduce((sum, { amountE5 }) => sum + BigInt(amountE5), 0n)

/** Why these cannot be approved together. */
function whyNot(rows: readonly QueueRow[], isOnline: boolean): string | undefined {
  if (!isOnline) return bulk('offline')
  if (rows.length > BULK_MOST) return bulk('tooMany', { most: BULK_MOST })
  if (sumOf(rows) > BULK_TOGETHER_E5)
    return bulk('tooMuch', { most: moneyOf(`${BULK_TOGETHER_E5}`) })
  return undefined
}

/** Those that were not approved, each with the reason. */
type Left = readonly { name: string; why: string }[]

/** What was marked in the list: how many and their sum, which one press approves. */
export function BulkBar({ rows, onClear }: { rows: readonly QueueRow[]; onClear: () => void }) {
  const isOnline = useOnline()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [left, setLeft] = useState<Left>([])
  const refusal = whyNot(rows, isOnline)
  const said = { count: rows.length, sum: moneyOf(`${sumOf(rows)}`) }
  const approve = async () => {
    setBusy(true)
    setFailure(undefined)
    setLeft([])
    try {
      const results = await approveAll(rows)
      const done = rows.filter(({ id }) => results.some((one) => one.id === id && !one.why))
      if (done.length > 0)
        notify(bulk('paid', { count: done.length, sum: moneyOf(`${sumOf(done)}`) }))
      setLeft(
        results.flatMap(({ id, why }) =>
          why ? { name: rows.find((row) => row.id === id)?.player.username ?? id, why } : [],
        ),
      )
      onClear()
    } catch (error) {
      // Whoever would not prove that it is they has decided nothing.
      if (!isCode(error, 'reauthenticate')) setFailure(failureText(error))
    } finally {
      setBusy(false)
      await refresh()
    }
  }
  return (
    <>
      {failure && (
        <Say tone="no" role="alert">
          {failure}
        </Say>
      )}
      {left.length > 0 && <NotApproved left={left} />}
      {rows.length > 0 && (
        <section className="o-panel__f o-wd__bulk" aria-label={bulk('bar')}>
          <b aria-live="polite">{bulk('chosen', said)}</b>
          <span className="o-push" />
          <Button kind="ghost" onClick={onClear}>
            {bulk('clear')}
          </Button>
          <Button
            kind="primary"
            busy={isBusy ? bulk('paying') : undefined}
            refusal={refusal}
            onClick={() => void (isBusy || approve())}
          >
            {bulk('pay', said)}
          </Button>
        </section>
      )}
    </>
  )
}

async function approveAll(rows: readonly QueueRow[]) {
  const withdrawals = rows.map(({ id, version }) => ({ id, version }))
  const { results } = await callProven(
    approveWithdrawals,
    { withdrawals },
    {
      right: 'withdrawal.bulk_approve',
      object: togetherOf(rows.map(({ id }) => id)),
      amountE5: `${sumOf(rows)}`,
    },
  )
  return results
}

const NotApproved = ({ left }: { left: Left }) => (
  <Say tone="no" role="alert">
    <b>{bulk('left', { count: left.length })}</b>
    <ul className="o-wd__left-out">
      {left.map(({ name, why }) => (
        <li key={name}>{`${name}: ${why}`}</li>
      ))}
    </ul>
  </Say>
)
