import './players.css'
import { listPlayers, PLAYER_STATES, type PlayerRow } from '@zar/contract/office/players'
import { Users } from 'lucide-react'
import { usePhone } from '../../lib/browser/media.ts'
import { useNavigate } from '../../lib/router/router.tsx'
import { call } from '../parts/api/call.ts'
import { useDraft } from '../parts/api/drafts.ts'
import { QuickChips, Segments } from '../parts/controls/tabs.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { useChosen } from '../parts/table/chosen.ts'
import { DENSITIES, useDensity } from '../parts/table/density.ts'
import { useRows } from '../parts/table/rows.ts'
import { SavedViews } from '../parts/table/saved-views.tsx'
import { Seek } from '../parts/table/seek.tsx'
import { Table } from '../parts/table/table.tsx'
import { useFilters } from '../parts/table/use-filters.ts'
import { COLUMNS, nameOf, PlayerCard, pathOf } from './columns.tsx'
import { t } from './list-texts.ts'
import { stateName } from './state-tag.tsx'

type State = PlayerRow['state']
const isState = (value: string | undefined): value is State =>
  PLAYER_STATES.some((one) => one === value)

/** Every player that the person may see: found by what is typed, narrowed by state, the newest first. */
export function PlayersPage() {
  const navigate = useNavigate()
  const isPhone = usePhone()
  const [density, setDensity] = useDensity()
  const [chosen, choose] = useChosen()
  const { values, isNarrowed, set, clear } = useFilters(['state'])
  // What was typed may be a phone or an address: it stands in no address of the browser.
  const [search, setSearch, forgetSearch] = useDraft('players:seek', '')
  const wished = values.state?.[0]
  const state = isState(wished) ? wished : undefined
  const list = useRows<PlayerRow>(['office', 'players', search, state], (after) =>
    call(listPlayers, {
      search: search || undefined,
      state,
      after: after ?? undefined,
    }),
  )
  const open = (id: string) => navigate(pathOf(id))
  const clearAll = () => {
    forgetSearch()
    clear()
  }
  return (
    <div className="o-stack o-pl">
      <ScreenHead title={t('title')} sub={t('sub')}>
        <span className="o-wide">
          <Segments
            label={t('density')}
            choices={DENSITIES.map((key) => ({ key, label: t(key) }))}
            chosen={density}
            onChoose={setDensity}
          />
        </span>
      </ScreenHead>
      <div className="o-tools">
        <Seek
          placeholder={t('seek')}
          value={search}
          onSeek={(text) => {
            setSearch(text)
            choose(undefined)
          }}
        />
        <StateChips state={state} onChoose={(next) => set('state', next ? [next] : [])} />
        <SavedViews screen="players" />
      </div>
      <section className="o-panel">
        <Table
          label={t('title')}
          columns={COLUMNS}
          list={list}
          rowKey={(row) => row.id}
          rowName={nameOf}
          chosen={chosen}
          onChoose={isPhone ? open : choose}
          onOpen={open}
          empty={{ icon: Users, title: t('empty'), text: t('emptyNote') }}
          onClearFilters={search || isNarrowed ? clearAll : undefined}
          card={PlayerCard}
        />
        {list.state === 'ready' && list.rows.length > 0 && (
          <div className="o-panel__f">
            <span>{t('shown', { count: list.rows.length })}</span>
            <span className="o-push o-pl__keys">{search ? t('searched') : t('keys')}</span>
          </div>
        )}
      </section>
    </div>
  )
}

const ALL = 'all'

function StateChips({
  state,
  onChoose,
}: {
  state: State | undefined
  onChoose: (state: State | undefined) => void
}) {
  const chips = [
    { key: ALL, label: t('all') },
    ...PLAYER_STATES.map((key) => ({ key, label: stateName(key) })),
  ]
  return (
    <QuickChips<string>
      label={t('states')}
      chips={chips}
      chosen={state ?? ALL}
      onChoose={(key) => onChoose(isState(key) ? key : undefined)}
    />
  )
}
