import { type Erasures, eraseNow, takeBackErasure } from '@zar/contract/office/identity/erasures'
import { formatDate } from '../../lib/language/format.ts'
import { call } from '../parts/api/call.ts'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { Seconds, useRefreshProposals } from '../parts/proposals/second.tsx'
import { useOffers } from '../parts/rights/offers.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './texts.ts'

type Waiting = Erasures['waiting'][number]
type Props = { row: Waiting; onDone: () => Promise<void>; onClose: () => void }

/** Takes one out of the line: the account is again what it was. */
export function BackDialog({ row: { id, number }, onDone, onClose }: Props) {
  return (
    <Confirm
      title={t('backTitle', { number })}
      verb={t('backVerb')}
      needsWords
      consequence={t('backDoes')}
      draft={`player:${id}:erasure-back`}
      onConfirm={async ({ text }) => {
        await call(takeBackErasure, { id, reason: text })
        notify(t('backDone', { number }))
        await onDone()
      }}
      onClose={onClose}
    />
  )
}

/** Proposes to erase one before its day: the number is typed, and a second person approves. */
export function NowDialog({ row: { id, number }, onDone, onClose }: Props) {
  const refresh = useRefreshProposals()
  return (
    <Confirm
      title={t('nowTitle', { number })}
      verb={t('nowPropose')}
      isDangerous
      needsWords
      typedName={number}
      consequence={t('nowDoes')}
      draft={`player:${id}:erasure-now`}
      onConfirm={async ({ text }) => {
        await call(eraseNow, { id, typed: number, reason: text })
        notify(t('nowProposed'))
        await Promise.all([refresh(), onDone()])
      }}
      onClose={onClose}
    />
  )
}

/** The erasure that one person proposed. */
export function EraseSeconds({ row, onDone }: Pick<Props, 'row' | 'onDone'>) {
  const { id, number, askedAt, dueAt } = row
  const { refusal } = useOffers(row)('erasure.now')
  return (
    <Seconds
      right="erasure.now"
      object={`player:${id}`}
      title={t('nowTitle', { number })}
      verb={t('nowApprove', { number })}
      typedName={number}
      consequence={t('nowDoes')}
      says={({ reason }) => `${number}: ${reason}`}
      facts={() => [
        [t('number'), number],
        [t('asked'), formatDate(askedAt)],
        [t('due'), formatDate(dueAt)],
      ]}
      refusal={refusal}
      approve={async ({ id: proposal, reason }) => {
        await call(eraseNow, { id, typed: number, reason, proposal })
        notify(t('erased', { number }))
      }}
      onDone={onDone}
    />
  )
}
