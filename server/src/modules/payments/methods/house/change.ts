import { KURUS_E5 } from '@zar/contract/money'
import type { Tx } from '../../../../db/db.ts'
import type { ClosedCode } from '../../../../db/tables/payments.ts'
import { Refusal, refuseIf } from '../../../../platform/refusal.ts'
import { DEPOSITS } from '../deposit-methods.ts'
import type { Method } from '../method.ts'
import { lockMethods, readMethodOrder, readMethodSetting } from './settings.ts'

/** A deposit method of this number; refuses one that there is not. */
export function depositMethod(id: number): Method {
  const method = DEPOSITS.find((one) => one.id === id)
  if (!method) throw new Refusal('payment_method_unknown')
  return method
}

type Approved = { approve: (tx: Tx) => Promise<string> }

/** Whose deed it is, and why. */
type By = { setBy: string; because: string }

/**
 * Closes a deposit method to new orders, as two people want it. Orders that were begun end as they were told.
 * Refused where it is closed.
 */
export async function closeMethod(
  tx: Tx,
  { id, code, setBy, because, approve }: By & Approved & { id: number; code: ClosedCode },
): Promise<number> {
  const method = depositMethod(id)
  await lockMethods(tx)
  const proposedBy = await approve(tx)
  const before = await readMethodSetting(tx, method)
  refuseIf(before.closedCode !== null, 'decided_meanwhile')
  return write(tx, { ...before, id, closedCode: code, setBy, because, proposedBy })
}

/** Bounds of a method in E5, and whether it is opened, where it is closed. */
export type MethodWish = { id: number; minE5: bigint; maxE5: bigint; opens: boolean }

/**
 * Sets the bounds of a method, and opens it where that is wished. Two people did this: `approve` answers who
 * proposed it, once nothing of it can change any more.
 */
export async function setMethod(
  tx: Tx,
  { id, minE5, maxE5, opens, setBy, because, approve }: By & MethodWish & Approved,
): Promise<number> {
  refuseOutside({ id, minE5, maxE5 })
  await lockMethods(tx)
  const proposedBy = await approve(tx)
  const { version, closedCode } = await readMethodSetting(tx, depositMethod(id))
  const stays = opens ? null : closedCode
  return write(tx, { id, version, closedCode: stays, minE5, maxE5, setBy, because, proposedBy })
}

/** Refuses bounds that the payment service does not take, are no whole kuruş, or stand the wrong way round. */
export function refuseOutside({ id, minE5, maxE5 }: Omit<MethodWish, 'opens'>): void {
  const own = depositMethod(id)
  const isWhole = minE5 % KURUS_E5 === 0n && maxE5 % KURUS_E5 === 0n
  refuseIf(
    !isWhole || minE5 < own.minE5 || maxE5 > own.maxE5 || minE5 > maxE5,
    'method_out_of_bounds',
  )
}

type Setting = By & {
  id: number
  version: number
  closedCode: ClosedCode | null
  minE5: bigint
  maxE5: bigint
  proposedBy: string
}

async function write(tx: Tx, setting: Setting): Promise<number> {
  const version = setting.version + 1
  await tx
    .insertInto('deposit_method_setting')
    .values({
      method_id: setting.id,
      version,
      is_open: setting.closedCode === null,
      closed_code: setting.closedCode,
      min_e5: setting.minE5,
      max_e5: setting.maxE5,
      because: setting.because,
      proposed_by: setting.proposedBy,
      set_by: setting.setBy,
    })
    .execute()
  return version
}

/** Gives the methods another order, as two people want it; refuses one that does not name each of them once. */
export async function setMethodOrder(
  tx: Tx,
  { ids, setBy, because, approve }: By & Approved & { ids: readonly number[] },
): Promise<number> {
  refuseStrangeOrder(ids)
  await lockMethods(tx)
  const proposedBy = await approve(tx)
  const version = (await readMethodOrder(tx)).version + 1
  await tx
    .insertInto('deposit_method_order')
    .values({
      version,
      method_ids: [...ids],
      because,
      proposed_by: proposedBy,
      set_by: setBy,
    })
    .execute()
  return version
}

export function refuseStrangeOrder(ids: readonly number[]): void {
  const isWhole = ids.length === DEPOSITS.length && DEPOSITS.every(({ id }) => ids.includes(id))
  refuseIf(!isWhole, 'invalid_input')
}
