import { createHmac } from 'node:crypto'
import { BOARDS, type Board } from './boards.ts'

/** A quick match: everybody sees the same one, and it is over at the end of its minute. */
export type Match = {
  id: string
  home: string
  away: string
  /** In hundredths: home, draw, away. A match without a draw has a zero there. */
  prices: readonly [number, number, number]
}

const MATCH_MS = 60_000
/** No bet is taken so shortly before the end. */
const CLOSED_MS = 5_000

const SIDES: Record<Board, readonly string[]> = {
  football: ['İzmir', 'Bursa', 'Konya', 'Trabzon', 'Adana', 'Samsun', 'Kayseri', 'Antalya'],
  esports: ['Lale', 'Nar', 'Fener', 'Kule', 'Balık', 'Rüzgâr', 'Nazar', 'Kilim'],
}
const PRICES: Record<Board, readonly (readonly [number, number, number])[]> = {
  football: [
    [210, 330, 340],
    [165, 380, 520],
    [280, 310, 255],
    [145, 440, 680],
  ],
  esports: [
    [185, 0, 190],
    [142, 0, 275],
    [230, 0, 160],
    [120, 0, 420],
  ],
}

export type Slate = { closesAtMs: number; endsAtMs: number; matches: Match[] }

/** The matches of this minute. */
export function slateAt(board: Board, nowMs: number): Slate {
  const minute = Math.floor(nowMs / MATCH_MS)
  const endsAtMs = (minute + 1) * MATCH_MS
  const sides = SIDES[board]
  const matches = PRICES[board].map((_, at): Match => {
    const sideOf = (place: number) => sides[(minute * 3 + place) % sides.length] ?? ''
    const prices = PRICES[board][(at + minute) % PRICES[board].length] ?? [200, 0, 200]
    return {
      id: `${board}-${minute}-${at}`,
      home: sideOf(at * 2),
      away: sideOf(at * 2 + 1),
      prices,
    }
  })
  return { closesAtMs: endsAtMs - CLOSED_MS, endsAtMs, matches }
}

/** Who won: 0 home, 1 draw, 2 away. Nobody can know it before who does not have the secret, which is ours alone. */
export function resultOf({ id, prices }: Match, secret: string): number {
  const weights = prices.map((price) => (price > 0 ? Math.floor(1e8 / price) : 0))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const digest = createHmac('sha256', secret).update(id).digest()
  let rest = digest.readUIntBE(0, 6) % total
  for (const [pick, weight] of weights.entries()) {
    if (rest < weight) return pick
    rest -= weight
  }
  return prices.length - 1
}

/** The match of an id, as it was shown. */
export function matchOf(
  id: string,
): (Match & { endsAtMs: number; closesAtMs: number }) | undefined {
  const [board, minute] = id.split('-')
  const known = BOARDS.find((one) => one === board)
  if (!known || !minute || !/^\d{1,9}$/.test(minute)) return undefined
  const { matches, ...times } = slateAt(known, Number(minute) * MATCH_MS)
  const match = matches.find((one) => one.id === id)
  return match && { ...match, ...times }
}

/** The match of an id, while it is shown and takes bets. */
export function openMatchOf(id: string, nowMs: number) {
  const match = matchOf(id)
  if (!match || nowMs < match.endsAtMs - MATCH_MS || nowMs >= match.closesAtMs) return undefined
  return match
}
