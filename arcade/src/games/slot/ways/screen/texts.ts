import type { Language, Round } from '../../../../protocol.ts'
import { figure, money, whole } from '../../../../screens/figures.ts'
import type { Asked, Message } from '../../../../screens/game/game-screen.ts'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import { spinsRead } from '../../../../screens/slot/wins/read-wins.ts'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import type { WaysWin } from '../rules.ts'
import type { WaysSheet } from '../sheet.ts'
import { type Frame, isGain, mysteriesIn, settledIn, sumOf, symbolsOf } from './shown.ts'
import { WAYS_WORDS } from './words.ts'

/** What a title calls its things, and what it says where others say something else. */
export type TitleWords = {
  symbols: Readonly<Record<string, string>>
  /** Of the card. */
  begins: string
  /** While the reels move. */
  moving: string
  /** Before the first round. */
  ready: string
  /** How many of the mystery opened, and what all of them are. */
  opened?: (count: number, symbol: string) => string
}

export type Titled = { sheet: WaysSheet; words: Readonly<Record<Language, TitleWords>> }

export const symbolWord = ({ words }: Titled, symbol: string, language: Language): string =>
  words[language].symbols[symbol] ?? symbol

const LOCALES = { tr: 'tr-TR', en: 'en-GB' } as const

export const capital = (text: string, language: Language): string =>
  text.slice(0, 1).toLocaleUpperCase(LOCALES[language]) + text.slice(1)

const waysOf = (wins: readonly WaysWin[]): number => wins.reduce((sum, { ways }) => sum + ways, 0)

/** What won: the one symbol, or how many did. */
export function whatWon(titled: Titled, wins: readonly WaysWin[], language: Language): string {
  const words = WAYS_WORDS[language]
  const ways = whole(waysOf(wins), language)
  const [first] = wins
  if (!first || wins.length > 1) return words.several(wins.length, ways)
  const symbol = symbolWord(titled, first.symbol, language)
  return capital(words.onReels(first.counts.length, symbol, ways), language)
}

/** That the mysteries in sight have opened, as a sentence of its own. */
function openedText(
  { sheet, words }: Titled,
  frame: Pick<Frame, 'reels' | 'revealed'>,
  language: Language,
) {
  const { revealed, reels } = frame
  const count = mysteriesIn(sheet, reels)
  const { opened, symbols } = words[language]
  if (revealed === null || count === 0 || !opened) return ''
  return `${opened(count, symbols[revealed] ?? revealed)} `
}

/** How a round ended, in one sentence; before it stands what opened. */
export function sentenceOf(titled: Titled, round: Round, language: Language): string {
  const words = WAYS_WORDS[language]
  const { spins, hundredths, isCut } = settledIn(round).result
  const [first] = spins
  const isFeature = spins.length > 1
  const opened =
    isFeature || !first
      ? ''
      : openedText(
          titled,
          {
            revealed: first.revealed,
            reels: first.grid.map((symbols) => ({ state: 'stands', symbols })),
          },
          language,
        )
  const won = isFeature
    ? words.onlySpins(spins.length - 1)
    : whatWon(titled, first?.wins ?? [], language)
  const what = isCut ? words.most : won
  const sum = money(sumOf(round, hundredths))
  if (hundredths === 0)
    return isFeature ? `${what}. ${SLOT_WORDS[language].lost}` : opened + SLOT_WORDS[language].lost
  if (!isGain(hundredths)) return opened + words.returned(what, sum)
  return `${opened}${what}: ${SLOT_WORDS[language].times(sum, figure(hundredths / 100, language))}`
}

/** Each symbol that won in the paid spin, and what each free spin came to. */
export function winsOf(titled: Titled, round: Round, language: Language): string[] {
  const [paid, ...free] = settledIn(round).result.spins
  const wins = paid?.wins ?? []
  return [
    ...wins.map((win) => {
      const sum = money(sumOf(round, win.hundredths))
      return `${whatWon(titled, [win], language)}: ${sum}.`
    }),
    ...spinsRead(
      free.map(({ hundredths }) => sumOf(round, hundredths)),
      language,
    ),
  ]
}

/** A win of a spin: a factor is shown before the sum in full. */
function stepText(titled: Titled, round: Round, { wins, feature }: Frame, language: Language) {
  const factor = feature ? (titled.sheet.freeSpins?.factor ?? 1) : 1
  const all = wins.reduce((sum, { hundredths }) => sum + hundredths, 0)
  const sum = money(sumOf(round, all))
  const product = factor > 1 ? `${money(sumOf(round, all / factor))} × ${factor} = ${sum}` : sum
  return `${whatWon(titled, wins, language)}: ${product}`
}

