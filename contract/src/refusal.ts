import { ACCOUNT_REFUSALS } from './refusals/account.ts'
import { BETTING_REFUSALS } from './refusals/betting.ts'
import { BONUS_REFUSALS } from './refusals/bonus.ts'
import { CALL_REFUSALS } from './refusals/call.ts'
import { DATA_COPY_REFUSALS } from './refusals/data-copy.ts'
import { DOCUMENT_REFUSALS } from './refusals/document.ts'
import { ERASURE_REFUSALS } from './refusals/erasure.ts'
import { EVIDENCE_REFUSALS } from './refusals/evidence.ts'
import { GAME_REFUSALS } from './refusals/game.ts'
import { IDENTITY_REFUSALS } from './refusals/identity.ts'
import { LOG_IN_REFUSALS } from './refusals/log-in.ts'
import { AUDIT_REFUSALS } from './refusals/office/audit.ts'
import { CONTENT_REFUSALS } from './refusals/office/content.ts'
import { DEPOSIT_REFUSALS } from './refusals/office/deposit.ts'
import { FILE_REFUSALS } from './refusals/office/file.ts'
import { LEDGER_REFUSALS } from './refusals/office/ledger.ts'
import { SCREENING_REFUSALS } from './refusals/office/screening.ts'
import { SEGMENT_REFUSALS } from './refusals/office/segment.ts'
import { STAFF_REFUSALS } from './refusals/office/staff.ts'
import { STATEMENT_REFUSALS } from './refusals/office/statement.ts'
import { SUPPLIER_REFUSALS } from './refusals/office/supplier.ts'
import { SYSTEM_REFUSALS } from './refusals/office/system.ts'
import { VOUCHER_REFUSALS } from './refusals/office/voucher.ts'
import { WITHDRAWAL_REFUSALS } from './refusals/office/withdrawal.ts'
import { OFFICE_REFUSALS } from './refusals/office.ts'
import { PAYMENT_REFUSALS } from './refusals/payment.ts'
import { PROTECTION_REFUSALS } from './refusals/protection.ts'
import { SUPPORT_REFUSALS } from './refusals/support.ts'

/**
 * Every reason we may turn a caller down, with its HTTP status and the sentence the player reads.
 * Anything that is not in this list is a bug: 500, a request id and no detail.
 *
 * A business "no" answers 200 with `success: false`, as the product specification has it; only
 * what the transport itself must say has another status (401 logs the client out).
 */
export const REFUSALS = {
  ...CALL_REFUSALS,
  ...LOG_IN_REFUSALS,
  ...ACCOUNT_REFUSALS,
  ...IDENTITY_REFUSALS,
  ...DOCUMENT_REFUSALS,
  ...DATA_COPY_REFUSALS,
  ...ERASURE_REFUSALS,
  ...EVIDENCE_REFUSALS,
  ...PROTECTION_REFUSALS,
  ...PAYMENT_REFUSALS,
  ...BONUS_REFUSALS,
  ...GAME_REFUSALS,
  ...SUPPORT_REFUSALS,
  ...BETTING_REFUSALS,
  ...OFFICE_REFUSALS,
  ...STAFF_REFUSALS,
  ...AUDIT_REFUSALS,
  ...DEPOSIT_REFUSALS,
  ...LEDGER_REFUSALS,
  ...SCREENING_REFUSALS,
  ...SEGMENT_REFUSALS,
  ...STATEMENT_REFUSALS,
  ...VOUCHER_REFUSALS,
  ...WITHDRAWAL_REFUSALS,
  ...CONTENT_REFUSALS,
  ...SUPPLIER_REFUSALS,
  ...SYSTEM_REFUSALS,
  ...FILE_REFUSALS,
} as const satisfies Record<string, { status: number; tr: string; en: string }>

export type RefusalCode = keyof typeof REFUSALS
