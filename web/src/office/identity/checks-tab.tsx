import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type IdentityCheck, listIdentityChecks } from '@zar/contract/office/identity/checks'
import { IdCard } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../lib/language/format.ts'
import { Link } from '../../lib/router/router.tsx'
import { call } from '../parts/api/call.ts'
import { Button } from '../parts/controls/button.tsx'
import { useOffers } from '../parts/rights/offers.ts'
import { useChosen } from '../parts/table/chosen.ts'
import type { Column } from '../parts/table/columns.ts'
import { usePlainRows } from '../parts/table/plain-rows.ts'
import { Table } from '../parts/table/table.tsx'
import { CheckDialog, type Decided } from './check-dialog.tsx'
import { t } from './texts.ts'

const KEY = ['office', 'identity-checks'] as const

const whyOf = ({ because }: IdentityCheck): string => t(because ?? 'unknown')

type ActsProps = { row: IdentityCheck; onDecide: (decided: Decided) => void }

function Acts({ row, onDecide }: ActsProps) {
  const { refusal } = useOffers(row)('document.decide')
  return (
    <span className="o-row">
      <Button size="s" refusal={refusal} onClick={() => onDecide({ row, verdict: 'accept' })}>
        {t('accept')}
      </Button>
      <Button
        size="s"
        kind="danger"
        refusal={refusal}
        onClick={() => onDecide({ row, verdict: 'refuse' })}
      >
        {t('refuse')}
      </Button>
    </span>
  )
}

const columnsOf = (onDecide: ActsProps['onDecide']): readonly Column<IdentityCheck>[] => [
  {
    key: 'player',
    head: t('player'),
    bar: 110,
    cell: ({ player }) => (
      <span className="o-two">
        <Link className="o-link" to={`/office/players/${player.id}`}>
          {player.username}
        </Link>
        <small>{player.number}</small>
      </span>
    ),
  },
  { key: 'why', head: t('why'), bar: 120, cell: whyOf },
  { key: 'holder', head: t('holder'), bar: 80, cell: ({ holder }) => holder ?? '–' },
  {
    key: 'asked',
    head: t('asked'),
    align: 'end',
    bar: 90,
    cell: ({ askedAt }) => formatDate(askedAt),
  },
  { key: 'act', head: t('act'), bar: 120, cell: (row) => <Acts row={row} onDecide={onDecide} /> },
]

const Card = (row: IdentityCheck) => (
  <>
    <span className="o-cards__line">
      <b className="o-ell">{row.player.username}</b>
      <span>{whyOf(row)}</span>
    </span>
    <span className="o-cards__line mist">
      <span>{row.player.number}</span>
      <span>{formatDate(row.askedAt)}</span>
    </span>
  </>
)

/** Checks of an identity that the service left to a person, the oldest first. */
export function ChecksTab() {
  const client = useQueryClient()
  const list = usePlainRows(
    useQuery({ queryKey: KEY, queryFn: () => call(listIdentityChecks, {}) }),
  )
  const [chosen, choose] = useChosen()
  const [decided, decide] = useState<Decided>()
  return (
    <section className="o-panel">
      <Table
        label={t('checks')}
        columns={columnsOf(decide)}
        list={list}
        rowKey={({ player }) => player.id}
        rowName={(row) => [row.player.username, row.player.number, whyOf(row)].join(', ')}
        chosen={chosen}
        onChoose={choose}
        empty={{ icon: IdCard, title: t('noChecks'), text: t('noChecksNote') }}
        card={Card}
        cardActs={(row) => <Acts row={row} onDecide={decide} />}
      />
      {decided && (
        <CheckDialog
          {...decided}
          onDone={() => client.invalidateQueries({ queryKey: KEY })}
          onClose={() => decide(undefined)}
        />
      )}
    </section>
  )
}
