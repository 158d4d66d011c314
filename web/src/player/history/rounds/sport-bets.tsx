import type { Period } from '@zar/contract/period'
import { type SportBet, sportBets } from '@zar/contract/sports'
import { call } from '../../../lib/api/call.ts'
import { useFresh } from '../../../lib/api/use-fresh.ts'
import { formatDate, formatMoney } from '../../../lib/language/format.ts'
import { SportBetTag } from '../../../ui/data-display/sport-bet-tag.tsx'
import type { Column } from '../../../ui/data-display/table.tsx'
import { Tag } from '../../../ui/data-display/tag.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { HistoryList } from '../history-list.tsx'
import { useEndless } from '../use-endless.ts'
import { t } from './sport-texts.ts'

const KEY = ['me', 'sport', 'bets']

/** The player's bets at partners in these days, newest first. */
export function SportBets({ days }: { days: Period }) {
  useFresh(KEY)
  const { pages, rows } = useEndless([...KEY, days], (step) =>
    call(sportBets, { ...days, ...step }),
  )
  return (
    <HistoryList
      title={t('title')}
      columns={COLUMNS}
      pages={pages}
      rows={rows}
      empty={<NoBets />}
    />
  )
}

const COLUMNS: Column<SportBet>[] = [
  {
    name: t('column.bet'),
    place: 'main',
    cell: ({ info, orderNumber, timeStamp }) => (
      <span>
        <b>{info}</b>
        <small className="num mist">
          {' '}
          {orderNumber} · <time dateTime={timeStamp}>{formatDate(timeStamp)}</time>
        </small>
      </span>
    ),
  },
  {
    name: t('column.state'),
    place: 'under',
    cell: (bet) => (
      <>
        <SportBetTag state={bet.state} own={bet.paid} />{' '}
        {bet.isFree && <Tag kind="new">{t('free')}</Tag>}
      </>
    ),
  },
  {
    name: t('column.possible'),
    place: 'wide',
    isNumber: true,
    cell: ({ possibleWin }) => (
      <span className="mist">{possibleWin === null ? '—' : formatMoney(possibleWin)}</span>
    ),
  },
  {
    name: t('column.stake'),
    place: 'wide',
    isNumber: true,
    cell: ({ stake }) => <span className="mist">{formatMoney(stake)}</span>,
  },
  {
    name: t('column.paid'),
    place: 'top',
    isNumber: true,
    cell: ({ paid }) => (
      <span className={paid > 0 ? 'sum sum--in' : 'sum'}>{formatMoney(paid)}</span>
    ),
  },
]

const NoBets = () => (
  <Empty
    art="tavla"
    title={t('empty.title')}
    action={
      <ButtonLink variant="primary" to="/spor">
        {t('empty.act')}
      </ButtonLink>
    }
  >
    {t('empty.text')}
  </Empty>
)
