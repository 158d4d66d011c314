import './suppliers.css'
import type { OfficeSupplier } from '@zar/contract/office/suppliers'
import { ListChecks, PlugZap, Power, TriangleAlert, Unplug } from 'lucide-react'
import { formatPercent, formatWhole } from '../../lib/language/format.ts'
import { Tag, type Tone } from '../parts/controls/tag.tsx'
import { Spark } from '../parts/figures/spark.tsx'
import { supplierState, t } from './texts.ts'

const TONES: Record<OfficeSupplier['state'], Tone> = {
  closed: 'no',
  away: 'no',
  resting: 'no',
  failing: 'no',
  held: 'wait',
  works: 'done',
}
const ICONS = {
  closed: Power,
  away: PlugZap,
  resting: Unplug,
  failing: TriangleAlert,
  held: ListChecks,
} as const

export const StateTag = ({ state }: Pick<OfficeSupplier, 'state'>) => (
  <Tag tone={TONES[state]} icon={state === 'works' ? undefined : ICONS[state]}>
    {supplierState(state)}
  </Tag>
)

export const latencyText = ({ lastP95Ms }: OfficeSupplier): string =>
  lastP95Ms === null ? t('noCalls') : t('ms', { ms: formatWhole(lastP95Ms) })

/** Of the calls of the last minutes how many failed, in words. */
export const errorText = ({ calls, failed }: OfficeSupplier): string =>
  calls === 0 ? '–' : formatPercent(Math.round((failed * 10_000) / calls))

/** A card for each supplier; the chosen one is ringed. */
export const Cards = ({
  suppliers,
  chosen,
  onChoose,
}: {
  suppliers: readonly OfficeSupplier[]
  chosen: string | undefined
  onChoose: (provider: string) => void
}) => (
  <section className="o-sup__cards" aria-label={t('cards')}>
    {suppliers.map((one) => (
      <button
        key={one.provider}
        type="button"
        className="o-sup__card"
        aria-pressed={one.provider === chosen}
        onClick={() => onChoose(one.provider)}
      >
        <span className="o-row">
          <b>{one.name}</b>
          <StateTag state={one.state} />
          <span className="o-micro o-push">{t('window')}</span>
        </span>
        <span className="o-sup__spark">
          <Spark values={one.p95Ms.map((ms) => ms ?? 0)} />
          <span className="sr">{t('chart', { name: one.name, ms: latencyText(one) })}</span>
        </span>
        <span className="o-sup__figures">
          <Figure name={t('latency')} value={latencyText(one)} />
          <Figure name={t('errors')} value={errorText(one)} isBad={one.failed * 100 > one.calls} />
          <Figure name={t('rounds')} value={formatWhole(one.openRounds)} />
          <Figure
            name={t('differ')}
            value={formatWhole(one.differences)}
            isWaiting={one.differences > 0}
          />
        </span>
      </button>
    ))}
  </section>
)

type FigureProps = { name: string; value: string; isBad?: boolean; isWaiting?: boolean }

const Figure = ({ name, value, isBad = false, isWaiting = false }: FigureProps) => (
  <span>
    <small>{name}</small>
    <b className={isBad ? 'o-bad' : isWaiting ? 'o-warn' : undefined}>{value}</b>
  </span>
)
