import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What tests sign the ledger's checkpoints with. */
export const LEDGER_KEY = Buffer.alloc(32, 7)

/** A key folder that has this key alone, for the command that verifies the ledger. */
export function makeLedgerKeyFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'zar-ledger-key-'))
  writeFileSync(path.join(folder, 'ledger-seal-key'), LEDGER_KEY.toString('hex'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
