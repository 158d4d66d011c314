import type { Market, Selection } from '@zar/contract/betting/event'
import { readMarketKey } from '../../../lib/betting/market-key.ts'
import { type Match, marketName } from '../../../lib/betting/market-name.ts'
import { selectionName } from '../../../lib/betting/selection-name.ts'
import { texts } from '../../../lib/language/translate.ts'

const t = texts({
  tr: { wins: '{side} kazanır', draw: 'Berabere', of: '{selection}, {market}' },
  en: { wins: '{side} to win', draw: 'Draw', of: '{selection}, {market}' },
})

const ENDS = new Set(['result', 'winner'])

/** What a screen reader is told that a price is for: `Galatasaray kazanır`, `2,5 alt, Toplam gol alt/üst`. */
export function spokenChoice(
  selection: Pick<Selection, 'key' | 'name'>,
  market: Pick<Market, 'key' | 'line'>,
  match: Match,
): string {
  const read = readMarketKey(market.key)
  const isEnd = ENDS.has(read.kind) && read.stat === '' && ['ft', 'match'].includes(read.period)
  if (isEnd && selection.key === 'X') return t('draw')
  if (isEnd && selection.key === '1') return t('wins', { side: match.home })
  if (isEnd && selection.key === '2') return t('wins', { side: match.away })
  return t('of', {
    selection: selectionName(selection, market, match),
    market: marketName(market, match),
  })
}
