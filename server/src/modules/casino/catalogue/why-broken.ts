import { FEATURES, SECTIONS } from '@zar/contract/casino/casino'
import { MAX_E5 } from '@zar/contract/money'
import type { ListedGame } from '../provider.ts'

const CODE = /^[\x21-\x7e]{1,100}$/
const NAME_MAX = 200
/** What steers a screen or turns the writing around, and halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u
const ALL_UNSEEN = new RegExp(UNSEEN, 'gu')
const SHOWN_MAX = 200
const INT4_MAX = 2 ** 31 - 1

const isWithin = (value: number, from: number, to: number) =>
  Number.isInteger(value) && value >= from && value <= to
const isName = (text: string) => /\S/.test(text) && text.length <= NAME_MAX && !UNSEEN.test(text)
const isKind = ({ section, kind }: ListedGame) =>
  kind === null || (SECTIONS[section] as readonly string[]).includes(kind)

const isRange = ({ minE5, maxE5 }: NonNullable<ListedGame['stakes']>) =>
  minE5 > 0n && minE5 <= maxE5 && maxE5 <= MAX_E5

/** What a game must be to be offered, whoever lists it. */
const FACTS: Record<string, (game: ListedGame) => boolean> = {
  code: ({ code }) => CODE.test(code),
  name: ({ name, nameEn }) => isName(name) && (nameEn === null || isName(nameEn)),
  studio: ({ studio }) => isName(studio),
  section: ({ section }) => Object.hasOwn(SECTIONS, section),
  kind: (game) => Object.hasOwn(SECTIONS, game.section) && isKind(game),
  features: ({ features }) => features.every((feature) => FEATURES.includes(feature)),
  'return to player': ({ rtpBp }) => isWithin(rtpBp, 1, 10_000),
  volatility: ({ volatility }) => volatility === null || isWithin(volatility, 1, 5),
  'highest win': ({ maxWin }) => maxWin === null || isWithin(maxWin, 1, INT4_MAX),
  lines: ({ lines }) => lines === null || isWithin(lines, 1, INT4_MAX),
  stakes: ({ stakes }) => stakes === null || isRange(stakes),
  release: ({ releasedAt }) => !Number.isNaN(releasedAt.getTime()),
}

/** Names each fact of a game that is wrong; undefined where all are right. */
export function whyBroken(game: ListedGame): string | undefined {
  const wrong = Object.entries(FACTS).filter(([, isRight]) => !isRight(game))
  return wrong.length === 0 ? undefined : `wrong: ${wrong.map(([fact]) => fact).join(', ')}`
}

/** A supplier's own words, cut to what a report holds. */
export const shown = (words: string): string =>
  words.slice(0, SHOWN_MAX).replace(ALL_UNSEEN, '\ufffd')
