import { useQuery } from '@tanstack/react-query'
import { type DeskFigures, readDeskFigures } from '@zar/contract/office/reports/desk'
import { useState } from 'react'
import { formatClock, formatWhole } from '../../../lib/language/format.ts'
import { languageTag } from '../../../lib/language/translate.ts'
import { call } from '../../parts/api/call.ts'
import { Segments } from '../../parts/controls/tabs.tsx'
import { Chart } from '../../parts/figures/chart.tsx'
import { Figure, Figures } from '../../parts/figures/figure.tsx'
import { changeOf, compactText, roundOf, unitsFor } from '../../parts/figures/numbers.ts'
import { Spark } from '../../parts/figures/spark.tsx'
import { Failed } from '../../parts/states/failed.tsx'
import { t } from '../texts.ts'

const LOOK_MS = 15_000
type Money = NonNullable<DeskFigures['money']>
export type Against = 'week' | 'day'

/** Today so far; the page's own asking keeps no session alive. */
export const useFigures = () =>
  useQuery({
    queryKey: ['office', 'figures'],
    queryFn: () => call(readDeskFigures, {}, { isPoll: true }),
    refetchInterval: LOOK_MS,
  })

const weekday = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(languageTag, { weekday: 'short' })

/** What the comparison is called: `geçen Cmt`. */
export const againstText = (against: Against, day: string): string =>
  against === 'week' ? t('weekOf', { day: weekday(day) }) : t('dayOf')

/** The six figures of today, each with what it is compared with. */
export function TodayFigures({ against }: { against: Against }) {
  const figures = useFigures()
  const { data } = figures
  if (figures.isError && !data)
    return <Failed error={figures.error} onAgain={() => void figures.refetch()} />
  if (!data) return <div className="o-desk__grey" aria-hidden />
  return (
    <Figures>
      {data.money && <MoneyFigures money={data.money} day={data.day} against={against} />}
      <Figure name={t('active')} value={formatWhole(data.active)} note={t('activeNote')} />
      {data.money && (
        <Figure
          name={t('openBets')}
          value={roundOf(data.money.openBetLiabilityE5)}
          note={t('openBetsNote')}
        />
      )}
    </Figures>
  )
}

function MoneyFigures({ money, day, against }: { money: Money; day: string; against: Against }) {
  const before = against === 'week' ? money.ggrWeekBeforeE5 : money.ggrDayBeforeE5
  const begun = money.hours.flatMap(({ ggrE5 }) => (ggrE5 === null ? [] : [unitsFor(ggrE5)]))
  return (
    <>
      <Figure
        name={t('ggr')}
        value={roundOf(money.ggrE5)}
        change={changeOf(money.ggrE5, before)}
        note={`${againstText(against, day)} ${roundOf(before)}`}
        spark={<Spark values={runningOf(begun)} />}
      />
      <Figure
        name={t('ngr')}
        value={roundOf(money.ngrE5)}
        note={t('bonusOf', { sum: roundOf(money.bonusCostE5) })}
      />
      <Figure
        name={t('deposits')}
        value={roundOf(money.depositsE5)}
        note={t('payments', { count: money.deposits })}
      />
      <Figure
        name={t('withdrawals')}
        value={roundOf(money.withdrawalsE5)}
        note={t('payments', { count: money.withdrawals })}
      />
    </>
  )
}

/** Sums up to each place. */
function runningOf(values: readonly number[]): number[] {
  let sum = 0
  return values.map((value) => {
    sum += value
    return sum
  })
}

/** The day's revenue beside another day's, and the stakes of each hour. */
export function TodayCharts({ against }: { against: Against }) {
  const { data } = useFigures()
  if (!data?.money) return null
  const { money, day } = data
  const { hours } = money
  const begun = hours.filter(({ ggrE5 }) => ggrE5 !== null)
  const places = hours.map(({ hour }) => formatClock(hour).slice(0, 2))
  const now = runningOf(begun.map(({ ggrE5 }) => unitsFor(ggrE5 ?? '0')))
  const other = runningOf(
    hours.map((one) => unitsFor(against === 'week' ? one.ggrWeekBeforeE5 : one.ggrDayBeforeE5)),
  )
  const before = against === 'week' ? money.ggrWeekBeforeE5 : money.ggrDayBeforeE5
  const name = againstText(against, day)
  return (
    <section className="o-panel o-desk__chart" aria-labelledby="desk-chart">
      <div className="o-panel__h">
        <h2 id="desk-chart">{t('chart')}</h2>
      </div>
      <div className="o-panel__b o-stack">
        <Chart
          title={t('chart')}
          sentence={t('chartSentence', {
            time: formatClock(new Date().toISOString()),
            sum: roundOf(money.ggrE5),
            before: name,
            other: roundOf(before),
          })}
          places={places}
          height={190}
          format={compactText}
          series={[
            { name: t('today'), values: padded(now, hours.length), kind: 'area' },
            { name, values: other, kind: 'compared' },
          ]}
        />
        <h3>{t('stakes')}</h3>
        <Chart
          title={t('stakes')}
          sentence={t('stakesSentence', { sum: roundOf(money.stakesE5) })}
          places={places}
          height={132}
          format={compactText}
          series={[
            {
              name: t('today'),
              values: hours.map(({ stakesE5 }) => (stakesE5 === null ? null : unitsFor(stakesE5))),
              kind: 'bar',
              running: begun.length - 1,
            },
            {
              name: againstText('week', day),
              values: hours.map(({ stakesWeekBeforeE5 }) => unitsFor(stakesWeekBeforeE5)),
              kind: 'compared',
            },
          ]}
        />
      </div>
    </section>
  )
}

const padded = (values: readonly number[], length: number): (number | null)[] =>
  Array.from({ length }, (_, at) => values[at] ?? null)

export function useAgainst() {
  const [against, setAgainst] = useState<Against>('week')
  const choice = (
    <Segments
      label={t('against')}
      choices={[
        { key: 'week', label: t('week') },
        { key: 'day', label: t('day') },
      ]}
      chosen={against}
      onChoose={setAgainst}
    />
  )
  return { against, choice }
}
