import {
  SETTING_BOUNDS,
  type SettingInUse,
  setSupplierSetting,
} from '@zar/contract/office/house/supplier-control'
import { useState } from 'react'
import { formatWhole } from '../../../lib/language/format.ts'
import { Facts } from '../../parts/case/case.tsx'
import { AreaField, TextField, TickField } from '../../parts/controls/field.tsx'
import { DecideDialog } from '../../parts/dialogs/decide-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { useRefreshProposals } from '../../parts/proposals/second.tsx'
import { proofOf } from './proof.ts'
import { settingLabel, t } from './texts.ts'
import type { NamedSupplier } from './use-control.ts'

type Props = { supplier: NamedSupplier; setting: SettingInUse; onClose: () => void }

/** Proposes another value of one setting, or that of the start again. */
export function SettingDialog({ supplier, setting, onClose }: Props) {
  const { provider } = supplier
  const { name, kind, origin, value, start } = setting
  const refreshProposals = useRefreshProposals()
  const [typed, setTyped] = useState('')
  const [isBack, setBack] = useState(false)
  const next = isBack ? null : typed.trim()
  return (
    <DecideDialog
      title={t('settingTitle', { label: settingLabel(name) })}
      verb={t('settingVerb')}
      isDangerous={kind === 'list'}
      consequence={t(kind === 'list' ? 'listDoes' : 'settingDoes')}
      lacks={next === '' ? t('lacksValue') : undefined}
      draft={`supplier:${provider}:${name}`}
      deed={(reason) => {
        const wish = { provider, name, value: next, reason }
        return callProven(setSupplierSetting, wish, proofOf('supplier.settings', supplier))
      }}
      said={t('proposed')}
      anew={refreshProposals}
      onClose={onClose}
    >
      <Facts
        facts={[
          [t('setting'), name],
          [t('now'), value ?? t('none')],
        ]}
      />
      {!isBack && <ValueField setting={setting} typed={typed} onType={setTyped} />}
      {origin === 'office' && (
        <TickField checked={isBack} onChange={({ target }) => setBack(target.checked)}>
          {t('back', { value: start ?? t('none') })}
        </TickField>
      )}
    </DecideDialog>
  )
}

type FieldProps = { setting: SettingInUse; typed: string; onType: (typed: string) => void }

function ValueField({ setting: { kind, name }, typed, onType }: FieldProps) {
  if (kind === 'list')
    return (
      <AreaField
        label={t('value')}
        help={t('listHelp')}
        spellCheck={false}
        maxLength={4_000}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
    )
  return (
    <TextField
      label={t('value')}
      help={helpOf(kind, name)}
      spellCheck={false}
      autoComplete="off"
      inputMode={kind === 'number' ? 'numeric' : 'url'}
      maxLength={500}
      value={typed}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

function helpOf(kind: SettingInUse['kind'], name: string): string {
  const bounds = Object.entries(SETTING_BOUNDS).find(([of]) => of === name)?.[1]
  if (kind !== 'number' || !bounds) return t('addressHelp')
  return t('numberHelp', { min: formatWhole(bounds.min), max: formatWhole(bounds.max) })
}
