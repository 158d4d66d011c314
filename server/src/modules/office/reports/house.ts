import type { Right } from '@zar/contract/office/rights/rights'
import { refuseIf } from '../../../platform/refusal.ts'
import type { Person } from '../rights/person.ts'
import { isNarrowed } from '../rights/scopes.ts'

/** The house's figures, which are of no country: who may see those of some alone sees none of these. */
export const HOUSE = { object: 'report:house' }

/** Refuses whose right ends at a border. */
export const refuseNarrowed = (person: Person, right: Right): void =>
  refuseIf(isNarrowed(person, right), 'out_of_scope')
