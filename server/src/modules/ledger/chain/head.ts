import { z } from 'zod/mini'
import type { Db, Tx } from '../../../db/db.ts'
import type { Finding } from '../finding.ts'
import { NO_HASH } from './hash-chain.ts'
import { type LedgerKey, signCheckpoint } from './signature.ts'

const Head = z.object({
  /** The newest checkpoint's number; 0 where there is none. */
  n: z.number().check(z.int(), z.minimum(0)),
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  hmac: z.string().check(z.regex(/^([0-9a-f]{64})?$/)),
  at: z.nullable(z.string()),
})

/** The end of the chain at a moment: kept elsewhere, it shows later that nothing up to there was cut off. */
export type Head = z.output<typeof Head>

const NO_HEAD: Head = { n: 0, hash: NO_HASH.toString('hex'), hmac: '', at: null }

/** The head in a text that was exported. Throws one sentence where it is none. */
export function parseHead(text: string): Head {
  try {
    return Head.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error('it holds no head of a ledger', { cause })
  }
}

export const headText = (head: Head): string => `${JSON.stringify(head)}\n`

export async function readHead(db: Db | Tx): Promise<Head> {
  const row = await db
    .selectFrom('ledger_seal')
    .leftJoin('seal_signature', 'seal_id', 'id')
    .select(['id', 'hash', 'hmac', 'ledger_seal.created_at as at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return NO_HEAD
  const { id, hash, hmac, at } = row
  return {
    n: Number(id),
    hash: hash.toString('hex'),
    hmac: hmac?.toString('hex') ?? '',
    at: at.toISOString(),
  }
}

/** Whether the chain still goes through a head that was exported. */
export async function checkHead(db: Db | Tx, key: LedgerKey, head: Head): Promise<Finding[]> {
  if (head.n === 0) return []
  const checkpoint = await db
    .selectFrom('ledger_seal')
    .selectAll()
    .where('id', '=', BigInt(head.n))
    .executeTakeFirst()
  const of = `the exported head, checkpoint ${head.n} of ${head.at}`
  if (!checkpoint)
    return [{ rule: 'LED-12', sentence: `${of}, is gone: the end of the chain was cut off` }]
  const isSame =
    checkpoint.hash.toString('hex') === head.hash &&
    signCheckpoint(key, checkpoint).toString('hex') === head.hmac
  return isSame ? [] : [{ rule: 'LED-12', sentence: `${of}, is another one now` }]
}
