import './withdrawals.css'
import { WITHDRAWAL_STATES, type WithdrawalRow } from '@zar/contract/office/withdrawals/withdrawals'
import { CircleCheckBig, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { usePhone } from '../../lib/browser/media.ts'
import { Split } from '../parts/case/case.tsx'
import { Say } from '../parts/controls/say.tsx'
import { QuickChips, Segments } from '../parts/controls/tabs.tsx'
import { moneyOf } from '../parts/money.ts'
import { ScreenHead } from '../parts/screen-head.tsx'
import { useChosen } from '../parts/table/chosen.ts'
import { DENSITIES, useDensity } from '../parts/table/density.ts'
import { useMarks } from '../parts/table/marks/use-marks.ts'
import { Table } from '../parts/table/table.tsx'
import { useFilters } from '../parts/table/use-filters.ts'
import { BulkBar } from './bulk-bar.tsx'
import { bulk } from './bulk-texts.ts'
import { CardActs } from './card-acts.tsx'
import { CasePanel } from './case/case-panel.tsx'
import { columnsWith, WithdrawalCard } from './columns.tsx'
import { SentWithdrawals } from './sent/sent-withdrawals.tsx'
import { useView, ViewSwitch } from './sent/view-switch.tsx'
import { t } from './texts.ts'
import { lateOf, type Queue, useQueue } from './use-queue.ts'
import { nameOf, type QueueRow, type State } from './words.tsx'

const isState = (value: string | undefined): value is State =>
  WITHDRAWAL_STATES.some((one) => one === value)

/** Which rows can be approved together. */
const MARKING = {
  rowKey: ({ id }: QueueRow) => id,
  canMark: (row: QueueRow) => row.canGoTogether && !row.isGone,
  nameOf: ({ player }: QueueRow) => bulk('mark', { name: player.username }),
}

/** What was said of the last decision, and of which withdrawal. */
type Failure = { id: string; text: string }

/** Withdrawals that wait for a decision, or those that the bank was asked to pay. */
export function WithdrawalsPage() {
  const { view } = useView()
  return view === 'sent' ? <SentWithdrawals /> : <HeldQueue />
}

/** The queue of withdrawals, the oldest promise first, and the case of the chosen one beside it. */
function HeldQueue() {
  const isPhone = usePhone()
  const { values, isNarrowed, set, clear } = useFilters(['state'])
  const wished = values.state?.[0]
  const state = isState(wished) ? wished : undefined
  const queue = useQueue(state)
  const { rows } = queue.list
  const [chosen, choose] = useChosen()
  const [opened, open] = useChosen('case')
  const [failure, setFailure] = useState<Failure>()
  const marks = useMarks({ rows, chosen, ...MARKING })
  const go = (id: string | undefined) => {
    setFailure(undefined)
    choose(id)
  }
  const outcomeOf = (id: string) => ({
    onDecided: () => go(nextOf(rows, id)),
    onFailed: (text: string) => setFailure({ id, text }),
  })
  const failedOf = (id: string) => (failure?.id === id ? failure.text : undefined)
  const isCaseShown = chosen !== undefined && (!isPhone || opened === chosen)
  return (
    <div className="o-stack o-wd">
      <Head queue={queue} />
      <Stopped why={queue.whole?.stopped ?? null} />
      <StateChips
        count={queue.whole && !state ? queue.whole.count : undefined}
        state={state}
        onChoose={(next) => set('state', next ? [next] : [])}
      />
      <Split
        onBack={() => open(undefined)}
        list={
          <section className="o-panel">
            <Table
              label={t('title')}
              columns={columnsWith(marks, chosen)}
              list={queue.list}
              rowKey={(row) => row.id}
              rowName={nameOf}
              chosen={chosen}
              onChoose={go}
              onOpen={isPhone ? open : focusCase}
              news={queue.news}
              empty={{ icon: CircleCheckBig, title: t('empty'), text: t('emptyNote') }}
              onClearFilters={isNarrowed ? clear : undefined}
              card={WithdrawalCard}
              cardActs={({ id }) => (
                <CardActs
                  row={rows.find((row) => row.id === id)}
                  id={id}
                  failed={failedOf(id)}
                  onOpen={() => open(id)}
                  {...outcomeOf(id)}
                />
              )}
            />
            <BulkBar rows={rows.filter(({ id }) => marks.marked.has(id))} onClear={marks.clear} />
            {marks.marked.size === 0 && <Foot queue={queue} />}
          </section>
        }
      >
        {isCaseShown ? (
          <CasePanel
            key={chosen}
            id={chosen}
            row={rows.find(({ id }) => id === chosen)}
            failed={failedOf(chosen)}
            {...outcomeOf(chosen)}
          />
        ) : rows.length > 0 ? undefined : null}
      </Split>
    </div>
  )
}

/** Enter goes from the row into its case: its first button has the focus. */
function focusCase(): void {
  document.querySelector<HTMLElement>('.o-split > aside .o-case__acts button')?.focus()
}

/** After a decision the next row is chosen; after the last one the one before. */
function nextOf(rows: readonly WithdrawalRow[], id: string): string | undefined {
  const at = rows.findIndex((row) => row.id === id)
  return (rows[at + 1] ?? rows[at - 1])?.id
}

function Head({ queue: { whole } }: { queue: Queue }) {
  const [density, setDensity] = useDensity()
  const late = whole ? lateOf(whole.rows) : 0
  return (
    <ScreenHead
      title={t('title')}
      sub={
        whole && (
          <>
            {t('sub', { count: whole.count, sum: moneyOf(whole.sumE5) })}
            {late > 0 && <b className="o-wd__late"> · {t('late', { count: late })}</b>}
          </>
        )
      }
    >
      <ViewSwitch />
      <span className="o-wide">
        <Segments
          label={t('density')}
          choices={DENSITIES.map((key) => ({ key, label: t(key) }))}
          chosen={density}
          onChoose={setDensity}
        />
      </span>
    </ScreenHead>
  )
}

const STOPS = { seal: 'stopSeal', licence: 'stopLicence' } as const

const Stopped = ({ why }: { why: keyof typeof STOPS | null }) =>
  why && (
    <Say tone="wait" icon={TriangleAlert} role="status">
      {t(STOPS[why])}
    </Say>
  )

const Foot = ({ queue: { list, whole } }: { queue: Queue }) =>
  whole && list.rows.length > 0 ? (
    <div className="o-panel__f">
      <span>{t('shown', { shown: list.rows.length, count: whole.count })}</span>
      <span className="o-push o-wd__keys">{t('keys')}</span>
    </div>
  ) : null

const ALL = 'all'

function StateChips({
  count,
  state,
  onChoose,
}: {
  count: number | undefined
  state: State | undefined
  onChoose: (state: State | undefined) => void
}) {
  return (
    <QuickChips<string>
      label={t('states')}
      chips={[
        { key: ALL, label: t('all'), count },
        ...WITHDRAWAL_STATES.map((key) => ({ key, label: t(key) })),
      ]}
      chosen={state ?? ALL}
      onChoose={(key) => onChoose(isState(key) ? key : undefined)}
    />
  )
}
