import { createHash } from 'node:crypto'
import { PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { PaymentTables } from '../../../db/tables/payments.ts'
import { addDepositQuestion } from '../deposits/deposit-question.ts'
import type { PaymentDeps } from '../deps.ts'
import {
  forgetStatementDifference,
  noteDifference,
  STATEMENT_DIFFERENCES,
} from '../services/differences.ts'
import { addPayout } from '../withdrawals/payout.ts'
import { findMissing, HAS_LINE, judge } from './compare.ts'
import { lockStatements } from './lines.ts'
import { matchLines, type Named } from './match.ts'
import { type LineProblem, readStatementCsv, type StatementLine } from './read-csv.ts'
import { type BankStatement, readStatement } from './read-statements.ts'

type Importing = {
  name: string
  from: string
  to: string
  content: string
  by: string
  because: string
  /** Written in the same transaction. */
  audit: (tx: Tx, came: ImportCame) => Promise<unknown>
}
export type ImportCame = {
  statement: BankStatement | null
  isNew: boolean
  problems: LineProblem[]
}
type Deps = Pick<PaymentDeps, 'clock' | 'onCommitted'> & { db: Db }

const PROBLEMS_MAX = 20

/**
 * Takes a statement of the bank whole, or nothing of it where a line is wrong. Each line is laid beside the payment
 * that it names; what differs goes into the list of payment differences, and about what is open here the bank is
 * asked. Posts nothing. The same file again is the statement that it was, and changes nothing.
 */
export async function importBankStatement(deps: Deps, asked: Importing): Promise<ImportCame> {
  const came = await deps.db.transaction().execute(async (tx) => {
    await lockStatements(tx)
    const result = await take(tx, deps, asked)
    await asked.audit(tx, result)
    return result
  })
  deps.onCommitted()
  return came
}

async function take(tx: Tx, deps: Deps, asked: Importing): Promise<ImportCame> {
  const hash = createHash('sha256').update(asked.content).digest()
  const before = await readStatement(tx, { hash })
  if (before) return { statement: before, isNew: false, problems: [] }
  const { lines, problems } = readStatementCsv(asked.content, asked)
  const known = await readKnown(tx, lines)
  const changed = lines.filter((line) => isOtherThan(line, known.get(line.bankId)))
  const wrong = [...problems, ...changed.map(({ line }) => ({ line, what: 'changed' as const }))]
  if (wrong.length > 0) return { statement: null, isNew: false, problems: firstOf(wrong) }
  const fresh = lines.filter(({ bankId }) => !known.has(bankId))
  const id = await write(tx, deps, { ...asked, hash, lines, fresh })
  return { statement: (await readStatement(tx, { id })) ?? null, isNew: true, problems: [] }
}

const firstOf = (problems: LineProblem[]): LineProblem[] =>
  problems.sort((one, other) => one.line - other.line).slice(0, PROBLEMS_MAX)

type KnownLine = Pick<PaymentTables['bank_statement_line'], 'day' | 'amount_e5' | 'currency'>

/** Lines that an earlier statement had. */
async function readKnown(tx: Tx, lines: readonly StatementLine[]) {
  const { rows } = await sql<KnownLine & { bank_id: string }>`
    select bank_id, day, amount_e5, currency from bank_statement_line
      where bank_id = any(${lines.map(({ bankId }) => bankId)}::text[])`.execute(tx)
  return new Map(rows.map((row) => [row.bank_id, row]))
}

const isOtherThan = (line: StatementLine, known: KnownLine | undefined): boolean =>
  known !== undefined &&
  (known.day !== line.day || known.amount_e5 !== line.amountE5 || known.currency !== line.currency)

type Judged = StatementLine & { payment: Named | undefined; verdict: string; what?: string }

function judgeAll(
  lines: readonly StatementLine[],
  payments: ReadonlyMap<string, Named>,
  namedBefore: ReadonlySet<string>,
): Judged[] {
  const named = new Set(namedBefore)
  return lines.map((line) => {
    const payment = payments.get(line.bankId)
    if (!payment) return { ...line, payment, verdict: 'unmatched' }
    const judged = judge(line, payment, named.has(payment.id))
    named.add(payment.id)
    return { ...line, payment, ...judged }
  })
}

type Writing = Importing & { hash: Buffer; lines: StatementLine[]; fresh: StatementLine[] }

async function write(tx: Tx, deps: Deps, asked: Writing): Promise<bigint> {
  const { name, from, to, by, because, hash, lines, fresh } = asked
  const payments = await matchLines(tx, fresh)
  const judged = judgeAll(fresh, payments, await readNamed(tx, [...payments.values()]))
  const count = (verdict: string) => judged.filter((one) => one.verdict === verdict).length
  const own = new Set(judged.flatMap(({ payment }) => payment?.id ?? []))
  const missing = (await findMissing(tx, asked)).filter((id) => !own.has(id))
  const { id } = await tx
    .insertInto('bank_statement')
    .values({
      name,
      hash,
      because,
      from_day: from,
      to_day: to,
      imported_by: by,
      lines: lines.length,
      known: lines.length - fresh.length,
      agreed: count('agrees'),
      waiting: count('waits'),
      differing: count('differs'),
      unmatched: count('unmatched'),
      missing: missing.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeLines(tx, id, judged)
  await actOn(tx, deps, judged, missing)
  return id
}

/** Payments that lines of earlier statements name, or were matched to. */
async function readNamed(tx: Tx, payments: readonly Named[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select payment.id from payment
      where id = any(${payments.map(({ id }) => id)}::uuid[]) and ${HAS_LINE}`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

const writeLines = (tx: Tx, statementId: bigint, judged: readonly Judged[]) =>
  sql`
    insert into bank_statement_line (bank_id, statement_id, line, day, amount_e5, currency, reference, payment_id, verdict)
      select bank_id, ${statementId}, line, day, amount_e5, currency, reference, payment_id, verdict
        from unnest(${judged.map(({ bankId }) => bankId)}::text[], ${judged.map(({ line }) => line)}::int[],
          ${judged.map(({ day }) => day)}::date[], ${judged.map(({ amountE5 }) => amountE5)}::bigint[],
          ${judged.map(({ currency }) => currency)}::text[], ${judged.map(({ reference }) => reference)}::text[],
          ${judged.map(({ payment }) => payment?.id ?? null)}::uuid[], ${judged.map(({ verdict }) => verdict)}::text[])
          as line (bank_id, line, day, amount_e5, currency, reference, payment_id, verdict)`.execute(
    tx,
  )

/** What differs is listed, what agrees is listed no more, and about what is open the bank is asked. */
async function actOn(
  tx: Tx,
  { clock }: Deps,
  judged: readonly Judged[],
  missing: readonly string[],
): Promise<void> {
  const listing = { db: tx, clock }
  for (const { payment, verdict, what } of judged) {
    if (!payment) continue
    if (what) await noteDifference(listing, payment.id, what)
    else await forgetStatementDifference(tx, payment.id)
    if (verdict !== 'waits') continue
    if (payment.type === PAYMENT_TYPES.Deposit)
      await addDepositQuestion(tx, payment.id, clock.now())
    else await addPayout(tx, payment.id, clock.now())
  }
  for (const id of missing) await noteDifference(listing, id, STATEMENT_DIFFERENCES.missing)
}
