import {
  approveRoles,
  editScopes,
  inviteStaff,
  refuseRoles,
  resetStaffKey,
  restoreStaff,
  type StaffScope,
} from '@zar/contract/office/people'
import type { Right } from '@zar/contract/office/rights/rights'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../parts/dialogs/prove.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { proofOf } from './people/proof-of.ts'
import { useStaffAnew } from './use-staff.ts'
import { t } from './waiting-texts.ts'

type Of = { id: string; name: string; login: string }
/** A proposal over a person that is decided on. */
export type Decided =
  | (Of & { kind: 'roles' })
  | (Of & { kind: 'invite' })
  | (Of & { kind: 'restore' | 'keyReset'; personId: string })
  | (Of & { kind: 'scopes'; personId: string; scopes: StaffScope[] })

const RIGHTS: Record<Decided['kind'], Right> = {
  roles: 'role.approve',
  invite: 'staff.invite',
  restore: 'staff.restore',
  keyReset: 'staff.key_reset',
  scopes: 'scope.edit',
}
const VERBS = {
  roles: 'approveRoles',
  invite: 'approveInvite',
  restore: 'approveRestore',
  keyReset: 'approveKey',
  scopes: 'approveScopes',
} as const

/** What came of a yes: whether it is done, and the secret of a link where one was made. */
type Came = { isDone: boolean; token: string | null }

async function approve(of: Decided, reason: string): Promise<Came> {
  const proof = proofOf(RIGHTS[of.kind], of.login)
  const proposal = of.id
  if (of.kind === 'roles') {
    const { outcome } = await callProven(approveRoles, { proposal, reason }, proof)
    return { isDone: outcome !== 'waits', token: null }
  }
  if (of.kind === 'invite') {
    const input = { name: of.login, fullName: of.name, reason, proposal }
    const { token } = await callProven(inviteStaff, input, proof)
    return { isDone: true, token }
  }
  if (of.kind === 'keyReset') {
    const { token } = await callProven(resetStaffKey, { id: of.personId, reason, proposal }, proof)
    return { isDone: true, token }
  }
  if (of.kind === 'scopes') {
    const { personId: id, scopes } = of
    await callProven(editScopes, { id, scopes, reason, proposal }, proof)
    return { isDone: true, token: null }
  }
  await callProven(restoreStaff, { id: of.personId, reason, proposal }, proof)
  return { isDone: true, token: null }
}

/** The second person's yes, with their own reason. */
export function ApproveDialog({
  of,
  onLink,
  onClose,
}: {
  of: Decided
  onLink: (link: { token: string; name: string }) => void
  onClose: () => void
}) {
  const anew = useStaffAnew()
  const { name } = of
  return (
    <Confirm
      title={t('approveTitle', { name })}
      verb={t(VERBS[of.kind], { name })}
      needsWords
      draft={`proposal:${of.id}:approve`}
      onClose={onClose}
      onConfirm={async ({ text }) => {
        const { isDone, token } = await approve(of, text)
        if (token !== null) onLink({ token, name })
        notify(t(isDone ? 'done' : 'stillWaits'))
        await anew()
      }}
    />
  )
}

/** The second person's no to a change of roles. */
export function RefuseDialog({ of, onClose }: { of: Decided; onClose: () => void }) {
  const anew = useStaffAnew()
  const { id, name, login } = of
  return (
    <Confirm
      title={t('refuseTitle', { name })}
      verb={t('refuseRoles', { name })}
      isDangerous
      needsWords
      draft={`proposal:${id}:refuse`}
      onClose={onClose}
      onConfirm={async ({ text }) => {
        const input = { proposal: id, reason: text }
        await callProven(refuseRoles, input, proofOf('role.approve', login))
        notify(t('refused'))
        await anew()
      }}
    />
  )
}
