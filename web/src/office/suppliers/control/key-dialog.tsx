import {
  type KeyInUse,
  rotateSupplierKey,
  stageSupplierKey,
} from '@zar/contract/office/house/supplier-control'
import { useState } from 'react'
import { Facts } from '../../parts/case/case.tsx'
import { AreaField, PasswordField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { useRefreshProposals } from '../../parts/proposals/second.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { proofOf } from './proof.ts'
import { inFours, t } from './texts.ts'
import type { NamedSupplier } from './use-control.ts'
import { USUAL_MINUTES, WindowField } from './window-field.tsx'

type Props = { supplier: NamedSupplier; one: KeyInUse; onClose: () => void }

/** Takes a new key in and proposes it. What is typed is kept in no draft, and goes when the dialog closes. */
export function KeyDialog({ supplier: { provider, name: supplier }, one, onClose }: Props) {
  const { name, fingerprint: now } = one
  const refreshProposals = useRefreshProposals()
  const [key, setKey] = useState('')
  const [minutes, setMinutes] = useState(USUAL_MINUTES)
  return (
    <Confirm
      title={t('rotateTitle', { supplier })}
      verb={t('rotateVerb', { name })}
      isDangerous
      needsWords
      typedName={supplier}
      consequence={t('rotateDoes')}
      lacks={key.trim() === '' ? t('lacksKey') : undefined}
      draft={`supplier:${provider}:${name}`}
      onConfirm={async ({ text: reason }) => {
        const about = { provider, name, typed: supplier, reason }
        const proof = proofOf('supplier.key_rotate', { provider })
        const { staged, fingerprint } = await callProven(stageSupplierKey, { ...about, key }, proof)
        await callProven(rotateSupplierKey, { ...about, staged, minutes }, proof)
        notify(t('staged', { digits: inFours(fingerprint) }))
        await refreshProposals()
      }}
      onClose={onClose}
    >
      <Facts
        facts={[
          [t('key'), name],
          [t('fingerprintNow'), inFours(now)],
        ]}
      />
      <KeyField name={name} typed={key} onType={setKey} />
      <WindowField minutes={minutes} onChoose={setMinutes} />
    </Confirm>
  )
}

type FieldProps = { name: string; typed: string; onType: (typed: string) => void }

function KeyField({ name, typed, onType }: FieldProps) {
  if (!name.endsWith('.pem'))
    return (
      <PasswordField
        label={t('secret')}
        help={t('secretHelp')}
        autoComplete="off"
        maxLength={300}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
    )
  return (
    <AreaField
      label={t('pem')}
      help={t(name === 'operator-private.pem' ? 'pemPrivateHelp' : 'pemPublicHelp')}
      spellCheck={false}
      autoComplete="off"
      maxLength={8_000}
      value={typed}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
