import { CURRENCY } from '@zar/contract/limits'
import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import {
  type Detail,
  encryptDetail,
  encryptPayer,
} from '../../modules/payments/accounts/encrypted-detail.ts'
import type { FieldCipher } from '../../platform/encryption/field-cipher.ts'
import type { TestCasino } from '../test-casino.ts'

type Named = { playerId: string; isPaid?: boolean; method?: number }

/** Payments as the cashier keeps them, with the accounts that they name. */
export function openAccounts(casino: TestCasino, fieldCipher: FieldCipher) {
  async function insert(
    { playerId, isPaid = true, method = 1 }: Named,
    type: number,
    more: object,
  ) {
    const at = casino.clock.now()
    const row = {
      player_id: playerId,
      type,
      method_id: method,
      amount_e5: 100_000n,
      currency: CURRENCY.code,
      status: isPaid ? PAYMENT_STATUS.Confirmed : PAYMENT_STATUS.Rejected,
      gateway_id: null,
      reason: null,
      ledger_mark: 0n,
      approved_at: type === PAYMENT_TYPES.Withdraw && isPaid ? at : null,
      hold: null,
      promised_at: null,
      created_at: at,
      updated_at: at,
    }
    await casino.db
      .insertInto('payment')
      .values({ id: casino.random.uuid(), ...row, ...more })
      .execute()
  }
  return {
    /** A withdrawal to this account. */
    async withdrawn(named: Named, detail: Detail): Promise<string> {
      const id = casino.random.uuid()
      const sealed = encryptDetail(fieldCipher, id, { detail, isPayout: true })
      await insert(named, PAYMENT_TYPES.Withdraw, { id, ...sealed })
      return id
    },
    /** A deposit that came from there. */
    async deposited(named: Named, payer: { account: string; holder: string }): Promise<void> {
      const id = casino.random.uuid()
      const sealed = { payer_sealed: encryptPayer(fieldCipher, id, payer), is_payer_own: true }
      await insert(named, PAYMENT_TYPES.Deposit, { id, ...sealed })
    },
  }
}
