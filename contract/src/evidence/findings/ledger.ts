import type { Fact, FactOf } from '../facts.ts'
import type { Row } from '../lines.ts'
import { type Evidence, entriesOf, isLedger, isRow } from '../read.ts'
import { type FactLog, type Finding, finding } from './finding.ts'
import { isPayment } from './payments.ts'

/** Rows that a fact names, and what they come to for the player; null where that is not known. */
type Claim = { keys: readonly string[]; sumE5: bigint | null }

/** The rows of a payment's steps: the origin in their key, and whether they give or take. */
const ROW_OF_STEP: Record<string, [origin: string, sign: bigint]> = {
  'deposit payment.paid': ['deposit', 1n],
  'withdrawal payment.ordered': ['withdrawal_reserve', 1n],
  'withdrawal payment.paid': ['withdrawal_paid', -1n],
  'withdrawal payment.returned': ['withdrawal_return', 1n],
}
const ORIGINS = Object.values(ROW_OF_STEP).map(([origin]) => origin)

/**
 * F01: a fact names rows that are not there or come to another sum, or a row moves money of a payment that no
 * fact tells of. As many of what is missing as is blacked out may be that.
 */
export function ledgerFindings(
  { bundle, logs }: Evidence,
  factLogs: readonly FactLog[],
): Finding[] {
  const ledger = logs.find(({ stated }) => isLedger(stated))
  if (!ledger) return []
  const entries = entriesOf(ledger)
  const rows = entries.flatMap(({ body }) => (isRow(body) ? [body] : []))
  const own = new Set(bundle.accounts.map(({ id }) => id))
  const sums = new Map(rows.map((row) => [row[1], sumOf(row, own)]))
  const claims = factLogs
    .flatMap((log) => claimsOf(log).map((claim) => ({ log, ...claim })))
    .map((claim) => ({ ...claim, keys: withDebts(claim, sums) }))
  const missing = new Set(claims.flatMap(({ keys }) => keys).filter((key) => !sums.has(key)))
  const mayMiss = missing.size <= entries.length - rows.length
  const isWrong = ({ keys, sumE5 }: Claim): boolean => {
    if (keys.some((key) => missing.has(key))) return !mayMiss
    return sumE5 !== null && keys.reduce((sum, key) => sum + (sums.get(key) ?? 0n), 0n) !== sumE5
  }
  return [
    ...claims.filter(isWrong).map(({ log, fact }) => finding('F01', log, fact)),
    ...untold(rows, factLogs).map(
      ([id]) => ({ code: 'F01', log: ledger.stated.log, at: id }) as const,
    ),
  ]
}

/** A part of what a round won may have paid a debt: that is a row of its own, where it is there. */
function withDebts(
  { keys, fact }: Claim & { fact: Fact },
  sums: ReadonlyMap<string, bigint>,
): readonly string[] {
  if (fact.kind !== 'round.played') return keys
  const debts = keys.map((key) => key.replace(':', '-debt:')).filter((key) => sums.has(key))
  return [...keys, ...debts]
}

/** What a row gives the player, or moves between their accounts; less than zero where it takes. */
const sumOf = ([, , , source, target, amount]: Row, own: ReadonlySet<string>): bigint =>
  own.has(source) && !own.has(target) ? -BigInt(amount) : BigInt(amount)

function claimsOf({ facts }: FactLog): (Claim & { fact: Fact })[] {
  const orders = new Map<string, FactOf<'payment.ordered'>>()
  const settlements = new Map<string, string[][]>()
  const claimsOfFact = (fact: Fact): Claim[] => {
    if (fact.kind === 'payment.ordered') orders.set(fact.payment, fact)
    if (isPayment(fact)) return paymentClaims(fact.kind, orders.get(fact.payment))
    if (fact.kind !== 'bet.settled') return otherClaims(fact)
    const keys = [...(settlements.get(fact.bet) ?? []), fact.keys]
    settlements.set(fact.bet, keys)
    const areAll = keys.length === fact.version
    return [{ keys: [...new Set(keys.flat())], sumE5: areAll ? BigInt(fact.payout) : null }]
  }
  return facts.flatMap((fact) => claimsOfFact(fact).map((claim) => ({ fact, ...claim })))
}

function paymentClaims(kind: Fact['kind'], order: FactOf<'payment.ordered'> | undefined): Claim[] {
  const row = order && ROW_OF_STEP[`${order.type} ${kind}`]
  if (!row) return []
  const [origin, sign] = row
  return [{ keys: [`${origin}:${order.payment}`], sumE5: sign * BigInt(order.amount) }]
}

function otherClaims(fact: Fact): Claim[] {
  if (fact.kind === 'bet.placed') return [{ keys: [fact.key], sumE5: -BigInt(fact.cost) }]
  if (fact.kind === 'bet.cashed_out') return [{ keys: fact.keys, sumE5: BigInt(fact.paid) }]
  if (fact.kind !== 'round.played') return []
  return [
    { keys: fact.stakes, sumE5: -BigInt(fact.stake) },
    { keys: fact.wins, sumE5: BigInt(fact.win) },
  ]
}

/** Rows of payments since the journal's first fact that no fact tells of, where more are missing than are blacked out. */
function untold(rows: readonly Row[], factLogs: readonly FactLog[]): Row[] {
  const journal = factLogs.find(({ name }) => name.endsWith('/journal'))
  const [first] = journal?.facts ?? []
  if (!journal || !first) return []
  const told = new Set(journal.facts.filter(isPayment).map(({ payment }) => payment))
  const since = BigInt(Date.parse(first.at)) * 1_000n
  const without = rows.filter(([, key, , , , , , , , us]) => {
    const [origin = '', ...id] = key.split(':')
    return ORIGINS.includes(origin) && BigInt(us) >= since && !told.has(id.join(':'))
  })
  return without.length > journal.blackedOut ? without : []
}
