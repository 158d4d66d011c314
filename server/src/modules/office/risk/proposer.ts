import type { Tx } from '../../../db/db.ts'

/** Who proposed what has just been approved. */
export async function proposerOf(tx: Tx, proposal: string | undefined): Promise<string> {
  const { proposed_by } = await tx
    .selectFrom('office_proposal')
    .select('proposed_by')
    .where('id', '=', BigInt(proposal ?? 0))
    .executeTakeFirstOrThrow()
  return proposed_by
}
