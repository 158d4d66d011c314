import { onlyStops } from '@zar/contract/office/rights/limits'
import type { Right } from '@zar/contract/office/rights/rights'
import { type Hold, ROLE_FACTS } from '@zar/contract/office/rights/roles'
import { rightsOfRoles } from '@zar/contract/office/rights/separation'
import type { Elevation, Person } from './person.ts'
import { bringsPair } from './separation.ts'

/** All rights of a person by their roles and desks. What was given for a while is not among them. */
export const rightsOf = (person: Person): Set<Right> => rightsOfRoles(person.roles, person.leads)

const ORDER: readonly Hold[] = ['does', 'second', 'limited']

/** How the person's roles have a right: as the role that allows most. Undefined where none has it. */
export function holdOf(person: Person, right: Right): Hold | undefined {
  const holds = person.roles.map((role) => ROLE_FACTS[role].holds[right])
  const best = ORDER.find((hold) => holds.includes(hold))
  if (best) return best
  return right === 'role.approve' && person.leads.length > 0 ? 'second' : undefined
}

type Moment = { right: Right; object?: string | undefined; now: Date }

const isOver = ({ endsAt, endedAt }: Elevation, now: Date): boolean =>
  endedAt !== null || now >= endsAt

const isFor = (elevation: Elevation, { right, object }: Moment): boolean =>
  elevation.right === right && (elevation.object === null || elevation.object === object)

/** What gives the right for this while and case, and brings no pair that nobody may hold. */
export function elevationFor(person: Person, moment: Moment): Elevation | undefined {
  const { right, now } = moment
  if (bringsPair(rightsOf(person), right)) return undefined
  return person.elevations.find(
    (one) =>
      isFor(one, moment) && !isOver(one, now) && (one.kind === 'asked' || onlyStops(one.right)),
  )
}

export const isElevated = (person: Person, moment: Moment): boolean =>
  elevationFor(person, moment) !== undefined

/** Why a right that the roles lack, or that they narrow, is not there for a while either. */
export function whyNotElevated(
  person: Person,
  moment: Moment,
): 'elevation_ended' | 'not_elevatable' | undefined {
  const { right, now } = moment
  if (person.elevations.some((one) => isFor(one, moment) && isOver(one, now)))
    return 'elevation_ended'
  const hasBrokenGlass = person.elevations.some(
    (one) => one.kind === 'break_glass' && !isOver(one, now),
  )
  return hasBrokenGlass && !onlyStops(right) ? 'not_elevatable' : undefined
}
