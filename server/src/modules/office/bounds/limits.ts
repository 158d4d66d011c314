import { E5 } from '@zar/contract/money'
import * as contract from '@zar/contract/office/house/bounds'
import {
  APPROVAL_LIMITS,
  type ApprovalLimits,
  type RoleLimits,
} from '@zar/contract/office/rights/limits'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db, Tx } from '../../../db/db.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import { byTwo, type Facts, type Outcome } from '../approvals/two-persons.ts'
import type { OfficeDeps } from '../deps.ts'
import type { OfficeCall } from '../operations/operation-route.ts'

type Limited = (typeof contract.LIMITED_ROLES)[number]
type Kept = Record<Limited, contract.LimitsOfRole>

/** In one order: the database keeps the members of an object in another. */
const NAMES = ['withdrawalAlone', 'withdrawalTwo', 'adjustmentDay'] as const

const wholeOf = (limits: RoleLimits | undefined): contract.LimitsOfRole => ({
  withdrawalAlone: Number((limits?.withdrawalAloneE5 ?? 0n) / E5),
  withdrawalTwo: Number((limits?.withdrawalTwoE5 ?? 0n) / E5),
  adjustmentDay: Number((limits?.adjustmentDayE5 ?? 0n) / E5),
})

const sumsOf = (limits: contract.LimitsOfRole): RoleLimits => ({
  withdrawalAloneE5: BigInt(limits.withdrawalAlone) * E5,
  withdrawalTwoE5: BigInt(limits.withdrawalTwo) * E5,
  adjustmentDayE5: BigInt(limits.adjustmentDay) * E5,
})

const OF_A_NEW_HOUSE: Kept = {
  cashier: wholeOf(APPROVAL_LIMITS.cashier),
  manager: wholeOf(APPROVAL_LIMITS.manager),
}

/** The version in force, in whole lira; `0` is that of a new house. */
export async function readLimitVersion(db: Db | Tx): Promise<Kept & { version: string }> {
  const row = await newestLimits(db).select(['version', 'limits']).executeTakeFirst()
  if (!row) return { version: '0', ...OF_A_NEW_HOUSE }
  return { version: `${row.version}`, ...(row.limits as Kept) }
}

export const newestLimits = (db: Db | Tx) =>
  db.selectFrom('approval_limit').orderBy('version', 'desc').limit(1)

/** What people of each role may approve by the newest version; null is a new house. */
export function approvalLimitsOf(limits: unknown): ApprovalLimits {
  const { cashier, manager } = (limits as Kept | null) ?? OF_A_NEW_HOUSE
  return { cashier: sumsOf(cashier), manager: sumsOf(manager) }
}

/** As a proposal and the log keep it: a member for each bound. */
const factsOf = (kept: Kept): Facts =>
  Object.fromEntries(
    contract.LIMITED_ROLES.flatMap((role) =>
      NAMES.map((name) => [`${role}_${name}`, kept[role][name]]),
    ),
  )

/** Sets them all, by two; they count from the next request on. */
export async function setApprovalLimits(
  deps: OfficeDeps,
  call: OfficeCall<z.output<typeof contract.setApprovalLimits.input>>,
): Promise<Outcome> {
  const { cashier, manager, reason, proposal } = call.input
  const object = 'limits:approval'
  const next = { cashier, manager }
  call.may({ object, reason })
  return byTwo(
    deps,
    call,
    {
      right: 'approval.limits',
      object,
      terms: factsOf(next),
      facts: async (tx) => {
        // Versions are set one after the other.
        await sql`select pg_advisory_xact_lock(hashtextextended(${object}, 0))`.execute(tx)
        const now = factsOf(await readLimitVersion(tx))
        refuseIf(JSON.stringify(now) === JSON.stringify(factsOf(next)), 'bounds_as_they_are')
        return now
      },
      reason,
      proposal,
    },
    (approve) =>
      deps.db.transaction().execute(async (tx) => {
        await approve(tx)
        const limits = JSON.stringify(next)
        await tx
          .insertInto('approval_limit')
          .values({ limits, proposal_id: BigInt(proposal ?? 0) })
          .execute()
      }),
  )
}
