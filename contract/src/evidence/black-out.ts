import { utf8ToBytes } from '@noble/hashes/utils.js'
import { parseCanon } from './canon.ts'
import { LINE } from './lines.ts'
import { itemLeaf, leafLine, splitLines } from './read.ts'

const LF = 10

/**
 * The file with the items of those lines, numbered from 1, as their leaves: nobody can read them there, and
 * every signature still holds. A number of another line than an item's changes nothing. Throws `Refused` where
 * the file has no lines.
 */
export function blackOut(file: Uint8Array, numbers: ReadonlySet<number>): Uint8Array {
  const lines = splitLines(file).map((line, at) => (numbers.has(at + 1) ? blackened(line) : line))
  const made = new Uint8Array(lines.reduce((sum, line) => sum + line.length + 1, 0))
  let at = 0
  for (const line of lines) {
    made.set(line, at)
    at += line.length + 1
    made[at - 1] = LF
  }
  return made
}

function blackened(bytes: Uint8Array): Uint8Array {
  const line = LINE.parse(parseCanon(bytes))
  if (line.t !== 'item') return bytes
  return utf8ToBytes(leafLine({ log: line.log, b: line.b, p: line.p, leaf: itemLeaf(line) }))
}
