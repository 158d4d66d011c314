import './tickets.css'
import { TICKET_VIEWS, type TicketView } from '@zar/contract/office/support/tickets'
import { CircleCheckBig } from 'lucide-react'
import { usePhone } from '../../../lib/browser/media.ts'
import { Split } from '../../parts/case/case.tsx'
import { QuickChips } from '../../parts/controls/tabs.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { useChosen } from '../../parts/table/chosen.ts'
import { Table } from '../../parts/table/table.tsx'
import { useFilters } from '../../parts/table/use-filters.ts'
import { nextAfter } from '../desk/use-live.ts'
import { COLUMNS, rowName, TicketCard } from './columns.tsx'
import { t } from './texts.ts'
import { TicketPanel } from './ticket-panel.tsx'
import { useTickets } from './use-tickets.ts'

const isView = (value: string | undefined): value is TicketView =>
  TICKET_VIEWS.some((one) => one === value)

/** The tickets, the oldest promise first, and the thread of the chosen one beside them. */
export function TicketsPage() {
  const isPhone = usePhone()
  const { values, set, clear } = useFilters(['view'])
  const wished = values.view?.[0]
  const view = isView(wished) ? wished : 'waiting'
  const { list, news } = useTickets(view)
  const [chosen, choose] = useChosen()
  const [opened, open] = useChosen('case')
  const names = list.rows.map(({ number }) => `${number}`)
  const isShown = chosen !== undefined && (!isPhone || opened === chosen)
  return (
    <div className="o-stack o-tk">
      <ScreenHead title={t('title')} sub={t('sub')} />
      <QuickChips
        label={t('views')}
        chips={TICKET_VIEWS.map((key) => ({ key, label: t(key) }))}
        chosen={view}
        onChoose={(key) => set('view', key === 'waiting' ? [] : [key])}
      />
      <Split
        onBack={() => open(undefined)}
        list={
          <section className="o-panel">
            <Table
              label={t('title')}
              columns={COLUMNS}
              list={list}
              rowKey={({ number }) => `${number}`}
              rowName={rowName}
              chosen={chosen}
              onChoose={(number) => {
                choose(number)
                if (isPhone) open(number)
              }}
              onOpen={isPhone ? open : focusAnswer}
              news={news}
              empty={{ icon: CircleCheckBig, title: t('empty'), text: t('emptyNote') }}
              onClearFilters={view === 'waiting' ? undefined : clear}
              card={TicketCard}
            />
            <div className="o-panel__f">
              <span className="o-push o-tk__keys">{t('keys')}</span>
            </div>
          </section>
        }
      >
        {isShown ? (
          <TicketPanel
            key={chosen}
            number={chosen}
            row={list.rows.find(({ number }) => `${number}` === chosen)}
            onDone={() => choose(nextAfter(names, chosen))}
          />
        ) : list.rows.length > 0 ? undefined : null}
      </Split>
    </div>
  )
}

/** Enter goes from the row into its thread. */
function focusAnswer(): void {
  document.querySelector<HTMLElement>('.o-split > aside textarea')?.focus()
}
