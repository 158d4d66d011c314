import { CURRENCY } from '@zar/contract/limits'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { z } from 'zod/mini'
import type { Db } from '../../../db/db.ts'

export const READ_JACKPOTS_CRONTAB = '* * * * * read_jackpots'

const TIMEOUT_MS = 5_000

/** 100 000 are a lira, there and here. */
const Units = z.string().check(z.regex(/^-?\d{1,18}$/))
const Books = z.object({
  levels: z.array(
    z.object({
      level: z.enum(['yek', 'du', 'cihar', 'ses']),
      paidInUnits: Units,
      wonUnits: Units,
      potUnits: Units,
      reserveUnits: Units,
      ceilingUnits: z.nullable(Units),
      falls: z.int().check(z.minimum(0)),
    }),
  ),
})
type Book = z.output<typeof Books>['levels'][number]

type Deps = { db: Db; log: Pick<Logger, 'warn'>; arcadeUrl: string }

/**
 * Asks the arcade what its jackpots' books say, and keeps it as the last word of this day. Where it does not
 * answer, or says what does not add up, the reading before it stands and shows its age.
 */
export async function readJackpotBooks({ db, log, arcadeUrl }: Deps): Promise<void> {
  try {
    const response = await fetch(new URL('/api/jackpots/books', arcadeUrl), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`the arcade answers ${response.status}`)
    const { levels } = Books.parse(await response.json())
    for (const level of levels) await keep(db, level)
  } catch (err) {
    log.warn({ err }, 'the books of the jackpots were not read')
  }
}

async function keep(db: Db, book: Book): Promise<void> {
  await db
    .insertInto('jackpot_reading')
    .values({
      pool: book.level,
      day: sql`day_of_istanbul_v1(clock_timestamp())`,
      currency: CURRENCY.code,
      at: sql`clock_timestamp()`,
      paid_in_e5: BigInt(book.paidInUnits),
      won_e5: BigInt(book.wonUnits),
      falls: book.falls,
      amount_e5: BigInt(book.potUnits),
      reserve_e5: BigInt(book.reserveUnits),
      ceiling_e5: book.ceilingUnits === null ? null : BigInt(book.ceilingUnits),
    })
    .onConflict((conflict) =>
      conflict.columns(['pool', 'day']).doUpdateSet((eb) => ({
        at: eb.ref('excluded.at'),
        paid_in_e5: eb.ref('excluded.paid_in_e5'),
        won_e5: eb.ref('excluded.won_e5'),
        falls: eb.ref('excluded.falls'),
        amount_e5: eb.ref('excluded.amount_e5'),
        reserve_e5: eb.ref('excluded.reserve_e5'),
        ceiling_e5: eb.ref('excluded.ceiling_e5'),
      })),
    )
    .execute()
}
