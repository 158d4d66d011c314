import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pino from 'pino'
import { openDb } from '../../server/src/db/db.ts'
import { openWallet, type WalletCommand } from '../../server/src/modules/casino/index.ts'
import { PLAY_MONEY } from '../../server/src/modules/protection/index.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { openTable } from '../../server/src/testing/players/play.ts'
import { insertPlayers } from '../../server/src/testing/players/players.ts'
import type { Answered } from './compare.ts'

const PLAYERS = 256
const CASH_E5 = 1_000_000_000_000n
/** A bet of a kuruş and the least unit, to be told from others. */
const BET_E5 = 1_000n
const PAUSE_MS = 50

/** Players who bet through the wallet, one bet each at a time. */
export async function openBets(url: string, players = PLAYERS) {
  const { db, pool, close } = openDb({ url })
  const log = pino({ level: 'warn' })
  const wallet = openWallet({ pool, clock: systemClock, house: PLAY_MONEY, log })
  const ids = await insertPlayers(
    db,
    Array.from({ length: players }, () => ({ cashE5: CASH_E5 })),
  )
  const clocked = { db, clock: systemClock } as Parameters<typeof openTable>[0]
  const tables: Awaited<ReturnType<typeof openTable>>[] = []
  for (const id of ids) tables.push(await openTable(clocked, id))

  async function post(command: WalletCommand): Promise<void> {
    const { outcome } = await wallet.post(command)
    if (outcome !== 'ok') throw new Error(`a bet was answered ${outcome}`)
  }

  return {
    /** So many bets as quickly as they are taken. */
    async fill(bets: number): Promise<void> {
      let left = bets
      const one = async (table: (typeof tables)[number]) => {
        while (left-- > 0) await post(table.bet(BET_E5))
      }
      await Promise.all(tables.map(one))
    },
    /** One bet after the other until it is told to stop, or the database is gone; those that were answered. */
    async bet(stop: AbortSignal): Promise<Answered[]> {
      const answered: Answered[] = []
      const [table] = tables
      while (table && !stop.aborted) {
        const command = table.bet(BET_E5)
        try {
          await post(command)
        } catch (error) {
          // The disk is lost under this one.
          if (stop.aborted) break
          throw error
        }
        answered.push({ id: command.transactionId, atMs: Date.now() })
        await wait(PAUSE_MS, undefined, { signal: stop }).catch(() => {})
      }
      return answered
    },
    /** One that must be taken. */
    one: () => post((tables[0] as (typeof tables)[number]).bet(BET_E5)),
    async close(): Promise<void> {
      await wallet.close()
      await close()
    },
  }
}

export type Bets = Awaited<ReturnType<typeof openBets>>

/** The ids of the bets that the database has, of those asked for; and how many transfers. */
export async function readKept(url: string, ids: readonly string[]) {
  const { db, close } = openDb({ url, poolSize: 1, isPatient: true })
  try {
    const { rows: bets } = await sql<{ id: string }>`
      select id from wallet_transaction where provider = 'hub88' and id = any(${ids}::text[])`.execute(
      db,
    )
    const { rows } = await sql<{ transfers: number }>`
      select count(*)::int as transfers from transfer`.execute(db)
    return { kept: new Set(bets.map(({ id }) => id)), transfers: rows[0]?.transfers ?? 0 }
  } finally {
    await close()
  }
}
