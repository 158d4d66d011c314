import type { Hand, Ranked } from '../../games/poker.ts'
import type { Language } from '../../protocol.ts'
import { capital, HAND_NAMES, RANK_NAMES, RANKS_NAMES } from './card-words.ts'

const ACE = 14

/** Hands that one card tops. */
const TOPPED: ReadonlySet<Hand> = new Set(['straight', 'flush', 'straightFlush'])

/** A hand of five with the ranks that make it: `Döper, papaz ve dokuz`, `Two pair, kings and nines`. */
export function handText({ hand, ranks }: Pick<Ranked, 'hand' | 'ranks'>, language: Language) {
  const [first = 0, second = 0] = ranks.map((rank) => (rank === ACE ? 0 : rank - 1))
  const name = HAND_NAMES[language][hand]
  const top = RANK_NAMES[language][first] ?? ''
  if (hand === 'royal') return name
  if (hand === 'high')
    return language === 'tr' ? `${capital(top, 'tr')} yüksek` : `${capital(top)} high`
  if (TOPPED.has(hand)) return `${name}, ${top} ${language === 'tr' ? 'yüksek' : 'high'}`
  const names = RANKS_NAMES[language]
  if (hand === 'twoPair' || hand === 'full')
    return `${name}, ${names[first]} ${language === 'tr' ? 've' : 'and'} ${names[second]}`
  return `${name}, ${names[first]}`
}
