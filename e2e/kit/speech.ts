/** Whether what is said on the site is said in its language, judged by our own texts. */
import { dictionaries, fold, wordsOf } from './dictionaries.ts'
import type { Language } from './places.ts'
import { playerSession } from './player.ts'

/** Words that stand in both languages, each group with its reason. */
const SHARED: Record<string, string> = {
  'names of ours':
    'zar arcade sandbox nar bahçesi balik pazari argon düşeş yek cihar şeş gele arena tombala ucoyun uzumbagi',
  'names of others': 'türkiye türkçe istanbul english yeşilay kuruş lira google kvkk',
  'names of teams and leagues': 'asvel bayern crvena lviv mönchengladbach serie sporting zvezda',
  'words of the trade that are the same':
    'bonus casino slot bingo blackjack poker jackpot plan rtp trader segment aml arppu arpu cashback ggr limit ngr',
  'words of the world that are the same':
    'demo video site form program alarm ctrl internet maximum minimum normal pin risk sms gmt utc iban sha wcag esc tab enter yyyy png jpeg webp svg pdf csv',
  'names of browsers and of what is read by machines':
    'chrome firefox safari python https http ascii pem rsa ipv pep sanctions',
  'words of sport that are the same': 'dota lol valorant touchdown safety tie break pen',
  'names of bets and of odds': 'canadian yankee heinz hong kong malay',
  'different words that are written alike': 'golden net not pay per say set ten top var',
}
/** What is no word of either language: a forgotten key, parameter or value. */
const LEFTOVERS: Record<string, RegExp> = {
  'a key': /\b[a-z]+\.[a-z]+[A-Z][A-Za-z]*\b|\b(?:crumb|wrong|step|field|sum|empty)\.\w+/,
  'a parameter': /\{\w+\}/,
  'no value': /\bundefined\b|\bNaN\b|\[object |\bnull\b|Invalid Date/,
}
const TURKISH_LETTERS = /[ğışöçüĞİŞÖÇÜ]/
export const words = dictionaries()
const shared = new Set(wordsOf(Object.values(SHARED).join(' ')).map(fold))

/** The words that both languages have and that should be of one. */
export const wordsOfBoth = (): string[] =>
  [...words.tr].filter((word) => words.en.has(word) && !shared.has(word)).sort()

/** What of this text is not of this language. */
export function foreignIn(whole: string, language: Language, names: string[]): string[] {
  const text = names.reduce((rest, name) => rest.replaceAll(name, ' '), whole)
  const other = words[language === 'tr' ? 'en' : 'tr']
  const foreign = wordsOf(text).filter((word) => {
    const folded = fold(word)
    if (shared.has(folded) || words[language].has(folded)) return false
    return other.has(folded) || (language === 'en' && TURKISH_LETTERS.test(word))
  })
  const left = Object.entries(LEFTOVERS).filter(([, pattern]) => pattern.test(text))
  return [...foreign, ...left.map(([what]) => what)].map(
    (what) => `${what} in “${text.slice(0, 100)}”`,
  )
}

/** Names of games in this language, and those that are the same in every language: of studios, banks, and of the player. */
export async function properNames(language: Language): Promise<string[]> {
  const address = `${process.env.ZAR_SITE_URL}/api/cms/grouped`
  const response = await fetch(address, { headers: { locale: language } })
  const { data } = (await response.json()) as {
    data: { casinoCategoryList: { games: { name: string; studio: string }[] }[] }
  }
  const games = data.casinoCategoryList.flatMap((category) => category.games)
  const said = games.flatMap(({ name, studio }) => [name, studio])
  // The longest first: one may hold another.
  const { username } = await playerSession()
  return [...said, ...NAMES, username].sort((a, b) => b.length - a.length)
}
const NAMES = [
  // Whoever signs up in the tests.
  'Deniz Örnek',
  'Boğaz Katılım',
  'Anadolu Halk Bankası',
  'Ege Ticaret Bankası',
  'Toros Yatırım',
  'Anka Oyun',
  'Boğaz Canlı',
]
