import { launchCases } from './launch-cases.ts'
import { rollbackCases, winCases } from './return-cases.ts'
import { stakeCases } from './stake-cases.ts'
import { type OpenWireUnderTest, type Words, wireTable } from './wire-table.ts'

/** What every wire keeps whose launch is an address. */
export function wireSuite(open: OpenWireUnderTest, words: Words): void {
  const table = wireTable(open)
  launchCases(table, words)
  stakeCases(table, words)
  winCases(table, words)
  rollbackCases(table, words)
}
