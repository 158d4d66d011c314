import { readKeys } from '../../../contract/src/evidence/keys.ts'
import { type Known, verifyEvidence } from '../../../contract/src/evidence/verify.ts'
import { makeKeys, PAIRS } from './make.ts'

export type Answer = string

/** `valid`, a code, or the findings: `valid F01 F03`. */
export async function answerTo(
  file: Uint8Array,
  known: Partial<Known> = {},
  keys: Uint8Array = makeKeys(),
): Promise<string> {
  const verdict = await verifyEvidence(file, {
    keys: await readKeys(keys, PAIRS.root.public),
    ...known,
  })
  if (verdict.verdict === 'refused') return verdict.code
  return ['valid', ...new Set(verdict.findings.map(({ code }) => code))].join(' ')
}
