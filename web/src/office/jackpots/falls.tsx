import { listFalls, type OfficeFall } from '@zar/contract/office/house/jackpots'
import { Trophy } from 'lucide-react'
import { formatDate } from '../../lib/language/format.ts'
import { Link } from '../../lib/router/router.tsx'
import { call } from '../parts/api/call.ts'
import { mayDo, useMe } from '../parts/api/session.ts'
import { Tag } from '../parts/controls/tag.tsx'
import { bareOf } from '../parts/money.ts'
import type { Column } from '../parts/table/columns.ts'
import { useRows } from '../parts/table/rows.ts'
import { Table } from '../parts/table/table.tsx'
import { t } from './texts.ts'

const Told = ({ toldAt }: OfficeFall) => (
  <Tag tone={toldAt ? 'done' : 'wait'}>{t(toldAt ? 'isTold' : 'notTold')}</Tag>
)

const Sum = ({ amountE5, isSaid }: OfficeFall) => (
  <span className="o-two">
    <b>{bareOf(amountE5)}</b>
    {!isSaid && <small>{t('whole')}</small>}
  </span>
)

function Player({ player }: OfficeFall) {
  if (!player) return <span className="haze">{t('hidden')}</span>
  return (
    <Link className="o-link" to={`/office/players/${player.id}`}>
      {player.number}
    </Link>
  )
}

function Transfer({ transaction }: OfficeFall) {
  const me = useMe()
  if (!mayDo(me, 'ledger.view')) return <span className="haze">–</span>
  return (
    <Link className="o-link" to={`/office/ledger?q=${encodeURIComponent(transaction)}`}>
      {t('open')}
    </Link>
  )
}

const COLUMNS: readonly Column<OfficeFall>[] = [
  { key: 'time', head: t('time'), cell: ({ at }) => formatDate(at) },
  { key: 'supplier', head: t('supplier'), cell: ({ providerName }) => providerName },
  { key: 'player', head: t('player'), cell: (row) => <Player {...row} /> },
  { key: 'game', head: t('game'), cell: ({ game }) => game },
  { key: 'sum', head: t('sum'), align: 'end', cell: (row) => <Sum {...row} /> },
  { key: 'transfer', head: t('transfer'), cell: (row) => <Transfer {...row} /> },
  { key: 'told', head: t('told'), cell: (row) => <Told {...row} /> },
]

/** Jackpots that our ledger paid, the newest first. */
export function Falls() {
  const list = useRows<OfficeFall>(['office', 'jackpots', 'falls'], (before) =>
    call(listFalls, { before: before ?? undefined }),
  )
  return (
    <section className="o-panel" aria-labelledby="falls">
      <div className="o-panel__h">
        <h2 id="falls">{t('fallsTitle')}</h2>
        <span className="o-micro">{t('fallsNote')}</span>
      </div>
      <Table<OfficeFall>
        label={t('fallsTitle')}
        columns={COLUMNS}
        list={list}
        rowKey={({ provider, transaction }) => `${provider}:${transaction}`}
        rowName={({ game, amountE5, at }) =>
          t('rowName', { game, sum: bareOf(amountE5), at: formatDate(at) })
        }
        empty={{ icon: Trophy, title: t('none'), text: t('noneNote') }}
        card={(row) => (
          <>
            <span className="o-cards__line">
              <b>₺{bareOf(row.amountE5)}</b>
              <Told {...row} />
            </span>
            <span className="o-cards__line">
              <span>{row.game}</span>
              <Player {...row} />
            </span>
          </>
        )}
      />
    </section>
  )
}
