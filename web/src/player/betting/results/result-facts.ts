import type { BettingResult } from '@zar/contract/betting/board'
import type { EventPage } from '@zar/contract/betting/event'
import { t } from './texts.ts'

export type Fact = { name: string; value: string }

const DASH = ' – '
/** Names of what the feed counts, where they differ. */
const CARDS = ['cards', 'yellow']

/** `2 – 1`. */
export const pairText = ([home, away]: readonly [number, number]): string => `${home}${DASH}${away}`

const endOf = ([home, away]: readonly [number, number]): string =>
  home > away ? '1' : home < away ? '2' : 'X'

/** What the final score decides, of the markets that are played most. */
export function factsOf(
  { sport, score, winner }: Pick<BettingResult, 'sport' | 'score' | 'winner'>,
  stats: EventPage['stats'],
): Fact[] {
  if (!score) return []
  const counted = [
    { name: t('corners'), pair: stats.find(({ key }) => key === 'corners')?.values },
    { name: t('cards'), pair: stats.find(({ key }) => CARDS.includes(key))?.values },
  ].flatMap(({ name, pair }) =>
    pair ? [{ name, value: `${pair[0] + pair[1]} (${pairText(pair)})` }] : [],
  )
  if (sport !== 'football') {
    const total = { name: t('exact'), value: pairText(score.total) }
    return [{ name: t('winner'), value: winner ?? endOf(score.total) }, total, ...counted]
  }
  const [home, away] = score.total
  const [half] = score.parts
  const total = home + away
  return [
    { name: t('result'), value: winner ?? endOf(score.total) },
    { name: t('total'), value: t(total > 2.5 ? 'totalOver' : 'totalUnder', { total }) },
    { name: t('btts'), value: t(home > 0 && away > 0 ? 'yes' : 'no') },
    ...(half ? [{ name: t('htft'), value: `${endOf(half)} / ${endOf(score.total)}` }] : []),
    { name: t('exact'), value: pairText(score.total) },
    ...counted,
  ]
}

/** The result as a table of any program reads it. */
export function csvOf(results: readonly BettingResult[]): string {
  const head = [
    'start',
    'country',
    'league',
    'home',
    'away',
    'score',
    'first_part',
    'corners',
    'cards',
    'winner',
  ]
  const lines = results.map((result) => [
    result.startsAt,
    result.league.country,
    result.league.name,
    result.home.name,
    result.away.name,
    result.score?.total.join('-') ?? '',
    result.score?.parts[0]?.join('-') ?? '',
    result.corners?.join('-') ?? '',
    result.cards?.join('-') ?? '',
    result.winner ?? '',
    ...ENDS.map((key) => {
      const odds = result.closing?.find((one) => one.key === key)?.odds
      return odds == null ? '' : String(odds / 1_000)
    }),
  ])
  const all = [[...head, ...ENDS.map((key) => `closing_${key}`)], ...lines]
  return all.map((cells) => cells.map(quoted).join(',')).join('\r\n')
}
const ENDS = ['1', 'X', '2']

/** A cell of a table that a program opens is never a formula. */
const quoted = (cell: string): string =>
  `"${(/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`
