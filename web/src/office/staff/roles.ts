import type { HeldRole } from '@zar/contract/office/people'
import { type Right, ROLES, type RoleName } from '@zar/contract/office/rights/rights'
import type { Hold } from '@zar/contract/office/rights/roles'
import { ROLE_FACTS } from '@zar/contract/office/rights/roles'
import { locale } from '../../lib/language/translate.ts'
import { t } from './texts.ts'

export const roleName = (role: RoleName): string => ROLE_FACTS[role].label[locale]

/** Where a column has no room for the whole name. */
const SHORT: Partial<Record<RoleName, Record<typeof locale, string>>> = {
  oncall: { tr: 'Nöbetçi', en: 'On call' },
  administrator: { tr: 'Yönetici', en: 'Admin' },
}
export const shortRoleName = (role: RoleName): string => SHORT[role]?.[locale] ?? roleName(role)

export const holdOf = (role: RoleName, right: Right): Hold | undefined =>
  ROLE_FACTS[role].holds[right]

/** `Finans (amir), Trader`. */
export const rolesText = (roles: readonly HeldRole[]): string =>
  roles
    .map(({ role, isLead }) => (isLead ? `${roleName(role)} (${t('lead')})` : roleName(role)))
    .join(', ') || t('noRole')

/** Whether a person may hold these roles at once. */
export const mayJoin = (roles: readonly RoleName[]): boolean =>
  roles.every((one) =>
    roles.every((other) => one === other || ROLE_FACTS[one].joins.includes(other)),
  )

export { ROLES }
