import { CompiledQuery } from 'kysely'
import { SET_STATEMENT_TIMEOUT } from './connect.ts'
import type { Tx } from './db.ts'

/** Lets each statement of the transaction take so long; 0 is a day. For what no player waits for. */
export async function takeLonger(tx: Tx, statementMs: number): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(SET_STATEMENT_TIMEOUT, [String(statementMs)]))
}
