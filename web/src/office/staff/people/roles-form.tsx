import { type HeldRole, proposeRoles, type StaffMember } from '@zar/contract/office/people'
import type { RoleName } from '@zar/contract/office/rights/rights'
import { useState } from 'react'
import { TickField } from '../../parts/controls/field.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { mayJoin, ROLES, roleName } from '../roles.ts'
import { t } from '../texts.ts'
import { useStaffAnew } from '../use-staff.ts'
import { proofOf } from './proof-of.ts'

const ROLES_MAX = 2

const key = (roles: readonly HeldRole[]): string =>
  roles
    .map(({ role, isLead }) => `${role}${isLead ? '!' : ''}`)
    .sort()
    .join()

/** What is wrong with roles that are to be proposed. */
function wrongIn(roles: readonly HeldRole[], before: readonly HeldRole[]): string | undefined {
  if (key(roles) === key(before)) return t('rolesSame')
  const names = roles.map(({ role }) => role)
  return roles.length > ROLES_MAX || !mayJoin(names) ? t('rolesMost') : undefined
}

/** All roles that a person is to have. Those that none may hold together cannot be proposed. */
export function RolesForm({ person, onClose }: { person: StaffMember; onClose: () => void }) {
  const anew = useStaffAnew()
  const [roles, setRoles] = useState<readonly HeldRole[]>(person.roles)
  const [isAsked, setAsked] = useState(false)
  const { id, fullName: name } = person
  const wrong = wrongIn(roles, person.roles)
  return (
    <Confirm
      title={t('rolesTitle', { name })}
      verb={t('rolesVerb')}
      needsWords
      consequence={t('rolesNote')}
      draft={`staff:${id}:roles`}
      check={() => {
        setAsked(true)
        return wrong === undefined
      }}
      onClose={onClose}
      onConfirm={async ({ text }) => {
        const { outcome } = await callProven(
          proposeRoles,
          { id, roles: [...roles], reason: text },
          proofOf('role.propose', person.name),
        )
        notify(t(outcome === 'done' ? 'granted' : 'proposed'))
        await anew()
      }}
    >
      <RoleTicks roles={roles} onChange={setRoles} />
      {isAsked && wrong && (
        <Say tone="no" role="alert">
          {wrong}
        </Say>
      )}
    </Confirm>
  )
}

function RoleTicks({
  roles,
  onChange,
}: {
  roles: readonly HeldRole[]
  onChange: (roles: readonly HeldRole[]) => void
}) {
  const without = (role: RoleName) => roles.filter((one) => one.role !== role)
  return (
    <fieldset className="o-roles" aria-label={t('role')}>
      {ROLES.map((role) => {
        const held = roles.find((one) => one.role === role)
        return (
          <span key={role} className="o-row">
            <TickField
              checked={held !== undefined}
              onChange={() => onChange(held ? without(role) : [...roles, { role, isLead: false }])}
            >
              {roleName(role)}
            </TickField>
            {held && (
              <span className="o-push">
                <TickField
                  aria-label={t('leadOf', { role: roleName(role) })}
                  checked={held.isLead}
                  onChange={() => onChange([...without(role), { role, isLead: !held.isLead }])}
                >
                  {t('lead')}
                </TickField>
              </span>
            )}
          </span>
        )
      })}
    </fieldset>
  )
}
