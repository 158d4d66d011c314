import type { TimelineRow } from '@zar/contract/office/player/timeline'
import { isRight } from '@zar/contract/office/rights/rights'
import { formatDate } from '../../../lib/language/format.ts'
import { moneyOf } from '../../parts/money.ts'
import { reasonName } from '../../parts/reason-name.ts'
import { rightName } from '../../parts/rights/right-names.ts'
import { limitName } from '../limit-names.ts'
import { t } from './texts.ts'

type Of<Kind extends TimelineRow['kind']> = Extract<TimelineRow, { kind: Kind }>

/** What happened, and what is to be known of it. */
export function wordsOf(row: TimelineRow): { what: string; more: string } {
  switch (row.kind) {
    case 'money':
    case 'play':
      return { what: reasonName(row.reason), more: row.game ?? row.key }
    case 'log_in':
      return { what: t('logIn'), more: logInMore(row) }
    case 'limit':
      return { what: limitWhat(row), more: limitMore(row) }
    case 'break':
      return breakWords(row)
    case 'act':
      return { what: isRight(row.does) ? rightName(row.does) : row.does, more: actMore(row) }
    case 'letter':
      return { what: row.title, more: `${row.by ?? t('byHouse')} · ${row.note}` }
  }
}

const logInMore = ({ device, address, endedAt }: Of<'log_in'>): string =>
  [device || t('unknownDevice'), address, endedAt && t('ended', { at: formatDate(endedAt) })]
    .filter(Boolean)
    .join(' · ')

const limitWhat = ({ limit, period }: Of<'limit'>): string =>
  t('limitOf', { limit: limitName(limit), period: limitName(period) })

function limitMore({ limit, was, most }: Of<'limit'>): string {
  const figureOf = (figure: string) =>
    limit === 'time' ? t('minutes', { count: Number(figure) }) : moneyOf(figure)
  if (most === null) return t('limitGone', { was: was === null ? '–' : figureOf(was) })
  if (was === null) return t('limitSet', { most: figureOf(most) })
  return t('limitChanged', { was: figureOf(was), most: figureOf(most) })
}

function breakWords({ what: kind, isEnd, by, endsAt }: Of<'break'>) {
  const what = t(kind)
  if (isEnd) return { what: t('over', { what }), more: by ?? t('byTime') }
  const whose = { by: by ?? t('byPlayer') }
  const more = endsAt ? t('until', { ...whose, at: formatDate(endsAt) }) : t('noEnd', whose)
  return { what, more }
}

const actMore = ({ actor, outcome }: Of<'act'>): string =>
  outcome === 'waits' ? `${actor} · ${t('waits')}` : actor
