import { isDeepStrictEqual } from 'node:util'
import type { Right } from '@zar/contract/office/rights/rights'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../db/db.ts'
import { writeAudit } from '../../../audit/index.ts'
import { mayBeHeld } from '../../rights/cover-grant.ts'
import { desiredOf, textOfRoles } from '../staff-rows.ts'
import { finishGrant, holdReceiver } from './approve-roles.ts'
import { effectiveAt, factsOf, type GrantRow, readGrant } from './read-grant.ts'

/**
 * Gives what two administrators agreed on a day ago and nobody held then. One whose facts have changed, or whose
 * proposer or approver is gone, is left to lapse. Answers how many were given. For a job.
 */
export async function giveRipeGrants(db: Db): Promise<number> {
  const waiting = await db
    .selectFrom('proposal')
    .select('id')
    .where('right_name', '=', 'role.propose')
    .where('state', '=', 'waiting')
    .where(sql<boolean>`facts ->> 'unheld' <> ''`)
    .orderBy('id')
    .execute()
  let given = 0
  for (const { id } of waiting) if (await db.transaction().execute((tx) => giveOne(tx, id))) given++
  return given
}

async function giveOne(tx: Tx, id: bigint): Promise<boolean> {
  await holdReceiver(tx, id)
  const row = await tx
    .selectFrom('proposal')
    .select(sql<Date>`clock_timestamp()`.as('now'))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!row) return false
  const grant = await readGrant(tx, id)
  if (!grant || !isRipe(asAgreed(grant), row.now)) return false
  await finishGrant(tx, grant)
  await writeAudit(tx, {
    actor: { kind: 'system', id: 'clock' },
    does: 'role.approve',
    right: 'role.approve',
    outcome: 'done',
    object: grant.proposed.object,
    linked: `proposal:${id}`,
    before: { roles: textOfRoles(grant.before) },
    after: { roles: textOfRoles(grant.after) },
  })
  return true
}

/** By what nobody held when it was agreed on: another may have come to hold it since. */
export function asAgreed(grant: GrantRow): GrantRow {
  const { facts } = grant.proposed
  const heldByNobody = String(facts.unheld).split(' ').filter(Boolean) as Right[]
  const { proposed } = grant
  return { ...grant, proposed: { ...proposed, grant: { ...proposed.grant, heldByNobody } } }
}

function isRipe(grant: GrantRow, now: Date): boolean {
  const at = effectiveAt(grant)
  const { facts, factsNow, proposer, grant: given } = grant.proposed
  return (
    at !== undefined &&
    at <= now &&
    now < grant.lapsesAt &&
    proposer?.state === 'active' &&
    mayBeHeld(desiredOf(grant.after)) &&
    facts.roles === factsNow.roles &&
    isDeepStrictEqual(facts, factsOf(stateOf(factsNow), grant.before, given.heldByNobody))
  )
}

const stateOf = (facts: GrantRow['proposed']['factsNow']): string =>
  facts.isSuspended ? 'suspended' : 'active'
