import { sql } from 'kysely'
import type { Tx } from '../../db/db.ts'
import type { Report } from './finding.ts'
import { NO_HASH, openSeal, type TransferText } from './seal.ts'
import { type LedgerKey, signSeal } from './signature.ts'

/**
 * Follows the chain of seals while the transfers go by in the order of their ids (LED-12). Without the key
 * the signatures are not looked at.
 */
export async function checkChain(tx: Tx, report: Report, key?: LedgerKey) {
  const seals = await tx.selectFrom('ledger_seal').selectAll().orderBy('id').execute()
  if (key) await checkSignatures(tx, key, report)
  let next = 0
  let before: Buffer = NO_HASH
  let reached = 0n
  let count = 0
  let seal = seals[0] && openSeal(before, seals[0].after_id, seals[0].to_id)

  function close(): void {
    const stored = seals[next]
    if (!stored || !seal) return
    const hash = seal.hash()
    const isWhole = stored.after_id === reached && stored.transfers === count
    if (!isWhole || !hash.equals(stored.hash)) {
      report(
        'LED-12',
        `seal ${stored.id} over transfers ${stored.after_id} to ${stored.to_id} is broken: ` +
          `${stored.transfers} sealed, ${count} found${isWhole ? ', and they differ' : ''}`,
      )
    }
    // What stands on a broken seal is judged on its own.
    before = stored.hash
    reached = stored.to_id
    count = 0
    next++
    const following = seals[next]
    seal = following && openSeal(before, following.after_id, following.to_id)
  }

  return {
    seals: seals.length,
    add(row: TransferText): void {
      const id = BigInt(row.id)
      while (seal && id > (seals[next]?.to_id ?? 0n)) close()
      if (!seal) return
      seal.add(row)
      count++
    },
    end(): void {
      while (seal) close()
    },
  }
}

/** Every seal has its signature, and every signature its seal. */
async function checkSignatures(tx: Tx, key: LedgerKey, report: Report): Promise<void> {
  const { rows } = await sql<Signed>`
    select coalesce(seal_id, id) as id, id is not null as "isThere", after_id, to_id, transfers, hash, hmac
      from ledger_seal full join seal_signature on seal_id = id order by 1`.execute(tx)
  for (const { isThere, hmac, ...seal } of rows) {
    if (!isThere) report('LED-12', `seal ${seal.id} is gone, and its signature is left`)
    else if (!hmac) report('LED-12', `seal ${seal.id} has no signature`)
    else if (!signSeal(key, seal).equals(hmac)) {
      report(
        'LED-12',
        `seal ${seal.id} is not the one that was signed, or was signed with another key`,
      )
    }
  }
}

type Signed = Parameters<typeof signSeal>[1] & { isThere: boolean; hmac: Buffer | null }
