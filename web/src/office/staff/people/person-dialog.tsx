import { unlockStaff } from '@zar/contract/office/log-in/unlock'
import {
  endStaffSessions,
  resetStaffKey,
  restoreStaff,
  type StaffMember,
  suspendStaff,
} from '@zar/contract/office/people'
import { call } from '../../parts/api/call.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { ScopesForm } from '../scopes/scopes-form.tsx'
import { t } from '../texts.ts'
import { useStaffAnew } from '../use-staff.ts'
import { proofOf } from './proof-of.ts'
import { RolesForm } from './roles-form.tsx'

/** What can be done with a person. */
export type Deed = 'roles' | 'scopes' | 'suspend' | 'restore' | 'keyReset' | 'unlock' | 'end'

type DialogProps = { person: StaffMember; onClose: () => void }

/** Asks for the reason of a deed, says what it does, and does or proposes it. */
export function PersonDialog({ deed, ...props }: DialogProps & { deed: Deed }) {
  if (deed === 'roles') return <RolesForm {...props} />
  if (deed === 'scopes') return <ScopesForm {...props} />
  if (deed === 'suspend') return <Suspend {...props} />
  if (deed === 'restore') return <Restore {...props} />
  if (deed === 'keyReset') return <KeyReset {...props} />
  if (deed === 'unlock') return <Unlock {...props} />
  return <EndSessions {...props} />
}

function Suspend({ person, onClose }: DialogProps) {
  const anew = useStaffAnew()
  const { id, fullName: name, sessions } = person
  return (
    <Confirm
      title={t('suspendTitle', { name })}
      verb={t('suspendVerb', { name })}
      isDangerous
      needsWords
      consequence={t('suspendNote', { count: sessions })}
      draft={`staff:${id}:suspend`}
      onClose={onClose}
      onConfirm={async ({ text }) => {
        await call(suspendStaff, { id, reason: text })
        notify(t('suspendedDone', { name }))
        await anew()
      }}
    />
  )
}

function Restore({ person, onClose }: DialogProps) {
  const anew = useStaffAnew()
  const { id, fullName: name } = person
  return (
    <Confirm
      title={t('restoreTitle', { name })}
      verb={t('restoreVerb', { name })}
      needsWords
      consequence={t('twoNote')}
      draft={`staff:${id}:restore`}
      onClose={onClose}
      onConfirm={async ({ text }) => {
        const proof = proofOf('staff.restore', person.name)
        await callProven(restoreStaff, { id, reason: text }, proof)
        notify(t('proposed'))
        await anew()
      }}
    />
  )
}

function KeyReset({ person, onClose }: DialogProps) {
  const anew = useStaffAnew()
  const { id, fullName: name } = person
  return (
    <Confirm
      title={t('keyTitle', { name })}
      verb={t('keyVerb', { name })}
      isDangerous
      needsWords
      consequence={t('keyNote')}
      draft={`staff:${id}:key`}
      onClose={onClose}
      onConfirm={async ({ text }) => {
        const proof = proofOf('staff.key_reset', person.name)
        await callProven(resetStaffKey, { id, reason: text }, proof)
        notify(t('proposed'))
        await anew()
      }}
    />
  )
}

function Unlock({ person, onClose }: DialogProps) {
  const anew = useStaffAnew()
  const { id, fullName: name } = person
  return (
    <Confirm
      title={t('unlockTitle', { name })}
      verb={t('unlockVerb')}
      needsWords
      consequence={t('unlockNote')}
      draft={`staff:${id}:unlock`}
      onClose={onClose}
      onConfirm={async ({ text }) => {
        const proof = proofOf('role.approve', person.name)
        await callProven(unlockStaff, { id, reason: text }, proof)
        notify(t('unlockedDone', { name }))
        await anew()
      }}
    />
  )
}

function EndSessions({ person, onClose }: DialogProps) {
  const anew = useStaffAnew()
  const { id, fullName: name, sessions } = person
  return (
    <Confirm
      title={t('endTitle', { name })}
      verb={t('endVerb', { count: sessions })}
      isDangerous
      needsWords
      draft={`staff:${id}:end`}
      onClose={onClose}
      onConfirm={async ({ text }) => {
        const { ended } = await call(endStaffSessions, { id, reason: text })
        notify(t('endedDone', { count: ended }))
        await anew()
      }}
    />
  )
}
