import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { type Head, readHead } from './chain/head.ts'
import type { LedgerKey } from './chain/signature.ts'
import { onSnapshot } from './find-broken.ts'
import type { Finding, Report } from './finding.ts'
import { checkOpenings, checkParts } from './parts/check-parts.ts'
import { type Account, followTransfers, type Reached } from './parts/follow-transfers.ts'
import { readLedgerStart } from './parts/read-parts.ts'

type Verdict = {
  findings: Finding[]
  accounts: number
  transfers: number
  checkpoints: number
  /** The number of the last part that is detached; 0 where none is. */
  detached: number
  /** The newest checkpoint: kept elsewhere, it also proves that no end of the chain was cut off. */
  head: Head
}

/** More of the same tells nothing new. */
const FINDINGS_MAX = 100

/**
 * Recomputes every balance from the transfers and every checkpoint from its rows, on one snapshot, beside a casino
 * that goes on working. Begins at the balances that the last detached part ended with. Without the key no signature
 * is looked at. `reached` hears how far it has come.
 */
export const verifyLedger = (db: Db, key?: LedgerKey, reached?: Reached): Promise<Verdict> =>
  onSnapshot(db, {}, async (tx) => {
    const findings: Finding[] = []
    const report: Report = (rule, sentence, seal) => {
      if (findings.length >= FINDINGS_MAX) return
      findings.push(seal ? { rule, sentence, seal } : { rule, sentence })
    }
    const start = await readLedgerStart(tx)
    if (key) await checkOpenings(tx, key, report)
    const way = { table: 'transfer', start, key, reached }
    const { accounts, transfers, checkpoints } = await followTransfers(tx, way, report)
    for (const account of accounts.values()) checkAccount(account, report)
    await checkParts(tx, report)
    await checkGuards(tx, report)
    const [detached, head] = [start.number, await readHead(tx)]
    return { findings, accounts: accounts.size, transfers, checkpoints, detached, head }
  })

function checkAccount({ name, storedE5, floorE5, computedE5 }: Account, report: Report): void {
  if (storedE5 === null) return
  if (storedE5 !== computedE5) {
    report('LED-02', `${name}: holds ${storedE5}, its transfers come to ${computedE5}`)
  }
  if (floorE5 !== null && storedE5 < floorE5) {
    report('LED-03', `${name}: ${storedE5} is below its floor of ${floorE5}`)
  }
}

const FINAL = [
  ...[
    'transfer',
    'transfer_key',
    'ledger_seal',
    'seal_signature',
    'wallet_transaction',
    'sport_transaction',
  ],
  ...['transfer_part', 'detached_part', 'opening_balance'],
]

/** The triggers that keep posted rows as they are, of each part too, must be there and on (LED-04). */
export async function checkGuards(tx: Tx, report: Report): Promise<void> {
  const { rows } = await sql<{ says: string }>`
    with guard as (
      select name as table_name, name || '_is_final' as trigger_name from unnest(${FINAL}::text[]) name
      union all select relname, trigger_name
        from pg_inherits join pg_class on pg_class.oid = inhrelid, unnest(array['transfer_is_final', 'transfer_takes_key']) trigger_name
        where inhparent = 'transfer'::regclass
      union all select 'transfer', 'transfer_takes_key'
    )
    select case trigger_name when 'transfer_takes_key' then format('nothing notes what is posted once in %s', table_name)
        else format('nothing keeps the rows of %s from being changed', table_name) end as says
      from guard
      where not exists (select from pg_trigger
        where tgrelid = to_regclass(table_name) and tgname = trigger_name and tgenabled in ('O', 'A'))`.execute(
    tx,
  )
  for (const { says } of rows) report('LED-04', says)
}
