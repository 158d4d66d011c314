import { type Evidence, entriesOf, isRow } from '../read.ts'
import { betFindings } from './bets.ts'
import { fairnessFindings } from './fairness.ts'
import { type Finding, factLogsOf } from './finding.ts'
import { ledgerFindings } from './ledger.ts'
import { limitFindings } from './limits.ts'
import { olderFindings } from './older.ts'
import { paymentFindings } from './payments.ts'

/** F01 to F09 of an authentic file, in the order of their codes. */
export function findingsOf(evidence: Evidence, older: Evidence | undefined): Finding[] {
  const logs = factLogsOf(evidence)
  const twoAbove = BigInt(evidence.bundle.policy.twoAbove)
  const found = [
    ...ledgerFindings(evidence, logs),
    ...logs.flatMap((log) => paymentFindings(log, twoAbove)),
    ...logs.flatMap(fairnessFindings),
    ...logs.flatMap(limitFindings),
    ...logs.flatMap(betFindings),
    ...memberFindings(evidence),
    ...(older ? olderFindings(evidence, older) : []),
  ]
  return found.toSorted((a, b) => (a.code < b.code ? -1 : 1))
}

/** F08: a fact lacks a member. */
const memberFindings = ({ logs }: Evidence): Finding[] =>
  logs.flatMap((log) =>
    entriesOf(log).flatMap(({ fact, body }) =>
      fact === 'lacks' && body !== null && !isRow(body)
        ? [{ code: 'F08', log: log.stated.log, at: String(body.n) } as const]
        : [],
    ),
  )
