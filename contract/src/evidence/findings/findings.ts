import type { LineOf } from '../lines.ts'
import { type Evidence, entriesOf, isRow } from '../read.ts'
import type { PublishedTexts } from '../site/texts.ts'
import { betFindings } from './bets.ts'
import { fairnessFindings } from './fairness.ts'
import { type Finding, factLogsOf } from './finding.ts'
import { type AskedProof, type HeadProof, headFindings, onceEach } from './heads.ts'
import { ledgerFindings } from './ledger.ts'
import { limitFindings } from './limits.ts'
import { olderFindings } from './older.ts'
import { paymentFindings } from './payments.ts'
import { termsFindings } from './terms.ts'

/** What the findings are looked for beside: what is not known is not looked at. */
export type Beside = {
  older?: Evidence | undefined
  kept?: readonly LineOf<'head'>[]
  proofs?: readonly HeadProof[]
  texts?: PublishedTexts
}

/** F01 to F10 of an authentic file, in the order of their codes, and the proofs that would tell more. */
export function findingsOf(
  evidence: Evidence,
  { older, kept = [], proofs = [], texts }: Beside,
): { findings: Finding[]; asked: AskedProof[] } {
  const logs = factLogsOf(evidence)
  const twoAbove = BigInt(evidence.bundle.policy.twoAbove)
  const heads = [...(older?.logs.map(({ head }) => head) ?? []), ...kept]
  const ofHeads = headFindings(evidence, heads, proofs)
  const found = [
    ...ledgerFindings(evidence, logs),
    ...logs.flatMap((log) => paymentFindings(log, twoAbove)),
    ...logs.flatMap(fairnessFindings),
    ...logs.flatMap(limitFindings),
    ...logs.flatMap(betFindings),
    ...memberFindings(evidence),
    ...onceEach([...(older ? olderFindings(evidence, older) : []), ...ofHeads.findings]),
    ...(texts ? logs.flatMap((log) => termsFindings(log, texts)) : []),
  ]
  return { findings: found.toSorted((a, b) => (a.code < b.code ? -1 : 1)), asked: ofHeads.asked }
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
