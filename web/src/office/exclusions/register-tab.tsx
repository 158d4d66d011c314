import type { ExclusionRow } from '@zar/contract/office/risk/register'
import { BookLock } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../lib/language/format.ts'
import { Link } from '../../lib/router/router.tsx'
import { Button } from '../parts/controls/button.tsx'
import { QuickChips } from '../parts/controls/tabs.tsx'
import { Tag, type Tone } from '../parts/controls/tag.tsx'
import { useOffers } from '../parts/rights/offers.ts'
import { useChosen } from '../parts/table/chosen.ts'
import type { Column } from '../parts/table/columns.ts'
import { Table } from '../parts/table/table.tsx'
import { useFilters } from '../parts/table/use-filters.ts'
import { ReadmitDialog } from './readmit-dialog.tsx'
import { t } from './texts.ts'
import { type RegisterState, useRegister } from './use-register.ts'

const STATES = ['active', 'end_asked', 'ended'] as const
const ALL = 'all'
const isState = (value: string | undefined): value is RegisterState =>
  STATES.some((one) => one === value)
const TONES: Record<RegisterState, Tone> = { active: 'done', end_asked: 'info', ended: 'line' }

const whoseOf = ({ kind, by }: ExclusionRow): string =>
  kind === 'operator' && by ? t('byHouse', { name: by }) : t(kind)
const endOf = ({ endsAt }: ExclusionRow): string => (endsAt ? formatDate(endsAt) : t('forGood'))

const StateTag = ({ state }: ExclusionRow) => <Tag tone={TONES[state]}>{t(state)}</Tag>

function columnsOf(onReadmit: (row: ExclusionRow) => void): readonly Column<ExclusionRow>[] {
  return [
    {
      key: 'player',
      head: t('player'),
      bar: 110,
      cell: (row) => (
        <span className="o-two">
          <span>
            <Link className="o-link" to={`/office/players/${row.player.id}`}>
              {row.player.username}
            </Link>
          </span>
          <small>{row.player.number}</small>
        </span>
      ),
    },
    { key: 'whose', head: t('whose'), bar: 110, cell: whoseOf },
    { key: 'began', head: t('began'), bar: 110, cell: ({ beganAt }) => formatDate(beganAt) },
    { key: 'ends', head: t('ends'), bar: 110, cell: endOf },
    { key: 'state', head: t('state'), bar: 70, cell: StateTag },
    {
      key: 'act',
      head: t('act'),
      bar: 60,
      cell: (row) => <Readmit row={row} onOpen={() => onReadmit(row)} />,
    },
  ]
}

/** Of the house's own exclusions alone; what a player chose has no button. */
function Readmit({ row, onOpen }: { row: ExclusionRow; onOpen: () => void }) {
  const { refusal } = useOffers(row)('exclusion.readmit')
  if (row.actions.length === 0) return <span className="haze">–</span>
  return (
    <Button size="s" refusal={refusal} onClick={onOpen}>
      {t('readmit')}
    </Button>
  )
}

const RegisterCard = (row: ExclusionRow) => (
  <>
    <span className="o-cards__line">
      <b className="o-ell">{row.player.username}</b>
      <StateTag {...row} />
    </span>
    <span className="o-cards__line mist">
      <span className="o-ell">{whoseOf(row)}</span>
      <span>{endOf(row)}</span>
    </span>
  </>
)

/** Exclusions and breaks, the newest first. */
export function RegisterTab() {
  const { values, isNarrowed, set, clear } = useFilters(['state'])
  const wished = values.state?.[0]
  const state = isState(wished) ? wished : undefined
  const { list } = useRegister(state)
  const [chosen, choose] = useChosen()
  const [readmitted, setReadmitted] = useState<ExclusionRow>()
  return (
    <div className="o-stack">
      <QuickChips<string>
        label={t('states')}
        chips={[{ key: ALL, label: t('all') }, ...STATES.map((key) => ({ key, label: t(key) }))]}
        chosen={state ?? ALL}
        onChoose={(key) => set('state', isState(key) ? [key] : [])}
      />
      <section className="o-panel">
        <Table
          label={t('register')}
          columns={columnsOf(setReadmitted)}
          list={list}
          rowKey={({ id }) => id}
          rowName={(row) =>
            [row.player.username, whoseOf(row), t(row.state), endOf(row)].join(', ')
          }
          chosen={chosen}
          onChoose={choose}
          empty={{ icon: BookLock, title: t('none'), text: t('noneNote') }}
          onClearFilters={isNarrowed ? clear : undefined}
          card={RegisterCard}
          cardActs={(row) =>
            row.actions.length > 0 && <Readmit row={row} onOpen={() => setReadmitted(row)} />
          }
        />
        {list.rows.length > 0 && (
          <div className="o-panel__f">{t('more', { shown: list.rows.length })}</div>
        )}
      </section>
      {readmitted && <ReadmitDialog row={readmitted} onClose={() => setReadmitted(undefined)} />}
    </div>
  )
}
