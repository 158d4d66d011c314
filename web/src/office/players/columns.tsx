import type { PlayerRow } from '@zar/contract/office/players'
import { formatDate } from '../../lib/language/format.ts'
import { Link } from '../../lib/router/router.tsx'
import { Tag } from '../parts/controls/tag.tsx'
import { bareOf, moneyOf } from '../parts/money.ts'
import type { Column } from '../parts/table/columns.ts'
import { agoText } from '../parts/time.ts'
import { t } from './list-texts.ts'
import { StateTag, stateName } from './state-tag.tsx'

export const pathOf = (id: string): string => `/office/players/${id}`

const Phone = ({ row }: { row: PlayerRow }) =>
  row.isPhoneVerified ? (
    <span className="mist">{t('verified')}</span>
  ) : (
    <Tag tone="info">{t('unverified')}</Tag>
  )

const Seen = ({ row }: { row: PlayerRow }) =>
  row.lastSeenAt === null ? (
    <span className="haze">{t('never')}</span>
  ) : (
    <time dateTime={row.lastSeenAt} title={formatDate(row.lastSeenAt)}>
      {agoText(row.lastSeenAt)}
    </time>
  )

export const COLUMNS: readonly Column<PlayerRow>[] = [
  {
    key: 'player',
    head: t('player'),
    bar: 130,
    cell: (row) => (
      <span className="o-two">
        <Link className="o-pl__name" to={pathOf(row.id)} title={row.username}>
          {row.username}
        </Link>
        <small title={row.name}>{row.name || '–'}</small>
      </span>
    ),
  },
  { key: 'number', head: t('number'), cell: (row) => <span>{row.number}</span> },
  { key: 'state', head: t('state'), bar: 60, cell: (row) => <StateTag state={row.state} /> },
  { key: 'phone', head: t('phone'), cell: (row) => <Phone row={row} /> },
  {
    key: 'balance',
    head: t('balance'),
    align: 'end',
    cell: (row) => <b className="o-pl__sum">{bareOf(row.cashE5)}</b>,
  },
  {
    key: 'joined',
    head: t('joined'),
    align: 'end',
    bar: 110,
    cell: (row) => <span className="mist">{formatDate(row.joinedAt)}</span>,
  },
  { key: 'seen', head: t('seen'), align: 'end', bar: 50, cell: (row) => <Seen row={row} /> },
]

/** A player on a phone: who and how much, which number and when, how the account stands. */
export const PlayerCard = (row: PlayerRow) => (
  <>
    <span className="o-cards__line">
      <b className="o-ell">{row.username}</b>
      <b>{moneyOf(row.cashE5)}</b>
    </span>
    <span className="o-cards__line mist">
      <span className="o-ell">
        {row.name || '–'} · <span>{row.number}</span>
      </span>
      <Seen row={row} />
    </span>
    <span className="o-cards__line">
      <StateTag state={row.state} />
      <Phone row={row} />
    </span>
  </>
)

export const nameOf = (row: PlayerRow): string =>
  t('rowName', { name: row.username, state: stateName(row.state), balance: moneyOf(row.cashE5) })
