import type { Debt } from '@zar/contract/office/trading/debts'
import { HandCoins } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../lib/language/format.ts'
import { Tag } from '../parts/controls/tag.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import type { Column } from '../parts/table/columns.ts'
import { Table } from '../parts/table/table.tsx'
import { t } from './texts.ts'
import { moneyText, useDebts } from './use-debts.ts'
import { WriteOffButton, WriteOffDialog, WriteOffSeconds } from './write-off.tsx'

/** The list ends here: the oldest come first. */
const SHOWN_MAX = 200

const State = ({ debt: { isDue } }: { debt: Debt }) => (
  <Tag tone={isDue ? 'wait' : 'line'}>{t(isDue ? 'due' : 'young')}</Tag>
)

const columnsOf = (onWriteOff: (debt: Debt) => void): readonly Column<Debt>[] => [
  { key: 'bet', head: t('bet'), bar: 60, cell: ({ betId }) => `k-${betId}` },
  { key: 'player', head: t('player'), bar: 100, cell: ({ username }) => username },
  {
    key: 'owed',
    head: t('owed'),
    align: 'end',
    bar: 70,
    cell: ({ owedKurus }) => <b>{moneyText(owedKurus)}</b>,
  },
  { key: 'since', head: t('since'), bar: 90, cell: ({ since }) => formatDate(since) },
  { key: 'state', head: t('state'), bar: 80, cell: (debt) => <State debt={debt} /> },
  {
    key: 'act',
    head: t('act'),
    align: 'end',
    bar: 90,
    cell: (debt) => <WriteOffButton debt={debt} onOpen={() => onWriteOff(debt)} />,
  },
]

/** What players owe of corrected bets; what is older than ninety days is written off by two. */
export function DebtsPage() {
  const list = useDebts()
  const [written, writeOff] = useState<Debt>()
  return (
    <div className="o-stack">
      <ScreenHead title={t('title')} sub={t('sub')} />
      {list.rows.map((debt) => (
        <WriteOffSeconds key={debt.betId} debt={debt} />
      ))}
      <section className="o-panel">
        <Table<Debt>
          label={t('title')}
          columns={columnsOf(writeOff)}
          list={list}
          rowKey={({ betId }) => betId}
          rowName={({ betId, username, owedKurus }) =>
            t('rowName', { bet: `k-${betId}`, name: username, sum: moneyText(owedKurus) })
          }
          empty={{ icon: HandCoins, title: t('none'), text: t('noneNote') }}
          card={(debt) => (
            <>
              <span className="o-cards__line">
                <b className="o-ell">{debt.username}</b>
                <b>{moneyText(debt.owedKurus)}</b>
              </span>
              <span className="o-cards__line mist">
                <span>
                  k-{debt.betId} · {formatDate(debt.since)}
                </span>
                <State debt={debt} />
              </span>
              <WriteOffButton debt={debt} onOpen={() => writeOff(debt)} />
            </>
          )}
        />
        <div className="o-panel__f">{t('foot', { most: SHOWN_MAX })}</div>
      </section>
      {written && <WriteOffDialog debt={written} onClose={() => writeOff(undefined)} />}
    </div>
  )
}
