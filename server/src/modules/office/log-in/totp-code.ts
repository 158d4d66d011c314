import type { Tx } from '../../../db/db.ts'
import { stepOf } from '../../../platform/totp.ts'
import type { OfficeDeps } from '../deps.ts'

/** Binds an encrypted secret to the person it is of. */
export const secretContext = (staffId: string) => `staff.totp:${staffId}`

/** Whether these are the six digits of the person's app, and are spent now: each is good once (AUT-06). */
export async function spendCode(
  tx: Tx,
  deps: OfficeDeps,
  staffId: string,
  code: string,
): Promise<boolean> {
  const staff = await tx
    .selectFrom('staff')
    .select('totp_sealed')
    .where('id', '=', staffId)
    .executeTakeFirst()
  if (!staff?.totp_sealed) return false
  const secret = deps.fieldCipher.decrypt(staff.totp_sealed, secretContext(staffId))
  const step = stepOf(secret, code, deps.clock.now())
  if (step === undefined) return false
  const spent = await tx
    .updateTable('staff')
    .set({ last_step: BigInt(step) })
    .where('id', '=', staffId)
    .where('last_step', '<', BigInt(step))
    .returning('id')
    .executeTakeFirst()
  return spent !== undefined
}
