import type { Chance } from '../chance.ts'
import type { Clock } from '../clock.ts'
import type { Pool } from '../store/database.ts'

export type BankDeps = {
  /** What the merchant signs its orders with, and we our callbacks: one for each direction. */
  secrets: { orders: string; callbacks: string }
  /** The merchant's site, as browsers reach it. */
  siteUrl: string
  /** Where the merchant is told what became of its orders. */
  callbackUrl: string
  /** This server as browsers reach it; the bank lies under `/bank`. */
  publicUrl: string
  pool: Pool
  clock: Clock
  chance: Chance
  /** How often due callbacks are looked for. */
  pollMs?: number
}
