import { E5 } from '../../money.ts'
import type { Right, RoleName } from './rights.ts'

const lira = (whole: number): bigint => BigInt(whole) * E5

/** What people of one role may approve. Two versions of it are never mixed: it is passed whole. */
export type RoleLimits = {
  /** A withdrawal, by one person. */
  withdrawalAloneE5: bigint
  /** A withdrawal, with a second person. */
  withdrawalTwoE5: bigint
  /** Corrections of one person, a day of Istanbul. */
  adjustmentDayE5: bigint
}
export type ApprovalLimits = Partial<Record<RoleName, RoleLimits>>

/** Whole lira: no version goes above these, whatever the role. */
export const LIMITS_MOST = {
  withdrawalAlone: 10_000,
  withdrawalTwo: 250_000,
  adjustmentDay: 20_000,
} as const

/**
 * The limits of a new house. Two people may approve what the greater of their limits allows; above a
 * manager's, compliance has to consent as well.
 */
export const APPROVAL_LIMITS: ApprovalLimits = {
  cashier: {
    withdrawalAloneE5: lira(LIMITS_MOST.withdrawalAlone),
    withdrawalTwoE5: lira(50_000),
    adjustmentDayE5: lira(2_000),
  },
  manager: {
    withdrawalAloneE5: lira(LIMITS_MOST.withdrawalAlone),
    withdrawalTwoE5: lira(LIMITS_MOST.withdrawalTwo),
    adjustmentDayE5: lira(LIMITS_MOST.adjustmentDay),
  },
}

/** Withdrawals that one press approves together. Each is within the limit of one person. */
export const BULK_TOGETHER_E5 = lira(50_000)

/** A right for a while. */
export const ELEVATION = {
  minutes: 30,
  minutesMax: 60,
  breakGlass: {
    who: ['compliance', 'manager', 'oncall'],
    minutes: 30,
    reviewHours: 24,
    rights: [
      'gaming.stop',
      'supplier.kill',
      'game.close',
      'market.suspend',
      'cashout.stop',
      'feed.switch',
      'offer.stop',
      'player.sessions_end',
      'staff.suspend',
      'job.retry',
    ],
  },
} as const satisfies {
  minutes: number
  minutesMax: number
  breakGlass: {
    who: readonly RoleName[]
    minutes: number
    reviewHours: number
    rights: readonly Right[]
  }
}

const STOPS: ReadonlySet<Right> = new Set(ELEVATION.breakGlass.rights)

/** Whether one person may take it alone, for a while: it only stops things. */
export const onlyStops = (right: Right): boolean => STOPS.has(right)

/** What a second person needs where it is another right than the proposer's. */
const SECOND: Partial<Record<Right, Right>> = {
  'adjustment.propose': 'adjustment.approve',
  'bonus.propose': 'bonus.approve',
  'role.propose': 'role.approve',
  'elevation.ask': 'elevation.approve',
}

/** The right by which a second person decides what was proposed by this one. */
export const secondRightOf = (right: Right): Right => SECOND[right] ?? right

/** A proposal that nobody has decided within these minutes lapses. */
export const PROPOSAL_MINUTES = 60
/** A proof of identity is good for these minutes, and a reason has at least these characters. */
export const PROOF_MINUTES = 5
export const REASON_LENGTH = 20
/** A right that nobody holds takes effect so many hours after two administrators have agreed. */
export const UNHELD_HOURS = 24
