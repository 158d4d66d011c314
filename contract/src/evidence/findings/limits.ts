import type { FactOf } from '../facts.ts'
import { type FactLog, type Finding, finding, groupBy } from './finding.ts'

const DAY_MS = 24 * 3_600_000

type Limit = FactOf<'limit.set'>

/** F06: a limit that was raised or lifted, by what it was or by the one in force, sooner than 24 hours after it was asked for. */
export const limitFindings = (log: FactLog): Finding[] =>
  groupBy(
    log.facts.filter((fact) => fact.kind === 'limit.set'),
    ({ limit, period }) => `${limit} ${period}`,
  )
    .flatMap((set) =>
      set.filter((one, at) => isSoon(one) && isRaised(one, inForce(set.slice(0, at), one.at))),
    )
    .map((fact) => finding('F06', log, fact))

const isSoon = ({ at, effective }: Limit): boolean =>
  Date.parse(effective) < Date.parse(at) + DAY_MS

/** The one that was set last of those that are in force. */
const inForce = (before: readonly Limit[], at: string): Limit | undefined =>
  before.findLast(({ effective }) => effective <= at)

const isRaised = ({ was, most }: Limit, before: Limit | undefined): boolean =>
  [was, before?.most ?? null].some(
    (old) => old !== null && (most === null || BigInt(most) > BigInt(old)),
  )
