import type { EventRow, Market } from '@zar/contract/betting/event'
import type { Sport } from '@zar/contract/betting/sport'
import { languageTag } from '../language/translate.ts'
import { formatLine } from './line.ts'
import { type MarketKey, partOf, readMarketKey } from './market-key.ts'
import { isMarketText, type MarketText, t } from './market-texts.ts'

/** Who plays, and what. */
export type Match = { sport: Sport; home: string; away: string }

/** An event of a list, as names need it. */
export const matchOf = ({
  sport,
  home,
  away,
}: Pick<EventRow, 'sport' | 'home' | 'away'>): Match => ({
  sport,
  home: home.name,
  away: away.name,
})

type Unit = 'goals' | 'points' | 'games' | 'kills'
/** What is counted where a market only says total. */
const UNITS: Partial<Record<Sport, Unit>> = {
  basketball: 'points',
  volleyball: 'points',
  'american-football': 'points',
  tennis: 'games',
  lol: 'kills',
  dota2: 'kills',
}
/** In these the match goes on until there is a winner. */
const WITH_OVERTIME = new Set<Sport>(['basketball', 'ice-hockey', 'american-football'])

// The keys come from the catalogue, which a type of texts does not know.
const say = t as (key: MarketText, params?: Record<string, string>) => string

/** `Maç sonucu`, `İlk yarı alt/üst`, `Galatasaray toplam gol`. A key nobody knows is said as it is. */
export function marketName({ key, line }: Pick<Market, 'key' | 'line'>, match: Match): string {
  const read = readMarketKey(key)
  const part = partName(read.period, match.sport)
  const unit = UNITS[match.sport] ?? 'goals'
  const name = textOf(read, match.sport, part !== '', line)
  if (!name) return key
  const text = say(name.key, {
    part,
    team: read.team ? match[read.team] : '',
    unit: say(read.kind === 'race' ? `unit.${unit}.to` : `unit.${unit}`),
    noun: nounOf(read.stat),
    line: line === null ? '' : formatLine(line),
  })
  return capital(name.isOfPart || part === '' ? text : `${part}, ${text}`)
}

function nounOf(stat: string): string {
  const key = `noun.${stat}`
  return isMarketText(key) ? say(key) : ''
}

type Named = { key: MarketText; isOfPart: boolean }

/** The most exact text there is for a market. */
function textOf(
  { stat, kind, team }: MarketKey,
  sport: Sport,
  isPart: boolean,
  line: string | null,
): Named | null {
  const side = team ? '.team' : ''
  const bases = stat ? [`${stat}.${kind}`, `stat.${kind}`] : [special(kind, sport, line), kind]
  const tried = bases
    .filter((one) => one !== null)
    .flatMap((base): [string, boolean][] => [
      ...(isPart ? ([[`${base}.part${side}`, true]] as [string, boolean][]) : []),
      [`${base}${side}`, false],
    ])
  const found = tried.find(([key]) => isMarketText(key))
  return found ? { key: found[0] as MarketText, isOfPart: found[1] } : null
}

/** Where a sport calls the same market by another name. */
function special(kind: string, sport: Sport, line: string | null): string | null {
  if (kind === 'ah')
    return sport === 'football' ? null : sport === 'tennis' ? 'ah.games' : 'ah.plain'
  if (kind === 'winner' && WITH_OVERTIME.has(sport)) return 'winner.overtime'
  return kind === 'nextgoal' && line === '1' ? 'firstgoal' : null
}

/** `İlk yarı`, `3. çeyrek`; empty where it is the whole match. */
export function partName(period: string, sport: Sport): string {
  if (period === 'ft' && WITH_OVERTIME.has(sport)) return say('part.ft')
  const found = partOf(period)
  if (!found) return ''
  const own = `part.${period}`
  const general = `part.${found.part}`
  if (isMarketText(own)) return say(own)
  return isMarketText(general) ? say(general, { count: found.count }) : period
}

const capital = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(languageTag) + text.slice(1)
