import type { Sport } from '@zar/contract/betting/sport'
import { texts } from '../language/translate.ts'
import { partOf, readMarketKey } from './market-key.ts'

/** The groups of an event’s markets, in their order on the page. */
export const GROUPS = [
  ...(['main', 'goals', 'handicap', 'halves', 'parts', 'combined', 'minutes'] as const),
  ...(['corners', 'cards', 'stats', 'players', 'others'] as const),
] as const
export type Group = (typeof GROUPS)[number]

const t = texts({
  tr: {
    main: 'Ana pazarlar',
    goals: 'Goller',
    points: 'Toplamlar',
    handicap: 'Handikap',
    halves: 'Yarılar',
    parts: 'Bölümler',
    quarters: 'Çeyrekler',
    sets: 'Setler',
    maps: 'Haritalar',
    periods: 'Periyotlar',
    combined: 'Birleşik',
    minutes: 'Dakika',
    corners: 'Korner',
    cards: 'Kart',
    stats: 'İstatistik',
    players: 'Oyuncu',
    others: 'Diğer',
  },
  en: {
    main: 'Main markets',
    goals: 'Goals',
    points: 'Totals',
    handicap: 'Handicap',
    halves: 'Halves',
    parts: 'Parts',
    quarters: 'Quarters',
    sets: 'Sets',
    maps: 'Maps',
    periods: 'Periods',
    combined: 'Combined',
    minutes: 'Minutes',
    corners: 'Corners',
    cards: 'Cards',
    stats: 'Statistics',
    players: 'Players',
    others: 'Others',
  },
})

/** Where a market of the whole match stands by its kind; the others are of the goals. */
const KINDS: Record<string, Group> = {
  result: 'main',
  winner: 'main',
  dc: 'main',
  dnb: 'main',
  btts: 'main',
  total: 'main',
  ah: 'handicap',
  eh: 'handicap',
  'sets.ah': 'handicap',
  'maps.ah': 'handicap',
  resulttotal: 'combined',
  resultbtts: 'combined',
  totalbtts: 'combined',
  dctotal: 'combined',
  htft: 'combined',
  nextgoal: 'minutes',
  lastgoal: 'minutes',
  race: 'minutes',
  goaltime: 'minutes',
  mosthalf: 'halves',
  bothhalves: 'halves',
  scoreboth: 'halves',
  winboth: 'halves',
  wineither: 'halves',
  penalty: 'cards',
}
const STATS: Record<string, Group> = {
  corners: 'corners',
  cards: 'cards',
  points: 'cards',
  player: 'players',
  outright: 'others',
}

/** The group in which a market stands. */
export function groupOf(key: string): Group {
  const { stat, period, kind, team } = readMarketKey(key)
  if (stat) return STATS[stat] ?? 'stats'
  const part = partOf(period)?.part
  if (part) return part === 'h' ? 'halves' : 'parts'
  const group = KINDS[kind] ?? 'goals'
  return group === 'main' && team ? 'goals' : group
}

const PARTS: Partial<Record<Sport, 'quarters' | 'sets' | 'maps' | 'periods'>> = {
  basketball: 'quarters',
  'american-football': 'quarters',
  tennis: 'sets',
  volleyball: 'sets',
  'ice-hockey': 'periods',
  cs2: 'maps',
  valorant: 'maps',
  lol: 'maps',
  dota2: 'maps',
}
const WITH_GOALS = new Set<Sport>(['football', 'ice-hockey'])

/** A group as the sport calls it: `Goller`, `Setler`. */
export function groupName(group: Group, sport: Sport): string {
  if (group === 'parts') return t(PARTS[sport] ?? 'parts')
  return group === 'goals' && !WITH_GOALS.has(sport) ? t('points') : t(group)
}
