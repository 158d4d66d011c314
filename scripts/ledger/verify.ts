import { runOnLedger } from './run-on-ledger.ts'

/** `npm run ledger:verify`: verifies the ledger. */
await runOnLedger('server/src/ledger-verify.ts')
