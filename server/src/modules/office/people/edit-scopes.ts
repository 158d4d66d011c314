import type * as contract from '@zar/contract/office/people'
import { RIGHT_FACTS } from '@zar/contract/office/rights/rights'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Tx } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { byTwo, type Outcome } from '../approvals/two-persons.ts'
import type { OfficeDeps } from '../deps.ts'
import type { OfficeCall } from '../operations/operation-route.ts'
import {
  holdStaff,
  nameOfStaff,
  raiseVersion,
  readScopesOf,
  refuseSelf,
  staffObject,
} from './staff-rows.ts'

/** Sets all that narrows a person, by two, none of whom is the person. */
export async function editScopes(
  deps: OfficeDeps,
  call: OfficeCall<z.output<typeof contract.editScopes.input>>,
): Promise<Outcome> {
  const { id, scopes, reason, proposal } = call.input
  for (const scope of scopes) refuseUseless(scope)
  const object = staffObject(await nameOfStaff(deps.db, id))
  call.may({ object, reason })
  refuseSelf(call.person, id)
  return byTwo(
    deps,
    call,
    {
      right: 'scope.edit',
      object,
      terms: { scopes: textOf(scopes) },
      facts: async (tx) => {
        await holdStaff(tx, id)
        return { scopes: textOf(await readScopesOf(tx, id)) }
      },
      reason,
      proposal,
    },
    (approve) =>
      deps.db.transaction().execute(async (tx) => {
        await approve(tx)
        await replace(tx, { staffId: id, scopes, proposalId: BigInt(proposal ?? 0) })
        await raiseVersion(tx, id)
      }),
  )
}

/** A right that knows no such scope would not be narrowed, though it looked so. */
function refuseUseless({ right, kind }: contract.StaffScope): void {
  if (right === null || kind === 'hours') return
  if (!RIGHT_FACTS[right].scopes?.includes(kind))
    throw new Refusal('invalid_input', [{ field: 'scopes', message: `${right} has no ${kind}` }])
}

/** In one order, members too, so that equal ones are equal texts. */
const textOf = (scopes: readonly contract.StaffScope[]): string =>
  scopes
    .map(({ right, kind, value }) => [right ?? '*', kind, textOfValue(value)].join(' '))
    .sort()
    .join(', ')

function textOfValue(value: contract.StaffScope['value']): string {
  if (typeof value === 'string') return value
  return 'maxE5' in value ? value.maxE5 : `${value.from}–${value.until}`
}

type Change = { staffId: string; scopes: readonly contract.StaffScope[]; proposalId: bigint }

async function replace(tx: Tx, { staffId, scopes, proposalId }: Change): Promise<void> {
  await tx
    .updateTable('staff_scope')
    .set({ ended_at: sql`clock_timestamp()` })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .execute()
  if (scopes.length === 0) return
  await tx
    .insertInto('staff_scope')
    .values(
      scopes.map(({ right, kind, value }) => ({
        staff_id: staffId,
        right_name: right,
        kind,
        value: JSON.stringify(value),
        proposal_id: proposalId,
        ended_at: null,
      })),
    )
    .execute()
}
