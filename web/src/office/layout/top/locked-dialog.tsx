import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lockedStaff, unlockStaff } from '@zar/contract/office/log-in/unlock'
import { useState } from 'react'
import { texts } from '../../../lib/language/translate.ts'
import { call } from '../../parts/api/call.ts'
import { SelectField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { OfficeDialog } from '../../parts/dialogs/shell.tsx'
import { Failed } from '../../parts/states/failed.tsx'
import { notify } from '../../parts/toasts/toasts.ts'

const t = texts({
  tr: {
    title: 'Kilitli girişler',
    loading: 'Kilitli girişler getiriliyor',
    none: 'Masanda girişi kilitli kimse yok.',
    who: 'Kim',
    choose: 'Birini seç',
    whoMissing: 'Kimin kilidinin açılacağını seç.',
    verb: 'Kilidi aç',
    does: 'Yanlış denemeleri silinir, hemen yeniden deneyebilir. Önce o olduğundan emin ol.',
    done: '{name} yeniden giriş deneyebilir',
  },
  en: {
    title: 'Locked log-ins',
    loading: 'Loading the locked log-ins',
    none: 'Nobody of your desk is locked out.',
    who: 'Who',
    choose: 'Choose somebody',
    whoMissing: 'Choose whose log-in is unlocked.',
    verb: 'Unlock',
    does: 'The wrong tries are forgotten, they can try again at once. Be sure first that it is they.',
    done: '{name} can try to log in again',
  },
})
const KEY = ['office', 'locked-staff']

/** Whom wrong tries keep out, for their lead: one is unlocked for a reason. */
export function LockedDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const [id, setId] = useState('')
  const { data, error, isError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: () => call(lockedStaff, {}),
  })
  if (!data || data.length === 0) {
    return (
      <OfficeDialog title={t('title')} onClose={onClose}>
        {isError && <Failed error={error} onAgain={() => void refetch()} />}
        {!isError && <p role="status">{t(data ? 'none' : 'loading')}</p>}
      </OfficeDialog>
    )
  }
  const chosen = data.find((one) => one.id === id)
  return (
    <Confirm
      title={t('title')}
      verb={t('verb')}
      needsWords
      consequence={t('does')}
      lacks={chosen ? undefined : t('whoMissing')}
      draft="staff:unlock"
      onConfirm={async ({ text }) => {
        if (!chosen) return
        const object = `staff:${chosen.name}`
        const proof = { right: 'role.approve', object, amountE5: null } as const
        await callProven(unlockStaff, { id, reason: text }, proof)
        notify(t('done', { name: chosen.fullName }))
        await client.invalidateQueries({ queryKey: KEY })
      }}
      onClose={onClose}
    >
      <SelectField
        label={t('who')}
        blank={t('choose')}
        value={id}
        choices={data.map((one) => ({ value: one.id, label: `${one.fullName} (${one.name})` }))}
        onChange={({ target }) => setId(target.value)}
      />
    </Confirm>
  )
}
