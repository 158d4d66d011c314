import { secretContext } from './log-in/totp-code.ts'
import { mailContext } from './reports/files/mail.ts'
import { pieceContext } from './reports/files/store.ts'

/** The encrypted columns of the office, for whoever encrypts them anew. */
export const OFFICE_ENCRYPTED = [
  { table: 'staff', owner: 'id', column: 'totp_sealed', contextOf: secretContext },
  { table: 'staff_mail', owner: 'staff_id', column: 'sealed', contextOf: mailContext },
  { table: 'office_file_piece', owner: 'id', column: 'sealed', contextOf: pieceContext },
] as const
