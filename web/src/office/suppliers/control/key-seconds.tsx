import { rotateSupplierKey } from '@zar/contract/office/house/supplier-control'
import type { Proposal } from '@zar/contract/office/proposals'
import { callProven } from '../../parts/dialogs/prove.ts'
import { Seconds } from '../../parts/proposals/second.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../use-suppliers.ts'
import { proofOf } from './proof.ts'
import { inFours, t, windowText } from './texts.ts'
import type { NamedSupplier } from './use-control.ts'
import { minutesIn } from './window-field.tsx'

const textOf = (value: Proposal['terms'][string] | undefined): string => String(value ?? '')

const wordsOf = ({ terms, facts }: Proposal) =>
  [
    [t('key'), textOf(terms.name)],
    [t('fingerprintNow'), inFours(textOf(facts.now))],
    [t('fingerprintNext'), inFours(textOf(facts.next))],
    [t('window'), windowText(minutesIn(terms.minutes))],
    ...(terms.staged === null ? ([[t('next'), t('toBefore')]] as const) : []),
  ] as const

type Props = { supplier: NamedSupplier; refusal: string | undefined }

/** What waits of the keys: the second person compares the fingerprint, and sees nothing else of the key. */
export function KeySeconds({ supplier: { provider, name: supplier }, refusal }: Props) {
  const refresh = useRefresh()
  return (
    <Seconds
      right="supplier.key_rotate"
      object={`supplier:${provider}`}
      title={t('approveTitle', { supplier })}
      verb={({ terms }) => t('rotateApprove', { name: textOf(terms.name) })}
      typedName={supplier}
      consequence={t('approveDoes')}
      refusal={refusal}
      facts={wordsOf}
      approve={async ({ id, reason, terms }) => {
        const wish = {
          provider,
          name: textOf(terms.name),
          staged: terms.staged === null ? null : textOf(terms.staged),
          minutes: minutesIn(terms.minutes),
          typed: supplier,
          reason,
          proposal: id,
        }
        await callProven(rotateSupplierKey, wish, proofOf('supplier.key_rotate', { provider }))
        notify(t('rotated'))
      }}
      onDone={refresh}
    />
  )
}
