import { softgamingsCode } from '@zar/contract/casino/launch'
import { DEFAULT_LOCALE } from '@zar/contract/limits'
import { z } from 'zod/mini'
import type { ListedGame } from '../../modules/casino/index.ts'
import { countOf } from '../known-facts.ts'
import { BadRow, listRows, readRow } from '../list-rows.ts'
import { featuresOf, isRaised, placeOf } from './game-facts.ts'

const CODE_MAX = 64

/** Ids come as texts and as numbers. */
const id = z.union([z.string().check(z.regex(/^\d{1,10}$/)), z.int().check(z.nonnegative())])
const page = z.string().check(z.regex(/^[\x21-\x7e]{1,60}$/))
const name = z.string().check(z.minLength(1), z.maxLength(200))
const names = z.record(z.string(), z.unknown())

const FullList = z.object({
  games: z.array(z.unknown()),
  categories: z.array(z.object({ ID: id, Name: names })),
  merchants: z.record(z.string(), z.object({ Name: name })),
  merchantsCurrencies: z._default(
    z.array(z.object({ IDMerchant: id, Currencies: z.array(z.string()) })),
    [],
  ),
})
type FullList = z.infer<typeof FullList>

const Game = z.object({
  MerchantID: id,
  SubMerchantID: z.optional(z.nullable(id)),
  PageCode: page,
  MobilePageCode: z.optional(z.nullable(z.string())),
  Name: names,
  CategoryID: z._default(z.array(id), []),
  RTP: z.union([z.string().check(z.regex(/^\d{1,3}(\.\d{1,6})?$/)), z.number()]),
  IsVirtual: z.optional(z.unknown()),
  MaxMultiplier: z.optional(z.unknown()),
  Freespins: z.optional(z.unknown()),
})
type Game = z.infer<typeof Game>

export type SoftgamingsGame = ListedGame & {
  /** What its page is called on a phone, where that is another one. */
  mobilePage: string | undefined
  /** Who plays it there. */
  merchant: string
}

/**
 * The games of `Game/FullList` that are offered: those with what a player must be told of them, of
 * merchants that take the currency. The list tells neither a release nor how wild a game is.
 */
export function gamesOf(json: unknown, currency: string) {
  const list = FullList.parse(json)
  const categories = new Map(list.categories.map((one) => [String(one.ID), englishOf(one.Name)]))
  return listRows(list.games, 'PageCode', (entry) => {
    const game = readRow(Game, entry)
    return takes(list, game, currency) ? offered(list, categories, game) : undefined
  })
}

/** A merchant of which nothing is said takes every currency. */
function takes({ merchantsCurrencies }: FullList, { MerchantID }: Game, currency: string): boolean {
  const own = merchantsCurrencies.filter(({ IDMerchant }) => +IDMerchant === +MerchantID)
  return own.length === 0 || own.some(({ Currencies }) => Currencies.includes(currency))
}

function offered(
  { merchants }: FullList,
  categories: ReadonlyMap<string, string>,
  game: Game,
): SoftgamingsGame {
  // What `i_gamedesc` says with every bet.
  const code = softgamingsCode({ system: String(game.MerchantID), pageCode: game.PageCode })
  const title = name.safeParse(titleOf(game.Name))
  // Who made it, where its merchant only passes it on.
  const studio = merchants[String(game.SubMerchantID ?? game.MerchantID)]?.Name
  const rtpBp = rtpBpOf(game)
  if (!title.success) throw new BadRow('wrong: Name')
  if (!studio) throw new BadRow('wrong: MerchantID')
  if (!(rtpBp >= 1 && rtpBp <= 10_000)) throw new BadRow('wrong: RTP')
  if (code.length > CODE_MAX) throw new BadRow('wrong: PageCode')
  const placed = game.CategoryID.map((one) => categories.get(String(one)) ?? '')
  return {
    code,
    name: title.data,
    nameEn: name.safeParse(englishOf(game.Name)).data ?? null,
    studio,
    rtpBp,
    ...placeOf(isRaised(game.IsVirtual) ? ['virtual sports'] : placed),
    features: featuresOf(game),
    volatility: null,
    maxWin: countOf(game.MaxMultiplier),
    lines: null,
    stakes: null,
    isOpen: true,
    releasedAt: new Date(0),
    mobilePage: page.safeParse(game.MobilePageCode).data,
    merchant: merchants[String(game.MerchantID)]?.Name ?? studio,
  }
}

/** In the casino's language, or else in English. */
function titleOf(names: Record<string, unknown>): string {
  const own = names[DEFAULT_LOCALE]
  return typeof own === 'string' && own !== '' ? own : englishOf(names)
}

/** The one language that all names are in. */
function englishOf({ en }: Record<string, unknown>): string {
  return typeof en === 'string' ? en : ''
}

/** `96.40` is 9640. What is finer is cut off: never a better return than the game has. */
function rtpBpOf({ RTP }: Game): number {
  const [whole = '', fraction = ''] = String(RTP).split('.')
  return Number(whole + fraction.padEnd(2, '0').slice(0, 2))
}
