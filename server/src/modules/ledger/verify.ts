import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { onSnapshot } from './find-broken.ts'
import type { Finding, Report } from './finding.ts'
import { TRANSFER_TEXT, type TransferText } from './hash-chain.ts'
import { type Head, readHead } from './head.ts'
import type { LedgerKey } from './signature.ts'
import { checkChain } from './verify-hash-chain.ts'

type Verdict = {
  findings: Finding[]
  accounts: number
  transfers: number
  checkpoints: number
  /** The newest checkpoint: kept elsewhere, it also proves that no end of the chain was cut off. */
  head: Head
}

type Account = {
  name: string
  currency: string
  storedE5: bigint | null
  floorE5: bigint | null
  /** What the transfers come to. */
  computedE5: bigint
}

const PAGE = 20_000
/** More of the same tells nothing new. */
const FINDINGS_MAX = 100

/**
 * Recomputes every balance from the transfers and every checkpoint from its rows, on one snapshot, beside
 * a casino that goes on working. Without the key the checkpoints' signatures are not looked at.
 */
export const verifyLedger = (db: Db, key?: LedgerKey): Promise<Verdict> =>
  onSnapshot(db, {}, async (tx) => {
    const findings: Finding[] = []
    const report = (rule: string, sentence: string) => {
      if (findings.length < FINDINGS_MAX) findings.push({ rule, sentence })
    }
    const accounts = await readAccounts(tx)
    const chain = await checkChain(tx, report, key)
    let transfers = 0
    for await (const row of everyTransfer(tx)) {
      transfers++
      chain.add(row)
      checkTransfer(accounts, row, report)
    }
    chain.end()
    for (const account of accounts.values()) checkAccount(account, report)
    await checkGuards(tx, report)
    const { checkpoints } = chain
    return { findings, accounts: accounts.size, transfers, checkpoints, head: await readHead(tx) }
  })

async function readAccounts(tx: Tx): Promise<Map<string, Account>> {
  const rows = await tx.selectFrom('account').selectAll().execute()
  return new Map(
    rows.map((row) => [
      String(row.id),
      {
        name: `${row.kind} of ${row.owner_id} (account ${row.id}, ${row.currency})`,
        currency: row.currency,
        storedE5: row.balance_e5,
        floorE5: row.floor_e5,
        computedE5: 0n,
      },
    ]),
  )
}

async function* everyTransfer(tx: Tx): AsyncGenerator<TransferText> {
  let afterId = '0'
  for (;;) {
    const { rows } = await sql<TransferText>`select ${TRANSFER_TEXT} from transfer
      where id > ${afterId} order by transfer.id limit ${PAGE}`.execute(tx)
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    afterId = last.id
  }
}

function checkTransfer(accounts: Map<string, Account>, row: TransferText, report: Report): void {
  const source = accounts.get(row.source_id)
  const target = accounts.get(row.target_id)
  const amountE5 = BigInt(row.amount_e5)
  if (!source || !target || source === target) {
    report('LED-01', `transfer ${row.id} does not move money between two accounts`)
    return
  }
  if (source.currency !== target.currency || amountE5 <= 0n) {
    report('LED-01', `transfer ${row.id} moves ${amountE5} from ${source.name} to ${target.name}`)
  }
  source.computedE5 -= amountE5
  target.computedE5 += amountE5
  checkRunning(source, row.source_balance_e5, row.id, report)
  checkRunning(target, row.target_balance_e5, row.id, report)
}

/** A player's account has its balance after each movement written beside it. */
function checkRunning(account: Account, left: string | null, id: string, report: Report): void {
  const computed = account.storedE5 === null ? null : String(account.computedE5)
  if (left === computed) return
  report(
    'LED-02',
    `${account.name}: transfer ${id} says it left ${left}, the transfers come to ${computed}`,
  )
}

function checkAccount({ name, storedE5, floorE5, computedE5 }: Account, report: Report): void {
  if (storedE5 === null) return
  if (storedE5 !== computedE5) {
    report('LED-02', `${name}: holds ${storedE5}, its transfers come to ${computedE5}`)
  }
  if (floorE5 !== null && storedE5 < floorE5) {
    report('LED-03', `${name}: ${storedE5} is below its floor of ${floorE5}`)
  }
}

/** The triggers that keep posted rows as they are must be there and on (LED-04). */
export async function checkGuards(tx: Tx, report: Report): Promise<void> {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from unnest(array['transfer', 'ledger_seal', 'seal_signature', 'wallet_transaction', 'sport_transaction']) table_name
      where not exists (select from pg_trigger
        where tgrelid = table_name::regclass and tgname = table_name || '_is_final' and tgenabled in ('O', 'A'))`.execute(
    tx,
  )
  for (const { table_name } of rows) {
    report('LED-04', `nothing keeps the rows of ${table_name} from being changed`)
  }
}
