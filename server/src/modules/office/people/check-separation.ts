import type { Right, RoleName } from '@zar/contract/office/rights/rights'
import { type BrokenPair, brokenPairs, mayJoin } from '@zar/contract/office/rights/separation'
import type { Db } from '../../../db/db.ts'
import { writeAuditAlone } from '../../audit/index.ts'
import { rightsOf } from '../rights/hold.ts'
import type { Person } from '../rights/person.ts'
import { readPerson } from './read-person.ts'
import { staffObject } from './staff-rows.ts'

/** Somebody who holds what no one person may. */
export type BrokenSeparation = {
  staff: string
  roles: readonly RoleName[]
  /** Empty where only the roles may not be joined. */
  pairs: BrokenPair[]
}

/** All active people whose roles may not be joined, or who hold a forbidden pair by roles and rights for a while. */
export async function checkSeparation(db: Db): Promise<BrokenSeparation[]> {
  const staff = await db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('state', '=', 'active')
    .orderBy('name')
    .execute()
  const broken: BrokenSeparation[] = []
  for (const { id, name } of staff) {
    const person = await readPerson(db, id)
    if (!person) continue
    const pairs = brokenPairs([...rightsOf(person), ...elevatedRights(person)])
    const isJoined = person.roles.length === 0 || mayJoin(person.roles)
    if (pairs.length > 0 || !isJoined)
      broken.push({ staff: staffObject({ name }), roles: person.roles, pairs })
  }
  return broken
}

/** Each that was given and not ended, whether its time is over or not: it should not have been given. */
const elevatedRights = (person: Person): Right[] =>
  person.elevations.filter(({ endedAt }) => endedAt === null).map(({ right }) => right)

/** The same each night: what is found is a row of the audit log. Answers how many people. */
export async function noteBrokenSeparation(db: Db): Promise<number> {
  const broken = await checkSeparation(db)
  for (const { staff, roles, pairs } of broken)
    await writeAuditAlone(db, {
      actor: { kind: 'system', id: 'job' },
      does: 'separation_broken',
      outcome: 'failed',
      code: 'separation',
      object: staff,
      after: { roles: roles.join(' '), pairs: pairs.map(({ a, b }) => `${a} × ${b}`) },
    })
  return broken.length
}
