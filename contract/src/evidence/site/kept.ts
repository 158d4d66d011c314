import { utf8ToBytes } from '@noble/hashes/utils.js'
import { parseCanon } from '../canon.ts'
import { findKey, type Keys } from '../keys.ts'
import { LINE, type LineOf } from '../lines.ts'
import { isSigned } from '../signature.ts'

/** A head that was kept is not one that the house signed: nothing can be told by it. */
export class NotKept extends Error {}

/**
 * The signed heads in a letter, or in a file of heads: whatever line begins as one does. Throws `NotKept` where one is
 * not signed by a key of the list.
 */
export async function readKept(letter: string, keys: Keys): Promise<LineOf<'head'>[]> {
  const heads: LineOf<'head'>[] = []
  for (const line of letter.split('\n').map((one) => one.trim())) {
    if (line.startsWith('{"at":')) heads.push(await keptHead(line, keys))
  }
  return heads
}

async function keptHead(line: string, keys: Keys): Promise<LineOf<'head'>> {
  const head = headOf(line)
  if (head?.t !== 'head') throw new NotKept('A line that was kept is no head.')
  const origin = `https://${head.log.split('/')[0]}`
  const asked = { id: head.key, use: 'head', origin, at: head.at, isPublished: true } as const
  const key = findKey(keys, asked)
  if (!key || !(await isSigned('zar-head-v1', head, key.public))) {
    throw new NotKept('A head that was kept is not signed by a key of the list.')
  }
  return head
}

function headOf(line: string) {
  try {
    return LINE.parse(parseCanon(utf8ToBytes(line)))
  } catch {
    return undefined
  }
}
