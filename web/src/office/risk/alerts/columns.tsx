import type { AlertRow } from '@zar/contract/office/risk/alerts'
import { ownerColumn } from '../../parts/case/queue-list.tsx'
import { Tag } from '../../parts/controls/tag.tsx'
import type { Column } from '../../parts/table/columns.ts'
import { agoText, leftText } from '../../parts/time.ts'
import { boundText, seenText } from '../reason-words.ts'
import { reasonName, ruleName } from '../rule-names.ts'
import { t } from '../texts.ts'

/** The first reason in a line: what was looked at and the number. */
export function firstReason({ reasons }: AlertRow): string {
  const [first] = reasons
  if (!first) return ''
  const bound = boundText(first)
  const said = `${reasonName(first.code)}: ${seenText(first.code, first.seen)}`
  return bound ? `${said}, ${bound}` : said
}

const HIGH_FROM = 60
const MIDDLE_FROM = 30
const bandOf = (score: number) =>
  score >= HIGH_FROM ? 'high' : score >= MIDDLE_FROM ? 'middle' : 'low'

/** A score as a bar and its figure. */
export const ScoreBar = ({ score }: { score: number }) => (
  <span className="o-risk__score">
    <progress className={`o-risk__bar is-${bandOf(score)}`} value={score} max={100} aria-hidden />
    <b>{score}</b>
  </span>
)

export const isLate = ({ promiseAt }: AlertRow, now = Date.now()): boolean =>
  Date.parse(promiseAt) < now

const Promised = ({ row }: { row: AlertRow }) => (
  <span className={isLate(row) ? 'o-risk__late' : undefined}>{leftText(row.promiseAt)}</span>
)

export const ALERT_COLUMNS: readonly Column<AlertRow>[] = [
  {
    key: 'alert',
    head: t('alert'),
    bar: 200,
    cell: (row) => (
      <span className="o-two o-risk__what">
        <span title={firstReason(row)}>
          <b>{ruleName(row.rule)}</b>{' '}
          {row.risk && <Tag tone="info">{t('toCase', { id: row.risk })}</Tag>}
        </span>
        <small>{firstReason(row)}</small>
      </span>
    ),
  },
  {
    key: 'player',
    head: t('player'),
    bar: 90,
    cell: (row) => (
      <span className="o-two">
        <span>{row.player.username}</span>
        <small>{agoText(row.at)}</small>
      </span>
    ),
  },
  {
    key: 'score',
    head: t('score'),
    align: 'end',
    bar: 60,
    cell: (row) => <ScoreBar score={row.score} />,
  },
  {
    key: 'promise',
    head: t('promise'),
    align: 'end',
    bar: 70,
    cell: (row) => <Promised row={row} />,
  },
  ownerColumn(t('owner'), ({ takenBy }) => takenBy),
]

export const alertName = (row: AlertRow): string =>
  [ruleName(row.rule), row.player.username, t('risk', { score: row.score }), firstReason(row)].join(
    ', ',
  )

/** An alert on a phone. */
export const AlertCard = (row: AlertRow) => (
  <>
    <span className="o-cards__line">
      <b className="o-ell">{ruleName(row.rule)}</b>
      <ScoreBar score={row.score} />
    </span>
    <span className="o-cards__line mist">
      <span className="o-ell">{row.player.username}</span>
      <Promised row={row} />
    </span>
    <span className="o-cards__line mist">
      <span className="o-ell">{firstReason(row)}</span>
    </span>
  </>
)
