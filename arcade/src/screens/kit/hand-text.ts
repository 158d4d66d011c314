import type { Hand, Ranked } from '../../games/poker.ts'
import type { Language } from '../../protocol.ts'
import { capital, HAND_NAMES, RANK_NAMES, RANKS_NAMES } from './card-words.ts'

const ACE = 14

/** Hands that one card tops. */
const TOPPED: ReadonlySet<Hand> = new Set(['straight', 'flush', 'straightFlush'])
const OF_TWO_RANKS: ReadonlySet<Hand> = new Set(['twoPair', 'full'])

const WORDS = {
  tr: { high: 'yüksek', and: 've', pair: (name: string, rank: string) => `${name}, ${rank}` },
  en: { high: 'high', and: 'and', pair: (name: string, ranks: string) => `${name} of ${ranks}` },
}

/** A hand of five with the ranks that make it: `Döper, papaz ve dokuz`, `Two pair, kings and nines`. */
export function handText({ hand, ranks }: Pick<Ranked, 'hand' | 'ranks'>, language: Language) {
  const [first = 0, second = 0] = ranks.map((rank) => (rank === ACE ? 0 : rank - 1))
  const words = WORDS[language]
  const name = HAND_NAMES[language][hand]
  const top = RANK_NAMES[language][first] ?? ''
  const many = RANKS_NAMES[language][first] ?? ''
  if (hand === 'royal') return name
  if (hand === 'high') return `${capital(top, language)} ${words.high}`
  if (hand === 'pair') return words.pair(name, many)
  if (TOPPED.has(hand)) return `${name}, ${top} ${words.high}`
  if (OF_TWO_RANKS.has(hand))
    return `${name}, ${many} ${words.and} ${RANKS_NAMES[language][second]}`
  return `${name}, ${many}`
}
