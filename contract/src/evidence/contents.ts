import type { LineOf, Row } from './lines.ts'
import { type Entry, type Evidence, entriesOf, isLedger, isRow, type Log } from './read.ts'
import { refuse } from './refused.ts'

type Account = LineOf<'bundle'>['accounts'][number]

/** Step 9: rows and facts are of this player, show no balance of others and are not later than their batch. */
export function checkOwner({ stated, batches }: Log, bundle: LineOf<'bundle'>): void {
  const own = new Set(bundle.accounts.map(({ id }) => id))
  const isOwn = (body: NonNullable<Entry['body']>): boolean =>
    isRow(body) ? isRowOf(bundle.player, own, body) : body.subject === stated.subject
  for (const { line, entries } of batches) {
    for (const { body, number } of entries) {
      if (body === null) continue
      if (!isOwn(body)) refuse('E12', number)
      if (microsecondsOf(body) > BigInt(Date.parse(line.at)) * 1_000n) refuse('E19', number)
    }
  }
}

function isRowOf(player: string, own: ReadonlySet<string>, row: Row): boolean {
  const sides = sidesOf(row)
  const showsOwn = sides.every(({ id, balance }) => balance === null || own.has(id))
  return row[2] === player && showsOwn && sides.some(({ id }) => own.has(id))
}

const microsecondsOf = (body: NonNullable<Entry['body']>): bigint =>
  isRow(body) ? BigInt(body[9]) : BigInt(Date.parse(body.at)) * 1_000n

/** Account, what the row changes there, and the balance after it. */
const sidesOf = ([, , , source, target, amount, , ofSource, ofTarget]: Row) => [
  { id: source, by: -BigInt(amount), balance: ofSource },
  { id: target, by: BigInt(amount), balance: ofTarget },
]

/** Steps 10 and 11: ids ascend, and each balance follows from the one before, from the opening to the closing one. */
export function checkBalances({ bundle, logs }: Evidence): void {
  const ledger = logs.find(({ stated }) => isLedger(stated))
  for (const batch of ledger?.batches ?? []) checkIds(batch)
  const entries = ledger ? entriesOf(ledger) : []
  const areRight = bundle.accounts.map((account) => isAsStated(account, entries))
  const isFromZero = !bundle.whole || bundle.accounts.every(({ opening }) => opening === '0')
  if (!isFromZero || areRight.includes(false)) refuse('E14')
}

function checkIds({ line, entries }: Log['batches'][number]): void {
  let last = BigInt(line.after)
  for (const { body, number } of entries) {
    if (!isRow(body)) continue
    const id = BigInt(body[0])
    if (id <= last || id > BigInt(line.to)) refuse('E13', number)
    last = id
  }
}

/**
 * Whether the rows lead from the opening to the closing balance. Refuses a row that does not follow from the
 * one before.
 */
function isAsStated({ id, opening, closing }: Account, entries: readonly Entry[]): boolean {
  let balance: bigint | null = BigInt(opening)
  let [isFirst, isRight] = [true, true]
  for (const change of entries.flatMap((entry) => changesOf(entry, id))) {
    const follows = balance === null || change === null || balance + change.by === change.balance
    if (!follows && !isFirst) refuse('E13', change?.number)
    isRight &&= follows
    isFirst &&= change === null
    balance = change?.balance ?? null
  }
  return isRight && (balance === null || balance === BigInt(closing))
}

/** What a row does to an account; null where it is blacked out, and may have done anything. */
const changesOf = ({ body, number }: Entry, account: string) =>
  isRow(body)
    ? sidesOf(body)
        .filter(({ id }) => id === account)
        .map(({ by, balance }) => ({
          number,
          by,
          balance: BigInt(balance ?? refuse('E13', number)),
        }))
    : [null]

/** Step 12: facts are numbered without holes, up to the last that is stated; one that is blacked out has its number too. */
export function checkNumbers(log: Log, isFromStart: boolean): void {
  const facts = isLedger(log.stated) ? [] : entriesOf(log)
  const first = log.stated.facts - facts.length + 1
  if (first < 1 || (isFromStart && first > 1)) refuse('E15')
  for (const [at, { body, number }] of facts.entries()) {
    if (body !== null && !isRow(body) && body.n !== first + at) refuse('E15', number)
  }
}
