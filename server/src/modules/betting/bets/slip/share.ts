import type { LegAsked, sharedSlip } from '@zar/contract/betting/slip'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db } from '../../../../db/db.ts'
import type { Random } from '../../../../platform/random.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { selectionIdsOf } from './combine.ts'
import { stateLegs } from './quote.ts'
import { readOffers } from './read-offers.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789'
const LENGTH = 7
/** Enough that hardly ever too few are usable. */
const BYTES = 32

/** Keeps the selections of a slip, and answers the code that finds them. Refuses unknown ones with `not_found`. */
export async function shareSlip(
  { db, random }: { db: Db; random: Random },
  legs: readonly LegAsked[],
): Promise<string> {
  const ids = selectionIdsOf(legs)
  const { byId } = await readOffers(db, ids)
  if (byId.size < ids.length) throw new Refusal('not_found')
  for (;;) {
    const code = codeBy(random)
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('betting_share')
      .values({ code, legs: JSON.stringify(legs), created_at: sql<Date>`now()` })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 1n) return code
  }
}

/** Each letter is equally likely: bytes beyond the last whole round of letters are left out. */
function codeBy(random: Random): string {
  const usable = 256 - (256 % LETTERS.length)
  const bytes = [...Buffer.from(random.token(BYTES), 'base64url')].filter((byte) => byte < usable)
  const letters = bytes.slice(0, LENGTH).map((byte) => LETTERS[byte % LETTERS.length])
  return letters.length === LENGTH ? letters.join('') : codeBy(random)
}

/** The selections behind a code, as they were shared and as they are now. Refuses with `not_found`. */
export async function readShared(db: Db, code: string): Promise<z.input<typeof sharedSlip.output>> {
  const row = await db
    .selectFrom('betting_share')
    .select('legs')
    .where('code', '=', code)
    .executeTakeFirst()
  if (!row) throw new Refusal('slip_code_unknown')
  const legs = row.legs as LegAsked[]
  const states = stateLegs(legs, await readOffers(db, selectionIdsOf(legs)))
  return { legs: legs.flatMap((asked, at) => (states[at] ? [{ asked, now: states[at] }] : [])) }
}
