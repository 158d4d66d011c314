import '../suppliers.css'
import {
  listRollbackRequests,
  type RollbackRequest,
} from '@zar/contract/office/house/rollback-requests'
import { Copy, Undo2 } from 'lucide-react'
import { formatDate } from '../../../lib/language/format.ts'
import { Link } from '../../../lib/router/router.tsx'
import { call } from '../../parts/api/call.ts'
import { mayDo, useMe } from '../../parts/api/session.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Tag } from '../../parts/controls/tag.tsx'
import { moneyOf } from '../../parts/money.ts'
import type { Column } from '../../parts/table/columns.ts'
import { useRows } from '../../parts/table/rows.ts'
import { Table } from '../../parts/table/table.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { requestText } from './request-text.ts'
import { t } from './texts.ts'

type Row = { one: RollbackRequest }

const Standing = ({ one: { standing } }: Row) => (
  <Tag tone={standing === 'back' ? 'done' : 'wait'}>{t(standing)}</Tag>
)

/** Puts the text for the supplier into the clipboard. */
function CopyText({ one }: Row) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(requestText(one))
      notify(t('copied'))
    } catch {
      notify(t('noCopy'))
    }
  }
  return (
    <Button size="s" icon={Copy} onClick={() => void copy()}>
      {t('copy')}
    </Button>
  )
}

/** Its round in the ledger, for who may read that. */
function Round({ one: { provider, transaction, round, game } }: Row) {
  const me = useMe()
  const q = encodeURIComponent(`${provider}:${transaction}`)
  return (
    <span className="o-two">
      {mayDo(me, 'ledger.view') ? (
        <Link className="o-link" to={`/office/ledger?q=${q}`} title={t('walk')}>
          {round}
        </Link>
      ) : (
        round
      )}
      <small>{game}</small>
    </span>
  )
}

const COLUMNS: readonly Column<RollbackRequest>[] = [
  { key: 'supplier', head: t('supplier'), bar: 80, cell: ({ name }) => name },
  { key: 'round', head: t('round'), bar: 130, cell: (one) => <Round one={one} /> },
  { key: 'player', head: t('player'), bar: 90, cell: ({ player }) => player.number },
  {
    key: 'stakes',
    head: t('stakes'),
    align: 'end',
    bar: 70,
    cell: ({ stakesE5 }) => <b>{moneyOf(stakesE5)}</b>,
  },
  { key: 'standing', head: t('standing'), bar: 80, cell: (one) => <Standing one={one} /> },
  {
    key: 'asked',
    head: t('asked'),
    bar: 120,
    cell: ({ askedBy, approvedBy, askedAt, because }) => (
      <span className="o-two" title={because}>
        {askedBy} · {approvedBy}
        <small>{formatDate(askedAt)}</small>
      </span>
    ),
  },
  { key: 'act', head: t('act'), align: 'end', bar: 90, cell: (one) => <CopyText one={one} /> },
]

/** Rounds that suppliers were asked to roll back, and whether they did. */
export function RollbackRequests() {
  const list = useRows<RollbackRequest>(['suppliers', 'rollbacks'], (after) =>
    call(listRollbackRequests, { before: after ?? undefined }),
  )
  return (
    <section className="o-panel" aria-label={t('title')}>
      <div className="o-panel__h">
        <h2>{t('title')}</h2>
      </div>
      <Table<RollbackRequest>
        label={t('title')}
        columns={COLUMNS}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ name, round, standing }) =>
          t('rowName', { round, supplier: name, standing: t(standing) })
        }
        empty={{ icon: Undo2, title: t('none'), text: t('noneNote') }}
        card={(one) => (
          <>
            <span className="o-cards__line">
              <b className="o-ell">{one.name}</b>
              <Standing one={one} />
            </span>
            <span className="o-cards__line">
              <Round one={one} />
              <b>{moneyOf(one.stakesE5)}</b>
            </span>
            <CopyText one={one} />
          </>
        )}
      />
      <div className="o-panel__f">{t('note')}</div>
    </section>
  )
}
