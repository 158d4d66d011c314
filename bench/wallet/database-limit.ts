import { performance } from 'node:perf_hooks'
import type pg from 'pg'
import pino from 'pino'
import type { WalletCommand } from '../../server/src/modules/casino/wallet/command.ts'
import { commitBatch } from '../../server/src/modules/casino/wallet/commit/commit-batch.ts'
import {
  type Connection,
  keepConnection,
} from '../../server/src/modules/casino/wallet/commit/connection.ts'
import { openMemory } from '../../server/src/modules/casino/wallet/commit/memory.ts'
import { openTally } from '../../server/src/modules/casino/wallet/commit/tally.ts'
import { PLAY_MONEY } from '../../server/src/modules/protection/index.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import type { Measured } from '../load/drive.ts'

/** As many as the wallet takes in one batch at most. */
const BATCH = 512
/** So many batches are prepared beforehand for each second: about what one connection takes. */
const BATCHES_PER_SECOND = 60

/**
 * The database's own limit for the wallet's statement: batches that were decided and written down
 * beforehand, sent one after another by a connection that has nothing else to do. Nobody else may
 * bet for these players: each batch stands on the one before.
 */
export function openOwnLimit(pool: pg.Pool, bets: readonly (() => WalletCommand)[]) {
  const connection = keepConnection(pool)
  const written: { name: string; text: string; values: unknown[] }[] = []
  let isWriting = false
  const db = {
    ...connection,
    async query(name: string, text: string, values: unknown[] = []) {
      if (!isWriting) return connection.query(name, text, values)
      written.push({ name, text, values })
      return []
    },
  } as Connection
  const deps = {
    db,
    memory: openMemory(),
    tally: openTally(),
    clock: systemClock,
    house: PLAY_MONEY,
    log: pino({ level: 'warn' }),
    onCommitted: () => {},
    monotonicMs: () => performance.now(),
  }
  let next = 0

  async function decide(batches: number): Promise<void> {
    for (let batch = 0; batch < batches; batch++) {
      const commands = Array.from({ length: BATCH }, () => bets[next++ % bets.length]?.())
      const results = await commitBatch(deps, commands as WalletCommand[])
      if (results.some((one) => one.status === 'rejected' || one.value.outcome !== 'ok'))
        throw new Error('a bet of the prepared batches was refused')
    }
  }

  return {
    async run(seconds: number): Promise<Measured> {
      // What is remembered of each player is then of now.
      if (next === 0) await decide(Math.ceil(bets.length / BATCH))
      isWriting = true
      await decide(seconds * BATCHES_PER_SECOND)
      isWriting = false
      const batches = written.splice(0)
      const start = performance.now()
      for (const { name, text, values } of batches) await connection.query(name, text, values)
      const ms = performance.now() - start
      const done = batches.length * BATCH
      return { done, perSecond: (done / ms) * 1_000, p50Ms: ms / batches.length, p99Ms: Number.NaN }
    },
    /** How many bets were made by now. */
    made: () => next,
    close: () => connection.close(),
  }
}
