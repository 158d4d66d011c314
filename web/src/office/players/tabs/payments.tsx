import {
  type PlayerPayment,
  playerDeposits,
  playerWithdrawals,
} from '@zar/contract/office/player-tabs'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { QuickChips } from '../../parts/controls/tabs.tsx'
import { Tag, type Tone } from '../../parts/controls/tag.tsx'
import { bareOf, moneyOf } from '../../parts/money.ts'
import type { Offers } from '../../parts/rights/offers.ts'
import type { Column } from '../../parts/table/columns.ts'
import { HoldButton, HoldDialog } from './hold-dialog.tsx'
import { holdName, paymentState } from './names.ts'
import { CardLine, TabTable, When } from './tab-table.tsx'
import { t } from './texts.ts'

const TONES: Record<PlayerPayment['state'], Tone> = {
  created: 'line',
  pending: 'wait',
  confirmed: 'done',
  merged: 'line',
  rejected: 'no',
  cancelled: 'line',
}

const holdOf = (hold: string): string => holdName(hold as Parameters<typeof holdName>[0])

const State = ({ row: { state, hold } }: { row: PlayerPayment }) => (
  <Tag tone={TONES[state]}>
    {paymentState(state)}
    {hold && ` · ${holdOf(hold)}`}
  </Tag>
)

const COLUMNS: readonly Column<PlayerPayment>[] = [
  { key: 'at', head: t('time'), bar: 90, cell: (row) => <When at={row.at} /> },
  {
    key: 'method',
    head: t('method'),
    cell: (row) => (
      <span className="o-two">
        {row.method}
        <small>#{row.number}</small>
      </span>
    ),
  },
  { key: 'state', head: t('state'), cell: (row) => <State row={row} /> },
  { key: 'amount', head: t('amount'), align: 'end', cell: (row) => <b>{bareOf(row.amountE5)}</b> },
  {
    key: 'changed',
    head: t('changed'),
    align: 'end',
    bar: 90,
    cell: (row) => <When at={row.changedAt} />,
  },
]

type OnHold = (row: PlayerPayment) => void

/** A deposit has nothing to decide here. */
const columnsOf = (way: Way, onHold: OnHold): readonly Column<PlayerPayment>[] =>
  way === 'deposits'
    ? COLUMNS
    : [
        ...COLUMNS,
        {
          key: 'act',
          head: t('act'),
          align: 'end',
          bar: 50,
          cell: (row) => <HoldButton row={row} onOpen={() => onHold(row)} />,
        },
      ]

const WAYS = {
  withdrawals: { right: 'withdrawal.view', read: playerWithdrawals },
  deposits: { right: 'deposit.view', read: playerDeposits },
} as const
type Way = keyof typeof WAYS

/** What the player paid in and out, each by its own right. */
export function Payments({ id, offers }: { id: string; offers: Offers }) {
  const ways = (Object.keys(WAYS) as Way[]).filter((way) => offers(WAYS[way].right).isHere)
  const [wished, setWay] = useState<Way>('withdrawals')
  const way = ways.includes(wished) ? wished : (ways[0] ?? wished)
  const [held, hold] = useState<PlayerPayment>()
  return (
    <>
      <div className="o-p__tools">
        <QuickChips
          label={t('direction')}
          chips={ways.map((key) => ({ key, label: t(key) }))}
          chosen={way}
          onChoose={setWay}
        />
      </div>
      <TabTable<PlayerPayment>
        key={way}
        playerId={id}
        name={[way]}
        label={t(way)}
        columns={columnsOf(way, hold)}
        fetchPage={(after) => call(WAYS[way].read, { id, after })}
        rowName={(row) =>
          t('rowName', {
            what: `#${row.number}, ${row.method}`,
            amount: moneyOf(row.amountE5),
            at: paymentState(row.state),
          })
        }
        card={(row) => (
          <>
            <CardLine start={<b>{row.method}</b>} end={<b>{moneyOf(row.amountE5)}</b>} />
            <CardLine start={<When at={row.at} />} end={<State row={row} />} />
          </>
        )}
        cardActs={(row) => <HoldButton row={row} onOpen={() => hold(row)} />}
      />
      {held && <HoldDialog playerId={id} row={held} onClose={() => hold(undefined)} />}
    </>
  )
}
