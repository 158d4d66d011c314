import './rtp.css'
import { useQuery } from '@tanstack/react-query'
import { type GameReturn, listReturns, RTP_DAYS, RTP_STATES } from '@zar/contract/office/rtp'
import { Percent } from 'lucide-react'
import { formatPercent } from '../../lib/language/format.ts'
import { useSearchParams } from '../../lib/router/router.tsx'
import { call } from '../parts/api/call.ts'
import { Split } from '../parts/case/case.tsx'
import { QuickChips, Segments } from '../parts/controls/tabs.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { useRows } from '../parts/table/rows.ts'
import { Table } from '../parts/table/table.tsx'
import { ReturnCase } from './return-case.tsx'
import { COLUMNS, type Days, nameOf, StateTag } from './return-columns.tsx'
import { t } from './texts.ts'

const USUAL: Days = '30'

/** What games return beside what they declare, those outside their band first. */
export function RtpPage() {
  const [params, setParams] = useSearchParams()
  const days = RTP_DAYS.find((one) => one === params.get('days')) ?? USUAL
  const state = RTP_STATES.find((one) => one === params.get('state'))
  const chosen = params.get('row') ?? undefined
  const set = (next: Record<string, string | undefined>) => {
    const all = { days, state, row: chosen, ...next }
    const given = Object.entries(all).filter((one): one is [string, string] => Boolean(one[1]))
    setParams(Object.fromEntries(given), { replace: true })
  }
  const list = useRows<GameReturn>(['rtp', 'list', days, state], (after) =>
    call(listReturns, { days, state, after: after ?? undefined }),
  )
  return (
    <div className="o-stack">
      <Head days={days} onDays={(next) => set({ days: next })} />
      <Split
        onBack={() => set({ row: undefined })}
        list={
          <section className="o-panel">
            <div className="o-panel__h">
              <QuickChips
                label={t('states')}
                chips={[
                  { key: 'all', label: t('all') },
                  ...RTP_STATES.map((key) => ({ key, label: t(key) })),
                ]}
                chosen={state ?? 'all'}
                onChoose={(next) => set({ state: next === 'all' ? undefined : next })}
              />
            </div>
            <Table<GameReturn>
              label={t('title')}
              columns={COLUMNS}
              list={list}
              rowKey={({ code }) => code}
              rowName={nameOf}
              chosen={chosen}
              onChoose={(row) => set({ row })}
              empty={{ icon: Percent, title: t('none'), text: t('noneNote') }}
              card={(row) => (
                <>
                  <span className="o-cards__line">
                    <b>{row.name}</b>
                    <b>{formatPercent(row.rtpBp)}</b>
                  </span>
                  <span className="o-cards__line">
                    <span className="haze">{row.studio}</span>
                    <StateTag state={row.state} />
                  </span>
                </>
              )}
            />
          </section>
        }
      >
        {chosen ? <ReturnCase key={`${chosen} ${days}`} code={chosen} days={days} /> : undefined}
      </Split>
    </div>
  )
}

function Head({ days, onDays }: { days: Days; onDays: (days: Days) => void }) {
  const { data: outside } = useQuery({
    queryKey: ['rtp', 'outside', days],
    queryFn: async () => (await call(listReturns, { days, state: 'outside' })).outside,
  })
  const sub =
    outside === undefined ? undefined : outside === 0 ? t('subNone') : t('sub', { count: outside })
  return (
    <ScreenHead title={t('title')} sub={sub}>
      <Segments
        label={t('window')}
        choices={RTP_DAYS.map((key) => ({ key, label: t('days', { count: Number(key) }) }))}
        chosen={days}
        onChoose={onDays}
      />
    </ScreenHead>
  )
}
