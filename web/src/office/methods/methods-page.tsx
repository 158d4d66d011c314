import './methods.css'
import type { OfficeMethod, OfficeMethods } from '@zar/contract/office/house/methods'
import { BanknoteArrowUp } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from '../../lib/router/router.tsx'
import { Split } from '../parts/case/case.tsx'
import { Button } from '../parts/controls/button.tsx'
import { Say } from '../parts/controls/say.tsx'
import { moneyOf } from '../parts/money.ts'
import { useOffers } from '../parts/rights/offers.ts'
import { ScreenHead } from '../parts/screen-head.tsx'
import { Table } from '../parts/table/table.tsx'
import { MethodCase } from './method-case.tsx'
import { COLUMNS, StateTag, Success } from './method-columns.tsx'
import { OrderDialog, OrderSeconds } from './order-dialog.tsx'
import { SuccessChart } from './success-chart.tsx'
import { boundsOf, shortOf } from './sums.ts'
import { t } from './texts.ts'
import { useMethodRows, useMethods } from './use-methods.ts'

/** Deposit methods: how each is offered, what it did, and what two people change of it. */
export function MethodsPage() {
  const { data } = useMethods()
  const list = useMethodRows()
  const [params, setParams] = useSearchParams()
  const choose = (row: string | undefined) => setParams(row ? { row } : {}, { replace: true })
  const chosen = data?.methods.find(({ id }) => `${id}` === params.get('row'))
  return (
    <div className="o-stack">
      <ScreenHead title={t('title')} sub={data && headOf(data)} />
      {data && <OrderSeconds whole={data} />}
      <Split
        onBack={() => choose(undefined)}
        list={
          <div className="o-stack">
            <section className="o-panel">
              <Table<OfficeMethod>
                label={t('title')}
                columns={COLUMNS}
                list={list}
                rowKey={({ id }) => `${id}`}
                rowName={(row) => nameOf(row, list.rows)}
                chosen={chosen && `${chosen.id}`}
                onChoose={choose}
                empty={{ icon: BanknoteArrowUp, title: t('none') }}
                card={(row) => <Card method={row} />}
              />
              {data && <Foot whole={data} />}
            </section>
            {data && <SuccessChart whole={data} />}
            <Say>{t('withdrawals')}</Say>
          </div>
        }
      >
        {chosen && data ? <MethodCase key={chosen.id} method={chosen} whole={data} /> : undefined}
      </Split>
    </div>
  )
}

function headOf({ methods }: OfficeMethods): string {
  const orders = methods.reduce((all, one) => all + one.orders, 0)
  const sum = methods.reduce((all, one) => all + BigInt(one.paidE5), 0n)
  return t('sub', { count: orders, sum: moneyOf(`${sum}`) })
}

const nameOf = (row: OfficeMethod, rows: readonly OfficeMethod[]): string =>
  t('rowName', {
    name: row.title,
    place: rows.indexOf(row) + 1,
    state: t(row.closedCode ? 'closed' : 'open'),
    bounds: boundsOf(row),
  })

const Card = ({ method }: { method: OfficeMethod }) => (
  <>
    <span className="o-cards__line">
      <b>{method.title}</b>
      <StateTag {...method} />
    </span>
    <span className="o-cards__line">
      <span>₺{boundsOf(method)}</span>
      <span>₺{shortOf(method.paidE5)}</span>
    </span>
    <Success {...method} />
  </>
)

function Foot({ whole }: { whole: OfficeMethods }) {
  const [isOpen, setOpen] = useState(false)
  const { refusal } = useOffers(whole)('method.edit')
  return (
    <div className="o-panel__f">
      <span>{t('foot')}</span>
      <span className="o-push">
        <Button size="s" refusal={refusal} onClick={() => setOpen(true)}>
          {t('changeOrder')}
        </Button>
      </span>
      {isOpen && <OrderDialog whole={whole} onClose={() => setOpen(false)} />}
    </div>
  )
}
