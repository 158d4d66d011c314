import { X } from 'lucide-react'
import { formatPercent } from '../../../lib/language/format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { t } from '../section-texts.ts'
import { type Filters, isKindAlone, isNarrowed, toggled } from './filters.ts'

type AppliedProps = {
  filters: Filters
  total: number | undefined
  onChange: (change: Partial<Filters>) => void
}

type Tag = { label: string; without: Partial<Filters> }

/** The chosen filters again, each to be taken out by itself, and how many games they leave. */
export function Applied({ filters, total, onChange }: AppliedProps) {
  const tags = tagsOf(filters)
  const isShown = isNarrowed(filters)
  // Nobody has searched: the page says that none is open yet, and no number stands beside it.
  const isEmptyKind = total === 0 && isKindAlone(filters)
  const clear = () =>
    onChange({ find: '', studios: [], volatilities: [], rtpMinBp: 0, features: [] })
  return (
    <div className={isShown ? 'lobby__set' : 'lobby__set lobby__set--none'}>
      {tags.length > 0 && (
        <ul aria-label={t('applied')}>
          {tags.map(({ label, without }) => (
            <li key={label} className="tag tag--info">
              {label}
              <button
                type="button"
                aria-label={t('remove', { what: label })}
                onClick={() => onChange(without)}
              >
                <Icon of={X} size="s" />
              </button>
            </li>
          ))}
          <li>
            <button type="button" className="link lobby__clear" onClick={clear}>
              {t('clear')}
            </button>
          </li>
        </ul>
      )}
      <p className={isShown && !isEmptyKind ? 'lobby__count haze num' : 'sr'} role="status">
        {total !== undefined && (isEmptyKind ? t('kindTitle') : t('found', { count: total }))}
      </p>
    </div>
  )
}

function tagsOf({ find, studios, volatilities, rtpMinBp, features }: Filters): Tag[] {
  return [
    ...(find ? [{ label: `“${find}”`, without: { find: '' } }] : []),
    ...studios.map((studio) => ({ label: studio, without: { studios: toggled(studios, studio) } })),
    ...volatilities.map((level) => ({
      label: t('volatilityOf', { level }),
      without: { volatilities: toggled(volatilities, level) },
    })),
    ...(rtpMinBp
      ? [
          {
            label: t('rtpTag', { percent: formatPercent(rtpMinBp) }),
            without: { rtpMinBp: 0 },
          },
        ]
      : []),
    ...features.map((feature) => ({
      label: t(`feature.${feature}`),
      without: { features: toggled(features, feature) },
    })),
  ]
}
