import type { RoleName } from '@zar/contract/office/rights/rights'
import type { TestCasino } from '../test-casino.ts'
import type { Desk, openOfficeApp } from './office-app.ts'

type Kept = { name: string; role: RoleName; country: string }

/** The desk of a person whose rights end at the border of a country. */
export async function keptTo(
  casino: TestCasino,
  office: Awaited<ReturnType<typeof openOfficeApp>>,
  { name, role, country }: Kept,
): Promise<Desk> {
  const { id } = await office.staff(name, [role])
  const { id: proposal } = await casino.db
    .insertInto('proposal')
    .values({
      right_name: 'scope.edit',
      object: `staff:${name}`,
      terms: '{}',
      facts: '{}',
      reason: 'They look after one country alone.',
      proposed_by: id,
      lapses_at: new Date(Date.now() + 3_600_000),
      decided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await casino.db
    .insertInto('staff_scope')
    .values({
      staff_id: id,
      right_name: null,
      kind: 'country',
      value: JSON.stringify(country),
      proposal_id: proposal,
      ended_at: null,
    })
    .execute()
  return office.session(id)
}
