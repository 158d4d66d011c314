import { type AmlCase, fileAml } from '@zar/contract/office/risk/aml'
import { useState } from 'react'
import { TextField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useAmlAnew } from './use-aml.ts'

/** Writes down under which number a report was filed; the case is typed by its name. */
export function FileDialog({ one, onClose }: { one: AmlCase; onClose: () => void }) {
  const anew = useAmlAnew()
  const [number, setNumber] = useState('')
  const name = `aml:${one.id}`
  const file = async (reason: string) => {
    const proof = { right: 'aml.report', object: name, amountE5: null } as const
    const input = { id: one.id, name, number: number.trim(), reason }
    try {
      await callProven(fileAml, input, proof)
      notify(t('fileDone'))
    } finally {
      await anew()
    }
  }
  return (
    <Confirm
      title={`${t('name', { id: one.id })}: ${t('reported')}`}
      verb={t('file')}
      needsWords
      typedName={name}
      lacks={number.trim() === '' ? t('numberMissing') : undefined}
      consequence={t('fileDoes')}
      draft={`${name}:file`}
      onConfirm={({ text }) => file(text)}
      onClose={onClose}
    >
      <TextField
        label={t('number')}
        maxLength={60}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
      />
    </Confirm>
  )
}
