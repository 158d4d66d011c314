import { z } from 'zod/mini'
import type { BrokenRow, ListedGame } from '../../modules/casino/index.ts'
import { placeOf } from './game-facts.ts'
import { gameCodeOf } from './message.ts'

/** Under this a payout is a share of one, above it a percentage (inferred: feeds are seen with both). */
const SHARE_MAX = 1

const name = z.string().check(z.minLength(1), z.maxLength(200))
const Row = z.object({
  type: z.string(),
  id: z.union([z.string(), z.number()]),
  seq: z.optional(z.number()),
  action: z.optional(z.nullable(z.string())),
})
const Game = z.object({
  slug: z.string().check(z.regex(/^[\x21-\x7e]{1,60}$/)),
  vendor: name,
  /** What the vendor calls it. */
  gameCode: z.optional(z.union([z.string(), z.number()])),
  enabled: z.boolean(),
  categories: z._default(z.array(z.string()), []),
  theoreticalPayOut: z.number().check(z.positive(), z.maximum(100)),
  playMode: z.optional(z.object({ realMoney: z.optional(z.boolean()) })),
  property: z.optional(z.object({ freeSpin: z.optional(z.unknown()) })),
  presentation: z.object({
    gameName: z.object({ '*': name, tr: z.optional(name), en: z.optional(name) }),
  }),
})
type Game = z.infer<typeof Game>

/** What the vendor of a game is called, and the game by the vendor. */
export type AtVendor = { vendor: string; gameCode: string }
type FedGame = ListedGame & { atVendor: AtVendor }
type Feed = { games: FedGame[]; broken: BrokenRow[] }

/**
 * The games of the feed, a line of JSON each. Of the lines about one game the last counts, by `seq`
 * where they have it. A line that is broken, or does not say what a player must be told of a game, is
 * left out and named, and so is another game under a slug that is taken.
 */
export function readFeed(text: string): Feed {
  const broken: BrokenRow[] = []
  const latest = new Map<string, Line>()
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '') return
    try {
      const read = lineOf(line, `line ${index + 1}`)
      if (read && read.seq >= (latest.get(read.id)?.seq ?? read.seq)) latest.set(read.id, read)
    } catch (error) {
      broken.push({ row: `line ${index + 1}`, why: wordsOf(error) })
    }
  })
  const games = new Map<string, FedGame>()
  for (const { row, game } of latest.values()) {
    if (game && games.has(game.code)) broken.push({ row, why: `${game.code} is there already` })
    else if (game) games.set(game.code, game)
  }
  return { games: [...games.values()], broken }
}

type Line = { row: string; id: string; seq: number; game: FedGame | undefined }

/** Undefined for a line about something else than a game. */
function lineOf(line: string, row: string): Line | undefined {
  const json: unknown = JSON.parse(line)
  const { type, id, seq = 0, action } = Row.parse(json)
  if (type !== 'game') return undefined
  const isGone = action?.toLowerCase() === 'remove'
  const game = isGone ? undefined : gameOf(Game.parse((json as { data?: unknown }).data))
  return { row, id: String(id), seq, game }
}

function gameOf(game: Game): FedGame {
  const rtpBp = rtpBpOf(game)
  if (rtpBp < 1 || rtpBp > 10_000) throw new Error('theoreticalPayOut is impossible')
  return {
    code: gameCodeOf(game.slug),
    ...namesOf(game.presentation.gameName),
    studio: game.vendor,
    ...placeOf(game.categories),
    features: game.property?.freeSpin === true ? ['free-spins'] : [],
    rtpBp,
    volatility: null,
    maxWin: null,
    lines: null,
    stakes: null,
    isOpen: game.enabled && game.playMode?.realMoney !== false,
    releasedAt: new Date(0),
    atVendor: { vendor: game.vendor, gameCode: String(game.gameCode ?? game.slug) },
  }
}

/** What stands under the star is meant for every language without a name of its own. */
function namesOf({ '*': name, tr = name, en = name }: Game['presentation']['gameName']) {
  return { name: tr, nameEn: en === tr ? null : en }
}

/** 0.964 and 96.4 are 9640. What is finer is cut off: never a better return than the game has. */
function rtpBpOf({ theoreticalPayOut }: Game): number {
  const digits = theoreticalPayOut <= SHARE_MAX ? 4 : 2
  const [whole = '', fraction = ''] = String(theoreticalPayOut).split('.')
  return Number(whole + fraction.padEnd(digits, '0').slice(0, digits))
}

function wordsOf(error: unknown): string {
  if (error instanceof z.core.$ZodError) {
    return `${[...new Set(error.issues.map(({ path }) => path.join('.') || 'data'))].join(', ')} is missing or wrong`
  }
  return error instanceof SyntaxError ? 'not JSON' : String((error as Error).message)
}