export function messageOf(
  titled: Titled,
  { play: { round, language } }: Asked<SlotOptions>,
  frame: Frame,
): Message {
  const words = titled.words[language]
  if (!round) return { text: words.ready }
  if (frame.isOver) {
    const { hundredths } = settledIn(round).result
    return { text: sentenceOf(titled, round, language), isWin: isGain(hundredths) }
  }
  if (frame.given !== null) return { text: givenText(titled, round, frame.given, language) }
  if (frame.wins.length > 0)
    return { text: stepText(titled, round, frame, language), isWin: frame.isLit, isStep: true }
  const opened = openedText(titled, frame, language).trim()
  if (opened) return { text: opened, isStep: true }
  return { text: frame.feature ? WAYS_WORDS[language].running : words.moving, isStep: true }
}

/** What a card gives: by how many scatters, how many spins, and that the stake stays. */
function givenText(titled: Titled, round: Round, given: number, language: Language): string {
  const { spins } = settledIn(round).result
  const { scatter = '' } = titled.sheet
  const count = spins[0]?.grid.flat().filter((id) => id === scatter).length ?? 0
  const words = WAYS_WORDS[language]
  const what = capital(words.given(count, symbolWord(titled, scatter, language)), language)
  const stake = money(settledIn(round).bet.stakeKurus)
  return `${what}: ${words.onlySpins(given)}. ${SLOT_WORDS[language].stakeStays(stake)}`
}

/** The whole grid, reel by reel; what is shut is called so. */
export function gridText(titled: Titled, { reels, revealed }: Frame, language: Language): string {
  const { mystery } = titled.sheet
  const isWhole = reels.every(({ state }) => state === 'stands')
  if (!isWhole) return titled.words[language].moving
  return reels
    .map((shown, reel) => {
      const seen = symbolsOf(shown).map((id) => (id === mystery?.symbol && revealed) || id)
      const names = seen.map((id) => symbolWord(titled, id, language))
      return WAYS_WORDS[language].reel(reel + 1, names)
    })
    .join(' ')
}

/** What stands on the machine's tag: the ways of what won, or all that there are. */
export function tagText(
  titled: Titled,
  wins: readonly WaysWin[],
  { language, isProduct }: { language: Language; isProduct: boolean },
): string {
  const words = WAYS_WORDS[language]
  const { rows, reels } = titled.sheet
  const [first] = wins
  if (!first) return words.ways(whole(rows ** reels.length, language))
  if (wins.length > 1) return words.several(wins.length, whole(waysOf(wins), language))
  const ways = whole(first.ways, language)
  if (isProduct) return words.product(first.counts, ways)
  const count = first.counts.reduce((sum, own) => sum + own, 0)
  return capital(words.figures(count, symbolWord(titled, first.symbol, language), ways), language)
}

/** The rules, as the sheet has them. */
export function rulesOf(titled: Titled, language: Language): string[] {
  const { sheet } = titled
  const { rules, wildOn } = WAYS_WORDS[language]
  const { rows, reels, wild, mystery, freeSpins, scatter, mostHundredths } = sheet
  const name = (symbol: string) => symbolWord(titled, symbol, language)
  return [
    rules.ways(rows, whole(rows ** reels.length, language)),
    rules.product,
    ...(wild ? [wildOn(name(wild), wildReels(sheet))] : []),
    ...(mystery ? [rules.mystery(name(mystery.symbol))] : []),
    ...(freeSpins && scatter ? [rules.spins(name(scatter), spinsList(sheet))] : []),
    ...(freeSpins && freeSpins.factor > 1 ? [rules.factor(freeSpins.factor)] : []),
    ...(freeSpins ? [rules.again] : []),
    rules.most(whole(mostHundredths / 100, language)),
  ]
}

/** `8, 10, 12`, or one number where they are all the same. */
export const spinsList = ({ freeSpins }: WaysSheet): string =>
  [...new Set(freeSpins?.byScatters)].join(', ')

/** The reels that bear the wild, counted from 1. */
export const wildReels = ({ reels, wild }: WaysSheet): number[] =>
  reels.flatMap((reel, at) => (wild && reel.includes(wild) ? [at + 1] : []))
