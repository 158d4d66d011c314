import './methods.css'
import type { OfficeMethods } from '@zar/contract/office/house/methods'
import { formatClock } from '../../lib/language/format.ts'
import { Chart } from '../parts/figures/chart.tsx'
import { shareText, successOf } from './sums.ts'
import { t } from './texts.ts'

/** More lines are not told apart. */
const LINES = 5
const HOUR_MS = 3_600_000
const HOURS = 24

/** The share of deposits that came, hour by hour, of the methods that are used most. */
export function SuccessChart({ whole: { methods, hours } }: { whole: OfficeMethods }) {
  const most = methods
    .filter(({ ended }) => ended > 0)
    .toSorted((one, other) => other.ended - one.ended)
    .slice(0, LINES)
  const last = Math.floor(Date.now() / HOUR_MS)
  const places = Array.from({ length: HOURS }, (_, at) => (last - HOURS + 1 + at) * HOUR_MS)
  const at = new Map(hours.map((one) => [`${one.id}:${Date.parse(one.hour)}`, successOf(one)]))
  const series = most.map((method) => ({
    name: `${method.title} ${shareText(successOf(method) ?? 0)}`,
    values: places.map((hour) => at.get(`${method.id}:${hour}`) ?? null),
  }))
  const values = series.map(({ name }) => name).join(', ')
  return (
    <section className="o-panel" aria-labelledby="success">
      <div className="o-panel__h">
        <h2 id="success">{t('chart')}</h2>
        <span className="o-micro">{t('chartNote')}</span>
      </div>
      <div className="o-meth__chart">
        <Chart
          title={t('chart')}
          sentence={t('chartSays', { values: values || '–' })}
          series={series}
          places={places.map((hour) => formatClock(new Date(hour).toISOString()))}
          height={170}
          top={100}
          format={shareText}
        />
      </div>
    </section>
  )
}
