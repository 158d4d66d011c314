import { type KeyInUse, rotateSupplierKey } from '@zar/contract/office/house/supplier-control'
import { useState } from 'react'
import { Facts } from '../../parts/case/case.tsx'
import { DecideDialog } from '../../parts/dialogs/decide-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { useRefreshProposals } from '../../parts/proposals/second.tsx'
import { proofOf } from './proof.ts'
import { inFours, t } from './texts.ts'
import type { NamedSupplier } from './use-control.ts'
import { USUAL_MINUTES, WindowField } from './window-field.tsx'

type Props = { supplier: NamedSupplier; one: KeyInUse; onClose: () => void }

/** Proposes to use the key before again, while it is still taken. */
export function BackDialog({ supplier: { provider, name: supplier }, one, onClose }: Props) {
  const { name, fingerprint, old } = one
  const refreshProposals = useRefreshProposals()
  const [minutes, setMinutes] = useState(USUAL_MINUTES)
  const order = { provider, name, staged: null, minutes, typed: supplier }
  return (
    <DecideDialog
      title={t('backTitle', { supplier })}
      verb={t('rotateVerb', { name })}
      isDangerous
      typedName={supplier}
      consequence={t('backDoes')}
      draft={`supplier:${provider}:${name}:back`}
      deed={(reason) => {
        const proof = proofOf('supplier.key_rotate', { provider })
        return callProven(rotateSupplierKey, { ...order, reason }, proof)
      }}
      said={t('proposed')}
      anew={refreshProposals}
      onClose={onClose}
    >
      <Facts
        facts={[
          [t('key'), name],
          [t('fingerprintNow'), inFours(fingerprint)],
          [t('fingerprintNext'), old && inFours(old.fingerprint)],
        ]}
      />
      <WindowField minutes={minutes} onChoose={setMinutes} />
    </DecideDialog>
  )
}
