import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Money } from '../players.ts'

export const FOUND_KINDS = [
  'player',
  'withdrawal',
  'deposit',
  'transfer',
  'bet',
  'round',
  'ticket',
] as const

export const FoundRecord = z.object({
  kind: z.enum(FOUND_KINDS),
  id: z.string(),
  /** What people call it: `ZR 204 718 331`, `884117`. */
  name: z.string(),
  /** Whose it is. */
  player: z.object({ id: z.string(), number: z.string(), username: z.string() }),
  /** Of a player, by what they were found. */
  by: z.nullable(z.enum(['number', 'phone', 'email', 'name'])),
  /** The player's name, the reason of a transfer, the title of a game; null where there is none. */
  what: z.nullable(z.string()),
  amountE5: z.nullable(Money),
  at: z.nullable(z.string()),
})
export type FoundRecord = z.output<typeof FoundRecord>

/**
 * Recognised by its shape: a player's number, four or more digits of the end of a phone, an address, the
 * beginning of a name, `#` and a payment, `k-` and a bet, digits of a transfer, round or ticket. `o:`, `i:`,
 * `t:` and `b:` narrow to players, payments and transfers, rounds, tickets. What the caller may not see is
 * not found. A POST, as a phone or an address stands in no address of a page.
 */
export const searchRecords = operation({
  method: 'POST',
  path: '/api/office/search',
  summary: 'Finds records of the house by what is typed; each search for a person is audited',
  right: 'search.use',
  writes: false,
  example: { text: '#884117' },
  input: z.strictObject({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)) }),
  output: z.array(FoundRecord),
})
