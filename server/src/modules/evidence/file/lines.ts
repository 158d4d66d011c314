import { canon } from '@zar/contract/evidence/canon'
import type { LineOf } from '@zar/contract/evidence/lines'
import { leafOf, rootOf } from '@zar/contract/evidence/tree'
import { type SigningKey, signLine } from '../../../platform/encryption/signing-key.ts'

const LINES_MAX = 2_000_000
const BYTES_MAX = 512 * 1024 * 1024

/** A row or a fact as it is shown. */
export type Shown = { p: number; salt: string; body: string; leaf: Uint8Array }

/**
 * Writes the lines of a file and keeps what its end signs. Throws where the file becomes larger than any verifier
 * reads.
 */
export function openLines() {
  const leaves: Uint8Array[] = []
  let bytes = 0
  const counted = (text: string, counts: string): string => {
    leaves.push(leafOf(Buffer.from(counts)))
    bytes += Buffer.byteLength(text) + 1
    if (leaves.length >= LINES_MAX || bytes > BYTES_MAX) throw new Error('the file is too large')
    return `${text}\n`
  }
  return {
    add(line: object): string {
      const text = canon(line)
      return counted(text, text)
    },
    /** An item counts as the leaf line that may stand for it. */
    item(log: string, b: number, { p, salt, body, leaf }: Shown): string {
      // `body` is canonical already, and its name stands in its order.
      const text = `{"b":${b},"body":${body},"log":${JSON.stringify(log)},"p":${p},"salt":"${salt}","t":"item"}`
      const hidden = { t: 'leaf', log, b, p, leaf: Buffer.from(leaf).toString('hex') }
      return counted(text, canon(hidden))
    },
    /** One that is spelled already. */
    raw: counted,
    end(key: SigningKey): string {
      const end: LineOf<'end'> = signLine('zar-evidence-v1', key, {
        t: 'end' as const,
        lines: leaves.length + 1,
        root: Buffer.from(rootOf(leaves)).toString('hex'),
      })
      return `${canon(end)}\n`
    },
  }
}
