import type { Market, Selection } from '@zar/contract/betting/event'
import { formatLine, formatSignedLine, turned } from './line.ts'
import { type MarketKey, readMarketKey } from './market-key.ts'
import type { Match } from './market-name.ts'
import { t } from './selection-texts.ts'

type Named = Pick<Selection, 'key' | 'name'>
type Within = Pick<Market, 'key' | 'line'>

/** What stands in a cell whose market is written above it: `1`, `Alt`, `Galatasaray`, `2–1`. */
export function selectionLabel(selection: Named, market: Within, match: Match): string {
  const { key, name } = selection
  if (name !== undefined) return name
  const read = readMarketKey(market.key)
  if (SIDES_BY_NAME.has(read.kind)) {
    if (key === '1') return match.home
    if (key === '2') return match.away
  }
  return WORDS[key]?.(read) ?? compound(key)
}

/** What a slip calls it, where nothing stands above: `2,5 üst`, `Galatasaray −1,5`. */
export function selectionName(selection: Named, market: Within, match: Match): string {
  const { name } = selection
  if (name !== undefined) {
    return market.line === null ? name : t('named.over', { name, line: formatLine(market.line) })
  }
  const read = readMarketKey(market.key)
  const long = LONG[read.kind]?.(selection.key, market.line, match, read)
  return long ?? result(selection.key, match) ?? selectionLabel(selection, market, match)
}

/** Markets in which a side is written by its name, not by its number. */
const SIDES_BY_NAME = new Set<string>([
  ...(['dnb', 'nextgoal', 'lastgoal', 'race', 'first', 'qualify', 'cup', 'winner'] as const),
  ...(['round', 'firstblood', 'firsttower', 'firstdragon', 'firstbaron', 'firstroshan'] as const),
  ...(['pistol1', 'pistol2', 'ah', 'sets.ah', 'maps.ah', 'rounds.ah', 'kills.ah'] as const),
])
/** Questions that are answered by yes and no, not by there is and there is not. */
const ASKED = new Set<string>([
  ...(['clean', 'wtn', 'bothhalves', 'scoreboth', 'winboth', 'wineither', 'overtime'] as const),
  'tiebreak',
])

const yesNo = (key: 'yes' | 'no') => (read: MarketKey) =>
  ASKED.has(read.kind) ? t(key === 'yes' ? 'true' : 'false') : t(key)

/** Where `none` is nobody, and not that no goal falls. */
const NOBODY = new Set(['race', 'firstscore'])

const WORDS: Record<string, (read: MarketKey) => string> = {
  over: () => t('over'),
  under: () => t('under'),
  yes: yesNo('yes'),
  no: yesNo('no'),
  odd: () => t('odd'),
  even: () => t('even'),
  other: () => t('other'),
  none: ({ stat, kind }) => t(stat || NOBODY.has(kind) ? 'none.first' : 'none'),
  touchdown: () => t('touchdown'),
  'field-goal': () => t('fieldGoal'),
  safety: () => t('safety'),
  tie: () => t('tie'),
  h1: () => t('h1'),
  h2: () => t('h2'),
  hold: () => t('hold'),
  break: () => t('break'),
}

/** `2:1` is a score, `0-1` a range, `1&over` two at once. */
function compound(key: string): string {
  if (key.includes('&')) {
    const [one = '', two = ''] = key.split('&')
    return `${WORDS[one]?.(ANY) ?? one} · ${WORDS[two]?.(ANY) ?? two}`
  }
  return /^\d+[:-]\d/.test(key) ? key.replace(/[:-]/, '–') : key
}
const ANY: MarketKey = { stat: '', period: 'ft', kind: '', team: null }

/** A side, a draw, or two of the three; undefined where the key is none of them. */
function result(key: string, { home, away }: Match): string | undefined {
  const ends: Record<string, string> = {
    '1': home,
    '2': away,
    X: t('X'),
    '1X': t('one.X', { one: home }),
    X2: t('one.X', { one: away }),
    '12': t('one.two', { one: home, two: away }),
  }
  return ends[key]
}

type Long = (key: string, line: string | null, match: Match, read: MarketKey) => string | undefined

const total: Long = (key, line, match, { team }) => {
  if (key !== 'over' && key !== 'under') return undefined
  const text = t(`line.${key}`, { line: formatLine(line ?? '') })
  return team ? `${match[team]} ${text}` : text
}
const handicap: Long = (key, line, match) => {
  const own = key === '2' ? turned(line ?? '0') : (line ?? '0')
  return `${key === '2' ? match.away : match.home} ${formatSignedLine(own)}`
}
/** A European handicap is a head start: `(0:1)`. */
const headStart: Long = (key, line, match) =>
  `${result(key, match) ?? key} (${startOf(line ?? '0')})`
const btts: Long = (key) => (key === 'yes' || key === 'no' ? t(`btts.${key}`) : undefined)
const both: Long = (key, line, match, read) => {
  const [one = '', two = ''] = key.split('&')
  const say = (part: string) =>
    total(part, line, match, { ...read, team: null }) ??
    btts(part, line, match, read) ??
    result(part, match) ??
    part
  return t('both', { one: say(one), two: say(two) })
}

const LONG: Record<string, Long> = {
  total,
  'sets.total': total,
  'maps.total': total,
  'rounds.total': total,
  'kills.total': total,
  touchdowns: total,
  duration: total,
  ah: handicap,
  'sets.ah': handicap,
  'maps.ah': handicap,
  'rounds.ah': handicap,
  'kills.ah': handicap,
  eh: headStart,
  btts,
  resulttotal: both,
  resultbtts: both,
  totalbtts: both,
  dctotal: both,
  htft: (key) => {
    const [first = '', second = ''] = key.split('/')
    return t('htft', { first, second })
  },
  goaltime: (key) => {
    const [from, to] = key.split('-')
    return from && to ? t('minute', { from, to }) : undefined
  },
}

/** The head start of a European handicap: `1:0` for the home side’s +1. */
export const startOf = (line: string): string =>
  line.startsWith('-') ? `0:${line.slice(1)}` : `${line}:0`
