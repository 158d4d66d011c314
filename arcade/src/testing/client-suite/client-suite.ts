import { clientTable, type OpenClientUnderTest, type Words } from './client-table.ts'
import { launchCases } from './launch-cases.ts'
import { rollbackCases, winCases } from './return-cases.ts'
import { stakeCases } from './stake-cases.ts'

/** The guarantees of every supplier client whose launch is an address. */
export function clientSuite(open: OpenClientUnderTest, words: Words): void {
  const table = clientTable(open)
  launchCases(table, words)
  stakeCases(table, words)
  winCases(table, words)
  rollbackCases(table, words)
}
