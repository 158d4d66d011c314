import { hexToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod/mini'
import type { LineOf } from '../lines.ts'
import type { Evidence } from '../read.ts'
import { isConsistent } from '../site/consistency.ts'
import { count, hash, text } from '../values.ts'
import type { Finding } from './finding.ts'

/** That a log of `to` batches goes on from what it was with `from`. */
const PROOF = z.object({ log: text, from: count, to: count, path: z.array(hash) })
export type HeadProof = z.infer<typeof PROOF>
/** Which proof is to be fetched, where none was given. */
export type AskedProof = Pick<HeadProof, 'log' | 'from' | 'to'>

const ANSWER = z.object({ data: PROOF })

/** Reads proofs as the site answers them, one after the other. Throws where one is none. */
export function readProofs(file: string): HeadProof[] {
  const answers = file.replace(/\}\s*\{/g, '}\n{').split('\n')
  return answers
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const value: unknown = JSON.parse(line)
      return ANSWER.safeParse(value).data?.data ?? PROOF.parse(value)
    })
}

type Head = Pick<LineOf<'head'>, 'log' | 'batches' | 'root'>

/**
 * F09 of heads that were kept: a log is not what it was at one of them. Where one has more batches than the other a
 * proof tells, and what was not given is asked for: without it nothing can be said.
 */
export function headFindings(
  now: Evidence,
  kept: readonly Head[],
  proofs: readonly HeadProof[],
): { findings: Finding[]; asked: AskedProof[] } {
  const findings: Finding[] = []
  const asked: AskedProof[] = []
  for (const { head } of now.logs) {
    for (const other of kept.filter(({ log }) => log === head.log)) {
      const [older, newer] = other.batches <= head.batches ? [other, head] : [head, other]
      const { log, batches: from } = older
      const named = { log, from, to: newer.batches }
      const path = pathOf(named, proofs)
      if (path === undefined) asked.push(named)
      else if (!isConsistent(treeOf(older), treeOf(newer), path))
        findings.push({ code: 'F09', log, at: null })
    }
  }
  return { findings: onceEach(findings), asked: onceEach(asked) }
}

const treeOf = ({ batches, root }: Head) => ({ size: batches, root: hexToBytes(root) })

/** Nothing is needed between two of one size, nor from an empty log. */
function pathOf(
  { log, from, to }: AskedProof,
  proofs: readonly HeadProof[],
): Uint8Array[] | undefined {
  if (from === to || from === 0) return []
  const proof = proofs.find((one) => one.log === log && one.from === from && one.to === to)
  return proof?.path.map(hexToBytes)
}

/** Without what was there before. */
export const onceEach = <One>(all: readonly One[]): One[] => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
]
