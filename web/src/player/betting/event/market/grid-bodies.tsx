import type { Market } from '@zar/contract/betting/event'
import { useState } from 'react'
import { formatLine } from '../../../../lib/betting/line.ts'
import type { Match } from '../../../../lib/betting/market-name.ts'
import type { BodyProps } from './body-props.ts'
import { Cell } from './line-bodies.tsx'
import { t } from './texts.ts'

type GridProps = Pick<BodyProps, 'event'> & {
  market: Market
  rows: readonly { key: string; label: string; spoken: string }[]
  columns: readonly { key: string; label: string; spoken: string }[]
  /** The selection of a place; null where there is none. */
  pickAt: (row: string, column: string) => string
}

/** A market whose place says what it is: a real table with heads on both sides. */
function Grid({ event, market, rows, columns, pickAt }: GridProps) {
  return (
    <table className="mk__grid">
      <thead>
        <tr>
          <td />
          {columns.map(({ key, label, spoken }) => (
            <th key={key} scope="col" aria-label={spoken}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className="num" aria-label={row.spoken}>
              {row.label}
            </th>
            {columns.map((column) => (
              <td key={column.key}>
                <Cell event={event} market={market} pick={pickAt(row.key, column.key)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Goals of the home side down, of the away side across. */
export function ScoreBody({ card, event, match }: BodyProps) {
  const goals = goalsIn(card.main)
  const scores = (side: string) =>
    goals.map((key) => ({ key, label: key, spoken: `${side} ${key}` }))
  const hasOther = card.main.selections.some(({ key }) => key === 'other')
  return (
    <>
      <Grid
        event={event}
        market={card.main}
        rows={scores(match.home)}
        columns={scores(match.away)}
        pickAt={(home, away) => `${home}:${away}`}
      />
      <p className="mk__caption">
        <span>{t('rows', { side: match.home })}</span>
        <span>{t('columns', { side: match.away })}</span>
      </p>
      {hasOther && (
        <div className="mk__row mk__other">
          <Cell event={event} market={card.main} pick="other" label={t('other')} />
        </div>
      )}
    </>
  )
}

const goalsIn = ({ selections }: Market): string[] => {
  const most = Math.max(
    ...selections.flatMap(({ key }) => (/^\d+:\d+$/.test(key) ? key.split(':').map(Number) : [0])),
  )
  return Array.from({ length: most + 1 }, (_, goals) => String(goals))
}

const ENDS = ['1', 'X', '2'] as const
const sideOf = (key: string, match: Match): string =>
  key === '1' ? match.home : key === '2' ? match.away : t('draw')

/** Who leads at half-time down, who wins across. */
export function HalvesBody({ card, event, match }: BodyProps) {
  return (
    <Grid
      event={event}
      market={card.main}
      rows={ENDS.map((key) => ({
        key,
        label: t('half', { key }),
        spoken: t('halfSide', { side: sideOf(key, match) }),
      }))}
      columns={ENDS.map((key) => ({
        key,
        label: t('full', { key }),
        spoken: t('fullSide', { side: sideOf(key, match) }),
      }))}
      pickAt={(half, full) => `${half}/${full}`}
    />
  )
}

/** Two questions at once: the first down, the second across. A line is chosen over them. */
export function CombinedBody({ card, event, match }: BodyProps) {
  const [chosen, choose] = useState<number | null>(null)
  const market = card.markets.find(({ id }) => id === chosen) ?? card.main
  const [down, across] = partsOf(market)
  const isChosen = card.markets.length > 1
  const say = (key: string) => ({
    key,
    // The line that is chosen stands over the prices already.
    label: labelOf(key, isChosen ? null : market.line),
    spoken:
      key.length > 1 && !/^[12X]{2}$/.test(key) ? labelOf(key, market.line) : sideOf(key, match),
  })
  return (
    <>
      {isChosen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend into the row
        <div className="mk__choose" role="group" aria-label={t('line')}>
          {card.markets.map(({ id, line }) => (
            <button
              key={id}
              type="button"
              className="num"
              aria-pressed={id === market.id}
              onClick={() => choose(id)}
            >
              {formatLine(line ?? '')}
            </button>
          ))}
        </div>
      )}
      <Grid
        event={event}
        market={market}
        rows={down.map(say)}
        columns={across.map(say)}
        pickAt={(one, two) => `${one}&${two}`}
      />
    </>
  )
}

function partsOf({ selections }: Market): [down: string[], across: string[]] {
  const pairs = selections.map(({ key }) => key.split('&'))
  const of = (at: 0 | 1) => [...new Set(pairs.map((pair) => pair[at] ?? ''))]
  return [of(0), of(1)]
}

function labelOf(key: string, line: string | null): string {
  if (key === 'over' || key === 'under') return `${formatLine(line ?? '')} ${t(key)}`.trim()
  return key === 'yes' || key === 'no' ? t(key) : key
}
