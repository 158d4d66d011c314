import type { Right } from '@zar/contract/office/rights/rights'
import { ROLE_FACTS } from '@zar/contract/office/rights/roles'
import { locale } from '../../../lib/language/translate.ts'

/** The names of the roles that have a right in any way. */
export const rolesWith = (right: Right): string[] =>
  Object.values(ROLE_FACTS)
    .filter(({ holds }) => holds[right])
    .map(({ label }) => label[locale])
