import { runOnLedger } from '../ledger/run-on-ledger.ts'

/** `npm run audit:verify`: verifies the audit log. */
await runOnLedger('server/src/audit-verify.ts')
