import type { RoleName } from '@zar/contract/office/rights/rights'
import type { Person } from '../person.ts'

/** An active person with these roles, who is one of `name` in a test. */
export function personOf(
  name: string,
  roles: readonly RoleName[],
  more: Partial<Person> = {},
): Person {
  return {
    id: name,
    name,
    state: 'active',
    roles,
    leads: [],
    scopes: [],
    elevations: [],
    relatives: [],
    ...more,
  }
}
