import type { Fact, FactOf } from '../facts.ts'
import { type FactLog, type Finding, finding, groupBy } from './finding.ts'

type Payment = FactOf<Extract<Fact['kind'], `payment.${string}`>>
type Step = Payment['kind']

const HELD: readonly Step[] = ['payment.held', 'payment.extended', 'payment.first_approved']
const UNDER_WAY: readonly Step[] = ['payment.ordered', 'payment.opened', 'payment.sent']
/** The steps that each may follow. `payment.late` may stand anywhere. */
const MAY_FOLLOW: Partial<Record<Step, readonly Step[]>> = {
  'payment.opened': ['payment.ordered'],
  'payment.held': [...UNDER_WAY, ...HELD, 'payment.approved', 'payment.released'],
  'payment.extended': HELD,
  'payment.first_approved': HELD,
  'payment.approved': ['payment.ordered', ...HELD],
  'payment.released': HELD,
  'payment.declined': [...UNDER_WAY, ...HELD, 'payment.approved', 'payment.released'],
  'payment.sent': ['payment.ordered', 'payment.opened', 'payment.approved', 'payment.released'],
  'payment.paid': ['payment.opened', 'payment.sent', 'payment.given_up', 'payment.merged'],
  'payment.returned': ['payment.declined', 'payment.opened', 'payment.sent', ...HELD],
  'payment.given_up': UNDER_WAY,
  'payment.merged': UNDER_WAY,
}
/** At its moment the clock has it, and decides within five minutes. */
const CLOCK_MS = 5 * 60_000
const EXTENSION_MS = 24 * 3_600_000
/** All extensions of a hold together. */
const EXTENSIONS_MS = 72 * 3_600_000
/** As the law asks: no clock, and two persons. */
const LEGAL_HOLD = 'legal_hold'
/** Declined for a fact, not by judgement: one person may. */
const OF_FACT = ['wrong_account', 'other_name']

export const isPayment = (fact: Fact): fact is Payment => fact.kind.startsWith('payment.')

/** F02 to F04 of each payment. Above the amount two persons approve. */
export const paymentFindings = (log: FactLog, twoAbove: bigint): Finding[] =>
  groupBy(log.facts.filter(isPayment), ({ payment }) => payment).flatMap((all) => {
    const steps = all.filter(({ kind }) => kind !== 'payment.late')
    return [
      ...outOfOrder(steps, log.isFromStart).map((step) => finding('F02', log, step)),
      ...clockMissed(steps, Date.parse(log.until)).map((step) => finding('F03', log, step)),
      ...decidedAlone(steps, twoAbove).map((step) => finding('F04', log, step)),
    ]
  })

const outOfOrder = (steps: readonly Payment[], isFromStart: boolean): Payment[] =>
  steps.filter((step, at) => {
    const before = steps[at - 1]
    if (!before) return isFromStart && step.kind !== 'payment.ordered'
    return step.at < before.at || !MAY_FOLLOW[step.kind]?.includes(before.kind)
  })

/** Those with a wrong clock or after it ran out; and the last, where nothing came after its clock. */
function clockMissed(steps: readonly Payment[], until: number): Payment[] {
  let clock: number | null = null
  /** The clock that the hold began with. */
  let base: number | null = null
  return steps.filter((step, at) => {
    const before = clock
    clock = clockAfter(step, before)
    base = before === null ? clock : base
    const isNeverDecided = at === steps.length - 1 && clock !== null && until > clock + CLOCK_MS
    const isTooLong = clock !== null && base !== null && clock - base > EXTENSIONS_MS
    const isWrong = isOverrun(step, before) || !isClockRight(step, before, clock)
    return isWrong || isTooLong || isNeverDecided
  })
}

/** Null where none runs. */
function clockAfter({ kind, clock }: Payment, before: number | null): number | null {
  if (kind === 'payment.first_approved') return before
  const isHeld = HELD.includes(kind) && clock !== undefined
  return isHeld ? Date.parse(clock) : null
}

function isOverrun({ at, by }: Payment, clock: number | null): boolean {
  if (clock === null) return false
  return by?.includes('clock') ? Date.parse(at) > clock + CLOCK_MS : Date.parse(at) >= clock
}

function isClockRight({ kind, code }: Payment, before: number | null, clock: number | null) {
  if (kind === 'payment.held') return clock !== null || code === LEGAL_HOLD
  return kind !== 'payment.extended' || (clock !== null && clock - (before ?? 0) <= EXTENSION_MS)
}

const personsOf = ({ by = [] }: Payment): string[] => by.filter((name) => name.startsWith('op-'))

/** Those that one person did where two are due. */
function decidedAlone(steps: readonly Payment[], twoAbove: bigint): Payment[] {
  const ordered = steps.find((step) => step.kind === 'payment.ordered')
  const isLarge = ordered !== undefined && BigInt(ordered.amount) > twoAbove
  const first = steps.filter(({ kind }) => kind === 'payment.first_approved').flatMap(personsOf)
  return steps.filter((step) => {
    const persons = personsOf(step)
    const earlier = step.kind === 'payment.approved' ? first : []
    return isTwoDue(step, persons.length > 0, isLarge) && new Set([...earlier, ...persons]).size < 2
  })
}

/** A rule or a clock decides by itself. What the law holds is told as `rule` alone, whoever placed it. */
function isTwoDue({ kind, code = '' }: Payment, isByPerson: boolean, isLarge: boolean): boolean {
  if (kind === 'payment.extended') return true
  if (kind === 'payment.held') return isByPerson && code === LEGAL_HOLD
  if (kind === 'payment.declined') return isByPerson && !OF_FACT.includes(code)
  return kind === 'payment.approved' && isByPerson && isLarge
}
