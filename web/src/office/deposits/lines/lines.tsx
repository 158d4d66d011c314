import type { StatementLine } from '@zar/contract/office/house/deposit-match'
import { FileQuestion } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../parts/controls/button.tsx'
import { moneyOf } from '../../parts/money.ts'
import { useProposalsOf } from '../../parts/proposals/second.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import type { Column } from '../../parts/table/columns.ts'
import { Table } from '../../parts/table/table.tsx'
import { MatchDialog } from './match-dialog.tsx'
import { aboutLine, MatchSeconds } from './match-seconds.tsx'
import { t } from './texts.ts'
import { useLines } from './use-lines.ts'

type OnMatch = (line: StatementLine) => void

/** Where nobody has proposed a match of the line. */
function MatchButton({ line, onMatch }: { line: StatementLine; onMatch: OnMatch }) {
  const { refusal } = useOffers(line)('deposit.match')
  const waiting = useProposalsOf(aboutLine(line))
  if (waiting.length > 0) return null
  return (
    <Button size="s" refusal={refusal} onClick={() => onMatch(line)}>
      {t('match')}
    </Button>
  )
}

const columnsOf = (onMatch: OnMatch): readonly Column<StatementLine>[] => [
  {
    key: 'line',
    head: t('reference'),
    bar: 180,
    cell: ({ reference, bankId }) => (
      <span className="o-two">
        <span title={reference}>{reference}</span>
        <small>{bankId}</small>
      </span>
    ),
  },
  {
    key: 'amount',
    head: t('amount'),
    align: 'end',
    bar: 70,
    cell: ({ amountE5 }) => <b>{moneyOf(amountE5)}</b>,
  },
  { key: 'day', head: t('day'), bar: 80, cell: ({ day }) => day },
  { key: 'by', head: t('by'), bar: 90, cell: ({ by }) => by },
  {
    key: 'act',
    head: t('act'),
    align: 'end',
    bar: 90,
    cell: (line) => <MatchButton line={line} onMatch={onMatch} />,
  },
]

/** Money that came to the bank by lines that name no payment, for two people who did not bring them in. */
export function Lines() {
  const list = useLines()
  const [matching, match] = useState<StatementLine>()
  return (
    <>
      {list.rows.map((line) => (
        <MatchSeconds key={line.id} line={line} />
      ))}
      <section className="o-panel">
        <Table<StatementLine>
          label={t('title')}
          columns={columnsOf(match)}
          list={list}
          rowKey={({ id }) => id}
          rowName={({ amountE5, reference, day }) =>
            t('rowName', { sum: moneyOf(amountE5), reference, day })
          }
          empty={{ icon: FileQuestion, title: t('none'), text: t('noneNote') }}
          card={(line) => (
            <>
              <span className="o-cards__line">
                <b className="o-ell">{line.reference}</b>
                <b>{moneyOf(line.amountE5)}</b>
              </span>
              <span className="o-cards__line mist">
                {line.day} · {line.bankId}
              </span>
              <MatchButton line={line} onMatch={match} />
            </>
          )}
        />
        <div className="o-panel__f">{t('foot')}</div>
      </section>
      {matching && <MatchDialog line={matching} onClose={() => match(undefined)} />}
    </>
  )
}
