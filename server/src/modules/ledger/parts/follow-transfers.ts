import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { TRANSFER_TEXT, type TransferText } from '../chain/hash-chain.ts'
import type { LedgerKey } from '../chain/signature.ts'
import { checkChain } from '../chain/verify-hash-chain.ts'
import type { Report } from '../finding.ts'
import type { LedgerStart } from './read-parts.ts'

export type Account = {
  name: string
  currency: string
  storedE5: bigint | null
  floorE5: bigint | null
  /** What the transfers come to. */
  computedE5: bigint
}

type Way = {
  /** The table `transfer`, or that of one part. */
  table: string
  start: LedgerStart
  /** Checkpoints from here on are another part's. */
  beforeId?: bigint | undefined
  key?: LedgerKey | undefined
  /** Hears how far it has come: the number of a transfer, and how many came up to there. */
  reached?: Reached | undefined
}

export type Reached = (at: { id: bigint; transfers: number }) => Promise<void>

const PAGE = 20_000

/**
 * Adds up the transfers of a table in the order of their numbers, from the balances before them, and lays them
 * beside their checkpoints. Reports each that is not as it must be.
 */
export async function followTransfers(db: Db | Tx, way: Way, report: Report) {
  const accounts = await readAccounts(db, way.start)
  const chain = await checkChain(db, report, way)
  let [transfers, firstUs, lastUs] = [0, 0n, 0n]
  for await (const row of everyTransfer(db, way)) {
    transfers++
    chain.add(row)
    checkTransfer(accounts, row, (rule, sentence) => {
      chain.differs(row.id, sentence)
      report(rule, sentence)
    })
    const us = BigInt(row.created_us)
    if (transfers === 1 || us < firstUs) firstUs = us
    if (us > lastUs) lastUs = us
  }
  chain.end()
  const at = (us: bigint) => (transfers === 0 ? null : new Date(Number(us / 1_000n)))
  const { checkpoints, uncovered } = chain
  return {
    accounts,
    transfers,
    checkpoints,
    /** Transfers behind the last checkpoint. */
    uncovered: uncovered(),
    firstAt: at(firstUs),
    lastAt: at(lastUs),
  }
}

async function readAccounts(db: Db | Tx, { number }: LedgerStart): Promise<Map<string, Account>> {
  const rows = await db
    .selectFrom('account')
    .leftJoin('opening_balance as opening', (join) =>
      join.onRef('opening.account_id', '=', 'account.id').on('number', '=', number),
    )
    .selectAll('account')
    .select('opening.balance_e5 as opening_e5')
    .execute()
  return new Map(
    rows.map((row) => [
      String(row.id),
      {
        name: `${row.kind} of ${row.owner_id} (account ${row.id}, ${row.currency})`,
        currency: row.currency,
        storedE5: row.balance_e5,
        floorE5: row.floor_e5,
        computedE5: row.opening_e5 ?? 0n,
      },
    ]),
  )
}

async function* everyTransfer(
  db: Db | Tx,
  { table, start, reached }: Way,
): AsyncGenerator<TransferText> {
  let afterId = table === 'transfer' ? String(start.toId) : '0'
  let transfers = 0
  for (;;) {
    const { rows } =
      await sql<TransferText>`select ${TRANSFER_TEXT} from ${sql.table(table)} transfer
      where id > ${afterId} order by transfer.id limit ${PAGE}`.execute(db)
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    afterId = last.id
    transfers += rows.length
    await reached?.({ id: BigInt(afterId), transfers })
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
