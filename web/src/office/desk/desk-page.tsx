import '../parts/table/table.css'
import './desk.css'
import { mayDo, useMe } from '../parts/api/session.ts'
import { ScreenHead } from '../parts/screen-head.tsx'
import { AlarmsBlock } from './blocks/alarms.tsx'
import { DutyBlock } from './blocks/duty.tsx'
import { TodayCharts, TodayFigures, useAgainst } from './blocks/figures.tsx'
import { LiabilityNow } from './blocks/liability.tsx'
import { OwnCases, WaitingProposals } from './blocks/own.tsx'
import { ProductsToday } from './blocks/products.tsx'
import { QueuesBlock } from './blocks/queues.tsx'
import { t } from './texts.ts'

/** What a person finds as they come: blocks by what their role may see, live. */
export function DeskPage() {
  const me = useMe()
  const { against, choice } = useAgainst()
  const seesMoney = mayDo(me, 'report.money')
  return (
    <>
      <ScreenHead title={t('title')} sub={t('live')}>
        {seesMoney && choice}
      </ScreenHead>
      <TodayFigures against={against} />
      <div className="o-desk">
        <div className="o-desk__wide o-stack">
          {seesMoney && <TodayCharts against={against} />}
          {mayDo(me, 'report.product') && <ProductsToday />}
          {mayDo(me, 'report.liability') && <LiabilityNow />}
        </div>
        <div className="o-desk__side o-stack">
          <AlarmsBlock />
          <QueuesBlock />
        </div>
        <div className="o-desk__last o-stack">
          <OwnCases />
          <WaitingProposals />
          <DutyBlock />
        </div>
      </div>
    </>
  )
}
