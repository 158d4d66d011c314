import { runOnLedger } from './run-on-ledger.ts'

/** `npm run ledger:parts`: lists the parts of the ledger, and detaches the oldest. */
await runOnLedger('server/src/ledger-parts.ts')
