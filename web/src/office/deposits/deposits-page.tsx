import { DEPOSIT_LISTS, type OfficeDeposit } from '@zar/contract/office/house/deposits'
import { ArrowDownToLine } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../lib/language/format.ts'
import { Link, useSearchParams } from '../../lib/router/router.tsx'
import { mayDo, useMe } from '../parts/api/session.ts'
import { QuickChips } from '../parts/controls/tabs.tsx'
import { Tag, type Tone } from '../parts/controls/tag.tsx'
import { moneyOf } from '../parts/money.ts'
import { ScreenHead } from '../parts/screen-head.tsx'
import type { Column } from '../parts/table/columns.ts'
import { Seek } from '../parts/table/seek.tsx'
import { Table } from '../parts/table/table.tsx'
import { GiveUpButton, GiveUpDialog } from './give-up.tsx'
import { Lines } from './lines/lines.tsx'
import { RefundButton, RefundDialog, RefundSeconds } from './refund.tsx'
import { t } from './texts.ts'
import { type DepositList, listOf, useDeposits } from './use-deposits.ts'

const TONES: Record<OfficeDeposit['state'], Tone> = {
  created: 'line',
  pending: 'wait',
  confirmed: 'done',
  merged: 'line',
  rejected: 'no',
  cancelled: 'line',
}

/** How far what was sent back of it is. */
function backText({ back }: OfficeDeposit): string | undefined {
  if (!back) return undefined
  const sum = moneyOf(back.amountE5)
  if (back.state === 'confirmed') return t('back', { sum })
  return t(back.state === 'rejected' ? 'backFailed' : 'backOn', { sum })
}

const State = ({ deposit }: { deposit: OfficeDeposit }) => (
  <span className="o-two">
    <Tag tone={TONES[deposit.state]}>{t(deposit.state)}</Tag>
    <small>{backText(deposit) ?? (deposit.isPayerOwn === false ? t('otherName') : '')}</small>
  </span>
)

type Wished = { act: 'refund' | 'giveUp'; deposit: OfficeDeposit }
type OnWish = (wished: Wished) => void

const Acts = ({ deposit, onWish }: { deposit: OfficeDeposit; onWish: OnWish }) => (
  <>
    <RefundButton deposit={deposit} onOpen={() => onWish({ act: 'refund', deposit })} />
    <GiveUpButton deposit={deposit} onOpen={() => onWish({ act: 'giveUp', deposit })} />
  </>
)

function Player({ deposit: { player } }: { deposit: OfficeDeposit }) {
  const me = useMe()
  return (
    <span className="o-two">
      {mayDo(me, 'player.view') ? (
        <Link className="o-link" to={`/office/players/${player.id}`}>
          {player.username}
        </Link>
      ) : (
        player.username
      )}
      <small>{player.number}</small>
    </span>
  )
}

const columnsOf = (onWish: OnWish): readonly Column<OfficeDeposit>[] => [
  {
    key: 'deposit',
    head: t('deposit'),
    bar: 90,
    cell: ({ number, method, reference }) => (
      <span className="o-two">
        #{number}
        <small title={reference ?? undefined}>{method}</small>
      </span>
    ),
  },
  { key: 'player', head: t('player'), bar: 100, cell: (deposit) => <Player deposit={deposit} /> },
  {
    key: 'amount',
    head: t('amount'),
    align: 'end',
    bar: 70,
    cell: ({ amountE5 }) => <b>{moneyOf(amountE5)}</b>,
  },
  { key: 'state', head: t('state'), bar: 100, cell: (deposit) => <State deposit={deposit} /> },
  { key: 'at', head: t('at'), bar: 90, cell: ({ at }) => formatDate(at) },
  { key: 'changed', head: t('changed'), bar: 90, cell: ({ changedAt }) => formatDate(changedAt) },
  {
    key: 'act',
    head: t('act'),
    align: 'end',
    bar: 90,
    cell: (deposit) => <Acts deposit={deposit} onWish={onWish} />,
  },
]

/** The list of the address that is no list of deposits: lines of the bank that name none. */
const LINES = 'lines' as const

/** Deposits of all players, and money that has no owner yet. */
export function DepositsPage() {
  const me = useMe()
  const [params, setParams] = useSearchParams()
  const [wished, q] = [params.get('list') ?? undefined, params.get('q') || undefined]
  const mayMatch = mayDo(me, 'deposit.match')
  const isLines = wished === LINES && q === undefined && mayMatch
  const which = listOf(wished)
  const lists: readonly (DepositList | typeof LINES)[] = mayMatch
    ? [...DEPOSIT_LISTS, LINES]
    : DEPOSIT_LISTS
  return (
    <div className="o-stack">
      <ScreenHead title={t('title')} sub={t('sub')} />
      <div className="o-row o-row--wrap">
        <QuickChips
          label={t('lists')}
          chips={lists.map((key) => ({ key, label: t(key) }))}
          chosen={q === undefined ? (isLines ? LINES : which) : undefined}
          onChoose={(key) => setParams({ list: key }, { replace: true })}
        />
        <Seek
          placeholder={t('seek')}
          value={q ?? ''}
          onSeek={(text) => setParams(text ? { q: text } : {}, { replace: true })}
        />
      </div>
      {isLines ? <Lines /> : <Deposits which={which} q={q} />}
    </div>
  )
}

type DepositsProps = { which: DepositList; q: string | undefined }

/** Two people send one back, one closes what nobody has paid. */
function Deposits({ which, q }: DepositsProps) {
  const list = useDeposits(which, q)
  const [wished, wish] = useState<Wished>()
  const close = () => wish(undefined)
  return (
    <>
      {list.rows.map((deposit) => (
        <RefundSeconds key={deposit.id} deposit={deposit} />
      ))}
      <section className="o-panel">
        <Table<OfficeDeposit>
          label={t('title')}
          columns={columnsOf(wish)}
          list={list}
          rowKey={({ id }) => id}
          rowName={({ number, player, amountE5 }) =>
            t('rowName', { number, name: player.username, sum: moneyOf(amountE5) })
          }
          empty={{
            icon: ArrowDownToLine,
            title: t(q === undefined ? 'none' : 'notFound'),
            text: t('noneNote'),
          }}
          card={(deposit) => (
            <>
              <span className="o-cards__line">
                <b className="o-ell">{deposit.player.username}</b>
                <b>{moneyOf(deposit.amountE5)}</b>
              </span>
              <span className="o-cards__line mist">
                <span>
                  #{deposit.number} · {formatDate(deposit.at)}
                </span>
                <State deposit={deposit} />
              </span>
              <Acts deposit={deposit} onWish={wish} />
            </>
          )}
        />
        <div className="o-panel__f">{t('foot')}</div>
      </section>
      {wished?.act === 'refund' && <RefundDialog deposit={wished.deposit} onClose={close} />}
      {wished?.act === 'giveUp' && <GiveUpDialog deposit={wished.deposit} onClose={close} />}
    </>
  )
}
