import type { FindingCode } from '../../contract/src/evidence/findings/finding.ts'
import type { RefusedCode } from '../../contract/src/evidence/refused.ts'

/** What each code of docs/evidence.md says, after "It is refused: ". */
export const REFUSED: Record<RefusedCode, string> = {
  E01: 'it is too large, or its lines do not each end with one line feed',
  E02: 'a line is not canonical JSON',
  E03: 'a line is of an unknown type, version or kind, has other members or stands elsewhere',
  E05: 'a key is not in the list, or may not sign this at this time',
  E06: 'the signature of the last line does not hold',
  E07: 'the number of lines or their root is not what was signed',
  E08: 'the signature of a head does not hold',
  E09: 'the batches do not follow each other, or are not in their head',
  E10: 'an item is not in its batch',
  E12: 'a row or fact is of somebody else',
  E13: 'a balance does not follow from the row before',
  E14: 'an opening or closing balance is not that of the rows',
  E15: 'facts are missing',
  E19: 'a time is impossible',
}
export const FOUND: Record<FindingCode, string> = {
  F01: 'ledger and facts differ',
  F02: 'a step is out of order',
  F03: 'a clock was missed, or is missing',
  F04: 'one person decided where two are due',
  F05: 'seed, nonce, block or order of commitment is wrong',
  F06: 'a limit was raised within 24 hours',
  F07: 'a payout is not that of its legs, or its version or facts are missing',
  F08: 'a fact lacks a member',
  F09: 'the older file says otherwise',
  F10: 'an accepted text is not published, or is published otherwise',
}
