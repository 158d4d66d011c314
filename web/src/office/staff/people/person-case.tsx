import type { StaffMember } from '@zar/contract/office/people'
import type { Right } from '@zar/contract/office/rights/rights'
import { formatDate } from '../../../lib/language/format.ts'
import { whyText } from '../../parts/api/why.ts'
import { Acts, Case, Facts } from '../../parts/case/case.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Face } from '../../parts/controls/face.tsx'
import { rolesText } from '../roles.ts'
import { scopeText } from '../scopes/scopes.ts'
import { t } from '../texts.ts'
import { StateTag } from './people-columns.tsx'
import type { Deed } from './person-dialog.tsx'

/** One person: roles, scope, sessions, and what the server says may be done. */
export function PersonCase({
  person,
  onDeed,
}: {
  person: StaffMember
  onDeed: (deed: Deed) => void
}) {
  return (
    <Case id={person.fullName} name={person.fullName} tag={<StateTag state={person.state} />}>
      <p className="o-row">
        <Face name={person.fullName} />
        <span className="mist">{rolesText(person.roles)}</span>
      </p>
      <Facts
        facts={[
          [t('login'), person.isLocked ? t('loginLocked', { name: person.name }) : person.name],
          [t('openSessions'), person.sessions],
          [t('seen'), person.seenAt === null ? t('never') : formatDate(person.seenAt)],
          [t('scopes'), person.scopes.map(scopeText).join('; ') || t('allScope')],
        ]}
      />
      <PersonActs person={person} onDeed={onDeed} />
    </Case>
  )
}

/** What each deed asks for, in the order of the buttons; what destroys is last. */
const DEEDS = [
  { deed: 'unlock', right: 'role.approve', label: 'unlock', of: ['active'] },
  { deed: 'roles', right: 'role.propose', label: 'proposeRoles', of: ['active', 'invited'] },
  { deed: 'scopes', right: 'scope.edit', label: 'editScopes', of: ['active', 'invited'] },
  { deed: 'restore', right: 'staff.restore', label: 'restore', of: ['suspended'] },
  { deed: 'keyReset', right: 'staff.key_reset', label: 'keyReset', of: ['active', 'invited'] },
  { deed: 'end', right: 'staff.suspend', label: 'endSessions', of: ['active'] },
  { deed: 'suspend', right: 'staff.suspend', label: 'suspend', of: ['active', 'invited'] },
] as const satisfies readonly {
  deed: Deed
  right: Right
  label: string
  of: readonly StaffMember['state'][]
}[]

/** How many rows of buttons may stay in sight on a phone. */
const STUCK_MOST = 2

function PersonActs({ person, onDeed }: { person: StaffMember; onDeed: (deed: Deed) => void }) {
  const fitting = DEEDS.filter(({ of }) => (of as readonly string[]).includes(person.state))
    .filter(({ deed }) => deed !== 'end' || person.sessions > 0)
    .filter(({ deed }) => deed !== 'unlock' || person.isLocked)
    .map((one) => ({ ...one, action: person.actions.find(({ right }) => right === one.right) }))
    // A role without the right has no button at all; who may not now is told why.
    .filter(({ action }) => action && !(action.state === 'refused' && action.why === 'no_right'))
  if (fitting.length === 0) return null
  return (
    <Acts areMany={fitting.length > STUCK_MOST}>
      {fitting.map(({ deed, label, action }, at) => (
        <span key={deed} className="is-full">
          <Button
            wide
            kind={deed === 'suspend' ? 'danger' : at === 0 ? 'primary' : 'line'}
            refusal={action?.state === 'refused' ? whyText(action.why) : undefined}
            onClick={() => onDeed(deed)}
          >
            {t(label)}
          </Button>
        </span>
      ))}
    </Acts>
  )
}
