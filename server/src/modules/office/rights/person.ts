import type { Right, RoleName } from '@zar/contract/office/rights/rights'

/** A right for a while, on top of the roles. Ended ones stay in the list, so that a refusal can say why. */
export type Elevation = {
  right: Right
  kind: 'asked' | 'break_glass'
  /** The one case it is good for; null where it names none. */
  object: string | null
  endsAt: Date
  endedAt: Date | null
}

/** What narrows a right; null means each right of the person. Several of one kind allow what one of them allows. */
export type PersonScope = { right: Right | null } & (
  | { kind: 'segment'; value: string }
  | { kind: 'country'; value: string }
  /** The greatest sum. */
  | { kind: 'amount'; value: { maxE5: bigint } }
  /** Hours of Istanbul, half-open: 9 to 18 ends at 18:00:00. */
  | { kind: 'hours'; value: { from: number; until: number } }
)

/** Who asks, with all that decides what they may do. Read anew for each request. */
export type Person = {
  id: string
  name: string
  state: 'active' | 'suspended'
  roles: readonly RoleName[]
  /** Desks that the person leads. */
  leads: readonly RoleName[]
  scopes: readonly PersonScope[]
  elevations: readonly Elevation[]
  /** Player accounts of the person, a spouse or a declared relative. */
  relatives: readonly string[]
}
