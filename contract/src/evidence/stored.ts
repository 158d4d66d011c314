/** Batches and heads as both logs store them, and as the format writes them (docs/evidence.md). */
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canon } from './canon.ts'
import type { LineOf } from './lines.ts'
import { leafOf } from './tree.ts'

export type StoredBatch = {
  /** The log's name, as its heads have it. */
  name: string
  i: number
  after_id: bigint | number
  to_id: bigint | number
  rows: number
  root: Uint8Array
  mac: Uint8Array
  at: Date
}

export const lineOfBatch = ({ name, i, after_id, to_id, rows, root, mac, at }: StoredBatch) =>
  ({
    t: 'batch',
    log: name,
    i,
    after: String(after_id),
    to: String(to_id),
    rows,
    root: bytesToHex(root),
    mac: bytesToHex(mac),
    at: at.toISOString(),
  }) satisfies LineOf<'batch'>

/** What the batch is in the tree whose root a head signs. */
export const leafOfBatch = (batch: StoredBatch): Uint8Array =>
  leafOf(utf8ToBytes(canon(lineOfBatch(batch))))

export type StoredHead = {
  name: string
  batches: number
  rows: bigint | number
  root: Uint8Array
  at: Date
  key: string
  sig: Uint8Array
}

export const lineOfHead = ({ name, batches, rows, root, at, key, sig }: StoredHead) =>
  ({
    t: 'head',
    v: 1,
    log: name,
    batches,
    rows: Number(rows),
    root: bytesToHex(root),
    at: at.toISOString(),
    key,
    sig: bytesToHex(sig),
  }) satisfies LineOf<'head'>
