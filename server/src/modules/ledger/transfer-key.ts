import { type RawBuilder, sql } from 'kysely'

/**
 * The grammar of `transfer.key`, in one place: `origin:id`. The origin names who posted the transfer (a
 * supplier, a partner, `deposit`, …), and the id is theirs. The part of a transfer that became a debt has
 * the key `origin-debt:id`. No origin has a colon in it; an id may.
 */
const SEPARATOR = ':'
const DEBT = '-debt'

export const transferKeyOf = (origin: string, id: string): string => origin + SEPARATOR + id
export const debtOriginOf = (origin: string): string => origin + DEBT

/** The origin in a key; of a debt without its mark. */
export const originIn = (key: string): string => {
  const origin = key.slice(0, Math.max(0, key.indexOf(SEPARATOR)))
  return origin.endsWith(DEBT) ? origin.slice(0, -DEBT.length) : origin
}

/** The id in a key. */
export const originIdIn = (key: string): string => key.slice(key.indexOf(SEPARATOR) + 1)

const keyOf = (transfer: string) => sql.ref(`${transfer}.key`)

/** The origin of a transfer, by the transfer's name in a query; of a debt with its mark. */
export const originOf = (transfer: string): RawBuilder<string> =>
  sql`split_part(${keyOf(transfer)}, ':', 1)`

/** The origin of a transfer or of the debt that is part of it. */
export const originOrDebtOf = (transfer: string): RawBuilder<string> =>
  sql`replace(${originOf(transfer)}, '-debt', '')`

export const originIdOf = (transfer: string): RawBuilder<string> =>
  sql`substr(${keyOf(transfer)}, strpos(${keyOf(transfer)}, ':') + 1)`

/** The key in a query, of an origin and an id that are expressions of it. */
export const keyIn = (origin: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<string> =>
  sql`${origin} || ':' || ${id}`

export const debtKeyIn = (
  origin: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<string> => sql`${origin} || '-debt:' || ${id}`
