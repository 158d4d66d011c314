import type { StaffMember } from '@zar/contract/office/people'
import type { Proposal } from '@zar/contract/office/proposals'
import { rightName } from '../parts/rights/right-names.ts'
import type { Decided } from './approve-dialog.tsx'
import { scopesIn, scopesText } from './scopes/scopes.ts'
import { t } from './waiting-texts.ts'

const textOf = (value: Proposal['terms'][string] | undefined): string => String(value ?? '')

/** What a proposal over a person says, and what its yes would be; that is absent where the person is not known. */
export function proposalWords(
  { id, right, object, terms }: Proposal,
  people: readonly StaffMember[],
): { title: string; of: Decided | undefined } {
  const login = object.replace(/^staff:/, '')
  if (right === 'staff.invite') {
    const fullName = textOf(terms.fullName)
    return {
      title: t('invite', { name: fullName, login }),
      of: { kind: 'invite', id, name: fullName, login },
    }
  }
  const person = people.find(({ name }) => name === login)
  const name = person?.fullName ?? login
  if (right === 'scope.edit') {
    const scopes = scopesIn(textOf(terms.scopes))
    return {
      title: t('scopes', { name, scopes: scopes ? scopesText(scopes) : textOf(terms.scopes) }),
      of: person && scopes && { kind: 'scopes', id, name, login, personId: person.id, scopes },
    }
  }
  const kind = right === 'staff.restore' ? 'restore' : 'keyReset'
  if (right !== 'staff.restore' && right !== 'staff.key_reset') {
    return { title: `${rightName(right)}: ${name}`, of: undefined }
  }
  return {
    title: t(kind, { name }),
    of: person && { kind, id, name, login, personId: person.id },
  }
}
