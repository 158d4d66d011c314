import { inviteStaff } from '@zar/contract/office/people'
import { useState } from 'react'
import { useDraft } from '../../parts/api/drafts.ts'
import { TextField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from '../texts.ts'
import { useStaffAnew } from '../use-staff.ts'
import { proofOf } from './proof-of.ts'

const LOGIN = /^[a-z0-9][a-z0-9._-]{1,39}$/
const isFullName = (name: string) => name.length >= 2 && name.length <= 80

/** Proposes to invite a person. They have no role before one is granted. */
export function InviteForm({ onClose }: { onClose: () => void }) {
  const anew = useStaffAnew()
  const [person, setPerson, forget] = useDraft('staff:invite', { name: '', fullName: '' })
  const [isAsked, setAsked] = useState(false)
  const name = person.name.trim()
  const fullName = person.fullName.trim()
  return (
    <Confirm
      title={t('inviteTitle')}
      verb={t('inviteVerb')}
      needsWords
      consequence={t('inviteNote')}
      draft="staff:invite-reason"
      check={() => {
        setAsked(true)
        return LOGIN.test(name) && isFullName(fullName)
      }}
      onClose={onClose}
      onConfirm={async ({ text }) => {
        const input = { name, fullName, reason: text }
        await callProven(inviteStaff, input, proofOf('staff.invite', name))
        forget()
        notify(t('proposed'))
        await anew()
      }}
    >
      <TextField
        label={t('fullName')}
        autoComplete="off"
        maxLength={80}
        value={person.fullName}
        error={isAsked && !isFullName(fullName) ? t('fullNameHelp') : undefined}
        onChange={(event) => setPerson({ ...person, fullName: event.target.value })}
      />
      <TextField
        label={t('login')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        help={t('loginHelp')}
        value={person.name}
        error={isAsked && !LOGIN.test(name) ? t('loginHelp') : undefined}
        onChange={(event) => setPerson({ ...person, name: event.target.value })}
      />
    </Confirm>
  )
}
