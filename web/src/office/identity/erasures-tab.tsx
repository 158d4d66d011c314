import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Erasures, listErasures } from '@zar/contract/office/identity/erasures'
import { UserX } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../lib/language/format.ts'
import { Link } from '../../lib/router/router.tsx'
import { call } from '../parts/api/call.ts'
import { Facts } from '../parts/case/case.tsx'
import { Button } from '../parts/controls/button.tsx'
import { moneyOf } from '../parts/money.ts'
import { useOffers } from '../parts/rights/offers.ts'
import { useChosen } from '../parts/table/chosen.ts'
import type { Column } from '../parts/table/columns.ts'
import { usePlainRows } from '../parts/table/plain-rows.ts'
import { Table } from '../parts/table/table.tsx'
import { BackDialog, EraseSeconds, NowDialog } from './erase-dialog.tsx'
import { t } from './texts.ts'

const KEY = ['office', 'erasures'] as const
type Waiting = Erasures['waiting'][number]
type Asked = { row: Waiting; deed: 'back' | 'now' }

type ActsProps = { row: Waiting; onAsk: (asked: Asked) => void }

function Acts({ row, onAsk }: ActsProps) {
  const offers = useOffers(row)
  const [back, now] = [offers('erasure.back'), offers('erasure.now')]
  return (
    <span className="o-row">
      {back.isHere && (
        <Button size="s" refusal={back.refusal} onClick={() => onAsk({ row, deed: 'back' })}>
          {t('back')}
        </Button>
      )}
      {now.isHere && (
        <Button
          size="s"
          kind="danger"
          refusal={now.refusal}
          onClick={() => onAsk({ row, deed: 'now' })}
        >
          {t('now')}
        </Button>
      )}
    </span>
  )
}

const columnsOf = (onAsk: ActsProps['onAsk']): readonly Column<Waiting>[] => [
  {
    key: 'number',
    head: t('number'),
    bar: 110,
    cell: ({ id, number }) => (
      <Link className="o-link" to={`/office/players/${id}`}>
        {number}
      </Link>
    ),
  },
  { key: 'by', head: t('askedBy'), bar: 90, cell: ({ askedBy }) => askedBy ?? t('itself') },
  {
    key: 'asked',
    head: t('asked'),
    align: 'end',
    bar: 90,
    cell: ({ askedAt }) => formatDate(askedAt),
  },
  { key: 'due', head: t('due'), align: 'end', bar: 90, cell: ({ dueAt }) => formatDate(dueAt) },
  { key: 'act', head: t('act'), bar: 120, cell: (row) => <Acts row={row} onAsk={onAsk} /> },
]

const Card = ({ number, dueAt, askedBy }: Waiting) => (
  <>
    <span className="o-cards__line">
      <b>{number}</b>
      <span>{formatDate(dueAt)}</span>
    </span>
    <span className="o-cards__line mist">{askedBy ?? t('itself')}</span>
  </>
)

/** Accounts that wait for their day, the next first, and erased ones that hold money. */
export function ErasuresTab() {
  const client = useQueryClient()
  const query = useQuery({ queryKey: KEY, queryFn: () => call(listErasures, {}) })
  const list = usePlainRows({ ...query, data: query.data?.waiting })
  const [chosen, choose] = useChosen()
  const [asked, ask] = useState<Asked>()
  const anew = () => client.invalidateQueries({ queryKey: KEY })
  const Dialog = asked?.deed === 'back' ? BackDialog : NowDialog
  return (
    <div className="o-stack">
      {list.rows.map((row) => (
        <EraseSeconds key={row.id} row={row} onDone={anew} />
      ))}
      <section className="o-panel">
        <Table
          label={t('erasures')}
          columns={columnsOf(ask)}
          list={list}
          rowKey={({ id }) => id}
          rowName={({ number, dueAt }) => [number, formatDate(dueAt)].join(', ')}
          chosen={chosen}
          onChoose={choose}
          empty={{ icon: UserX, title: t('noErasures'), text: t('noErasuresNote') }}
          card={Card}
          cardActs={(row) => <Acts row={row} onAsk={ask} />}
        />
      </section>
      <Left rows={query.data?.left ?? []} />
      {asked && <Dialog row={asked.row} onDone={anew} onClose={() => ask(undefined)} />}
    </div>
  )
}

/** Money that came after an account was emptied, or was too little to pay out. */
const Left = ({ rows }: { rows: Erasures['left'] }) =>
  rows.length > 0 && (
    <section className="o-panel">
      <div className="o-panel__h">
        <h2>{t('left')}</h2>
      </div>
      <div className="o-panel__b">
        <Facts
          facts={rows.map(({ number, erasedAt, cashE5 }) => [
            `${number}, ${formatDate(erasedAt)}`,
            moneyOf(cashE5),
          ])}
        />
      </div>
    </section>
  )
