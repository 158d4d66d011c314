import { createHmac } from 'node:crypto'
import { leafOf } from '@zar/contract/evidence/tree'
import type { EvidenceLog } from '../../../db/tables/office/evidence.ts'
import type { SigningKey } from '../../../platform/encryption/signing-key.ts'

/** What the logs are made with, from files outside the database. */
export type EvidenceKeys = {
  /** Makes the salts of the ledger's leaves: without it no row can be shown any more. */
  salt: Buffer
  /** Keys the chain of batches. */
  chain: Buffer
  /** Signs heads. */
  head: SigningKey
  /** Signs files. */
  file: SigningKey
}

/** The keys, and the site as browsers reach it: `https://zar.example`. */
export type EvidenceHouse = { keys: EvidenceKeys; origin: string }

/** A log as it is written: its name is `zar.example/ledger`. */
export type NamedLog = { log: EvidenceLog; name: string }

export const nameOf = (origin: string, log: EvidenceLog): string => `${new URL(origin).host}/${log}`

const SALT_BYTES = 16

/** Without it a leaf could be found by trying what a row may say. */
export const saltOf = (key: Buffer, name: string, id: string): Buffer =>
  createHmac('sha256', key).update(`${name} ${id}`).digest().subarray(0, SALT_BYTES)

export const leafOfItem = (salt: Uint8Array, body: string): Uint8Array =>
  leafOf(salt, Buffer.from(body))

type MacOf = { previous: Buffer; afterId: bigint; toId: bigint; leaves: readonly Uint8Array[] }

/** The keyed hash of a batch, onto the one of the batch before it. */
export const macOf = (key: Buffer, { previous, afterId, toId, leaves }: MacOf): Buffer =>
  createHmac('sha256', key)
    .update(previous)
    .update(`${afterId} ${toId}\n`)
    .update(Buffer.concat(leaves))
    .digest()
