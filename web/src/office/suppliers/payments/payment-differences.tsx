import '../suppliers.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  explainPaymentDifference,
  listPaymentDifferences,
  type PaymentDifference,
} from '@zar/contract/office/house/payment-differences'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { Facts } from '../../parts/case/case.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { moneyOf } from '../../parts/money.ts'
import { Seconds, useRefreshProposals } from '../../parts/proposals/second.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import type { Column } from '../../parts/table/columns.ts'
import { usePlainRows } from '../../parts/table/plain-rows.ts'
import { Table } from '../../parts/table/table.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { t, whatText } from './texts.ts'

const KEY = ['suppliers', 'payments'] as const
const LOOK_MS = 30_000

type Row = { one: PaymentDifference }
type OnExplain = (one: PaymentDifference) => void

const columnsOf = (onExplain: OnExplain): readonly Column<PaymentDifference>[] => [
  {
    key: 'what',
    head: t('what'),
    bar: 160,
    cell: (one) => (
      <span className="o-two">
        {whatText(one.what)}
        <small title={one.id}>{t(one.kind)}</small>
      </span>
    ),
  },
  { key: 'player', head: t('player'), bar: 90, cell: ({ player }) => player },
  {
    key: 'amount',
    head: t('amount'),
    align: 'end',
    bar: 70,
    cell: ({ amountE5 }) => <b>{moneyOf(amountE5)}</b>,
  },
  { key: 'found', head: t('found'), bar: 90, cell: ({ foundAt }) => formatDate(foundAt) },
  {
    key: 'act',
    head: t('act'),
    align: 'end',
    bar: 90,
    cell: (one) => <Explain one={one} onOpen={() => onExplain(one)} />,
  },
]

const nameOf = ({ kind, player, amountE5, what }: PaymentDifference): string =>
  t('rowName', { kind: t(kind), player, sum: moneyOf(amountE5), what: whatText(what) })

/** Payments that the payment service decided otherwise, for who may see differences. */
export function PaymentDifferences() {
  const query = useQuery({
    queryKey: KEY,
    queryFn: () => call(listPaymentDifferences, {}, { isPoll: true }),
    refetchInterval: LOOK_MS,
  })
  const list = usePlainRows<PaymentDifference>(query)
  const [explained, explain] = useState<PaymentDifference>()
  return (
    <section className="o-panel" aria-label={t('title')}>
      <div className="o-panel__h">
        <h2>{t('title')}</h2>
      </div>
      {list.rows.map((one) => (
        <Second key={one.id} one={one} />
      ))}
      <Table<PaymentDifference>
        label={t('title')}
        columns={columnsOf(explain)}
        list={list}
        rowKey={({ id }) => id}
        rowName={nameOf}
        empty={{ icon: Scale, title: t('none'), text: t('noneNote') }}
        card={(one) => (
          <>
            <span className="o-cards__line">
              <b className="o-ell">{whatText(one.what)}</b>
              <b>{moneyOf(one.amountE5)}</b>
            </span>
            <span className="o-cards__line mist">
              <span className="o-ell">
                {t(one.kind)} · {one.player}
              </span>
              <span>{formatDate(one.foundAt)}</span>
            </span>
            <Explain one={one} onOpen={() => explain(one)} />
          </>
        )}
      />
      <div className="o-panel__f">{t('note')}</div>
      {explained && <ExplainDialog one={explained} onClose={() => explain(undefined)} />}
    </section>
  )
}

function Explain({ one, onOpen }: Row & { onOpen: () => void }) {
  const { refusal } = useOffers(one)('reconcile.explain')
  return (
    <Button size="s" refusal={refusal} onClick={onOpen}>
      {t('explain')}
    </Button>
  )
}

const titleOf = ({ kind, amountE5 }: PaymentDifference): string =>
  t('explainTitle', { kind: t(kind), sum: moneyOf(amountE5) })

const factsOf = (one: PaymentDifference) =>
  [
    [t('what'), whatText(one.what)],
    [t('payment'), one.id],
    [t('player'), one.player],
    [t('amount'), moneyOf(one.amountE5)],
    [t('found'), formatDate(one.foundAt)],
  ] as const

function useAnew() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}

function Second({ one }: Row) {
  const anew = useAnew()
  const { refusal } = useOffers(one)('reconcile.explain')
  return (
    <Seconds
      right="reconcile.explain"
      object={`payment-difference:${one.id}`}
      title={titleOf(one)}
      verb={t('approve')}
      refusal={refusal}
      consequence={t('explainDoes')}
      facts={() => factsOf(one)}
      approve={async ({ id: proposal, reason }) => {
        await call(explainPaymentDifference, { id: one.id, reason, proposal })
        notify(t('explained'))
      }}
      onDone={anew}
    />
  )
}

function ExplainDialog({ one, onClose }: Row & { onClose: () => void }) {
  const [anew, refreshProposals] = [useAnew(), useRefreshProposals()]
  const { id } = one
  return (
    <Confirm
      title={titleOf(one)}
      verb={t('explainVerb')}
      needsWords
      consequence={t('explainDoes')}
      draft={`payment-difference:${id}:explain`}
      onConfirm={async ({ text: reason }) => {
        try {
          await call(explainPaymentDifference, { id, reason })
          notify(t('proposed'))
        } finally {
          await Promise.all([anew(), refreshProposals()])
        }
      }}
      onClose={onClose}
    >
      <Facts facts={factsOf(one)} />
    </Confirm>
  )
}
