import type { Feature } from '@zar/contract/casino/casino'
import { formatPercent } from '../../../lib/language/format.ts'
import { TickField } from '../../../ui/form/field.tsx'
import { t } from '../section-texts.ts'
import { countFacts, type Filters, RTPS_BP, toggled, VOLATILITIES } from './filters.ts'
import { PanelEnd } from './panel-end.tsx'
import { Counted } from './studios-panel.tsx'

type FactsPanelProps = {
  filters: Filters
  features: { id: Feature; count: number }[] | undefined
  total: number | undefined
  onChange: (change: Partial<Filters>) => void
  onClose: () => void
}

/** How wild a game is, what it pays back, and what is in it. */
export function FactsPanel({ filters, features, total, onChange, onClose }: FactsPanelProps) {
  const { volatilities, rtpMinBp, features: chosen } = filters
  const clear = () => onChange({ volatilities: [], rtpMinBp: 0, features: [] })
  return (
    <>
      <div className="filterpanel__body">
        <fieldset className="filterpanel__group">
          <legend>{t('volatility')}</legend>
          <p>{t('volatilityHelp')}</p>
          <div className="levels">
            {VOLATILITIES.map((level) => (
              <button
                key={level}
                type="button"
                className="num"
                aria-pressed={volatilities.includes(level)}
                aria-label={t('volatilityOf', { level })}
                onClick={() => onChange({ volatilities: toggled(volatilities, level) })}
              >
                {level}
              </button>
            ))}
          </div>
        </fieldset>
        <fieldset className="filterpanel__group">
          <legend>{t('rtp')}</legend>
          <div className="levels levels--wide">
            {[0, ...RTPS_BP].map((bp) => (
              <button
                key={bp}
                type="button"
                className="num"
                aria-pressed={rtpMinBp === bp}
                aria-label={bp ? t('rtpFrom', { percent: formatPercent(bp) }) : t('rtpAny')}
                onClick={() => onChange({ rtpMinBp: bp })}
              >
                {bp ? `${formatPercent(bp)}+` : t('rtpAny')}
              </button>
            ))}
          </div>
        </fieldset>
        {features && features.length > 0 && (
          <fieldset className="filterpanel__group">
            <legend>{t('features')}</legend>
            {features.map(({ id, count }) => (
              <TickField
                key={id}
                checked={chosen.includes(id)}
                onChange={() => onChange({ features: toggled(chosen, id) })}
              >
                <Counted what={t(`feature.${id}`)} count={count} />
              </TickField>
            ))}
          </fieldset>
        )}
      </div>
      <PanelEnd
        total={total}
        onClear={countFacts(filters) > 0 ? clear : undefined}
        onClose={onClose}
      />
    </>
  )
}
