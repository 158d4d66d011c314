import * as z from 'zod/mini'
import type { StoredBet } from '../money/stored-bet.ts'
import type { Offers } from '../slip/offer.ts'

/** A quote is believed for so long. */
const LIVES_MS = 5_000

const Token = z.strictObject({
  betId: z.string(),
  percent: z.int(),
  paidKurus: z.int(),
  seen: z.string(),
  atMs: z.int(),
})
type Token = z.infer<typeof Token>

/** Names a quote. It is the player’s own word of what they saw: what is paid is reckoned anew. */
export const tokenOf = (quote: Token): string =>
  Buffer.from(JSON.stringify(quote)).toString('base64url')

/** The quote of a bet’s part that a token names; undefined where it is another’s or too old. */
export function readToken(
  token: string,
  { betId, percent, nowMs }: { betId: bigint; percent: number; nowMs: number },
): Token | undefined {
  const { success, data } = Token.safeParse(parsed(token))
  if (!success || data.betId !== String(betId) || data.percent !== percent) return undefined
  return nowMs - data.atMs <= LIVES_MS ? data : undefined
}

function parsed(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** What must not change between the quote and the sale: the bet, and what happened in its events. */
export function seenOf(bet: StoredBet, { byId }: Offers): string {
  const counters = bet.legs
    .flatMap(({ selections }) => selections)
    .map(({ selectionId }) => byId.get(Number(selectionId))?.material ?? 0n)
  return [bet.version, bet.partsSold, ...counters].join(' ')
}
