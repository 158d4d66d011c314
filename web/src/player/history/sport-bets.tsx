import { useInfiniteQuery } from '@tanstack/react-query'
import type { Period } from '@zar/contract/period'
import { type SportBet, sportBets } from '@zar/contract/sports'
import { call } from '../../lib/call.ts'
import { formatDate, formatMoney } from '../../lib/format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import type { Column } from '../../ui/table.tsx'
import { Tag, type TagKind } from '../../ui/tag.tsx'
import { HistoryList } from './history-list.tsx'
import { t } from './sport-texts.ts'
import { useFilled, useFresh } from './use-endless.ts'

const PAGE = 20
const KEY = ['me', 'sport', 'bets']

/** The player's bets at partners in these days, newest first. */
export function SportBets({ days }: { days: Period }) {
  useFresh(KEY)
  const pages = useInfiniteQuery({
    queryKey: [...KEY, days],
    queryFn: ({ pageParam }) => call(sportBets, { ...days, before: pageParam, take: PAGE }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
  })
  const rows = pages.data?.pages.flatMap((page) => page.rows)
  useFilled(pages, rows?.length)
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
  { name: t('column.state'), place: 'under', cell: (bet) => <State bet={bet} /> },
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

/** A bet that is settled has won or lost by what was paid for it. */
function State({ bet: { state, paid } }: { bet: SportBet }) {
  const said = state === 'settled' ? (paid > 0 ? 'won' : 'lost') : state
  const kind = KINDS[said]
  return <Tag {...(kind && { kind })}>{t(`state.${said}`)}</Tag>
}
const KINDS: Record<'won' | 'lost' | 'open' | 'returned', TagKind | undefined> = {
  won: 'win',
  lost: undefined,
  open: 'wait',
  returned: 'info',
}

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
