import type { Tx } from '../../db/db.ts'
import type { Report } from './finding.ts'
import { NO_HASH, openSeal, type TransferText } from './seal.ts'

/** Follows the chain of seals while the transfers go by in the order of their ids (LED-12). */
export async function checkChain(tx: Tx, report: Report) {
  const seals = await tx.selectFrom('ledger_seal').selectAll().orderBy('id').execute()
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
    head: (seals.at(-1)?.hash ?? NO_HASH).toString('hex'),
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
