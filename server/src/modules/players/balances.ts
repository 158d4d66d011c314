import type { Db } from '../../db/db.ts'
import type { Clock } from '../../platform/clock.ts'
import { balanceE5 } from '../ledger/index.ts'

/** What a lost push can hide, at most. */
const KEPT_MS = 10_000
const KEPT_MAX = 50_000

type Deps = {
  db: Db
  clock: Clock
  /** Hears whose balance was pushed, in any process, until the returned function is called. */
  onPushed: (listener: (playerId: string) => void) => () => void
}
/** What an answer with this balance is known by (an HTTP entity tag). */
export const tagOf = (balanceE5: bigint): string => `"${balanceE5}"`

export type Balances = ReturnType<typeof openBalances>

/**
 * The cash balances of players. An open page asks every three seconds whether its balance still
 * holds: that is answered from memory, which a push of a new balance clears.
 */
export function openBalances({ db, clock, onPushed }: Deps) {
  const kept = new Map<string, { balanceE5: bigint; until: number }>()
  /** Reads under way: one that a push overtook is not kept. */
  const reading = new Map<string, Set<{ isOvertaken: boolean }>>()
  const nowMs = () => clock.now().getTime()
  const stop = onPushed((playerId) => {
    kept.delete(playerId)
    for (const read of reading.get(playerId) ?? []) read.isOvertaken = true
  })

  async function read(playerId: string): Promise<bigint> {
    const own = { isOvertaken: false }
    const all = reading.get(playerId) ?? new Set()
    reading.set(playerId, all.add(own))
    try {
      const balance = await balanceE5(db, playerId)
      if (kept.size >= KEPT_MAX) kept.clear()
      if (!own.isOvertaken) kept.set(playerId, { balanceE5: balance, until: nowMs() + KEPT_MS })
      return balance
    } finally {
      all.delete(own)
      if (all.size === 0) reading.delete(playerId)
    }
  }

  return {
    /** The last committed balance. */
    read,

    /** The balance that this tag names, where memory says that it still holds. */
    confirm(playerId: string, tag: string): bigint | undefined {
      const known = kept.get(playerId)
      const holds = known && known.until > nowMs() && tagOf(known.balanceE5) === tag
      return holds ? known.balanceE5 : undefined
    },

    close: stop,
  }
}
