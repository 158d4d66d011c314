import './figures.css'
import type { ReactNode } from 'react'
import { texts } from '../../../lib/language/translate.ts'

const t = texts({
  tr: { up: '{by} arttı', down: '{by} azaldı' },
  en: { up: 'up {by}', down: 'down {by}' },
})

/** Figures in a row; six on a desk, three or two where there is less room. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <dl className="o-kpis">{children}</dl>
)

/** One figure: its name, value, change and what it is compared with. */
export const Figure = ({
  name,
  value,
  change,
  note,
  spark,
}: {
  name: ReactNode
  value: ReactNode
  /** Against what it is compared with: `%13,8`, written as the language writes it. */
  change?: { by: string; isUp: boolean } | undefined
  note?: ReactNode
  spark?: ReactNode
}) => (
  <div className="o-kpi">
    <dt className="o-kpi__name">{name}</dt>
    <dd className="o-kpi__value">{value}</dd>
    {(change || note) && (
      <dd className="o-kpi__note">
        {change && (
          <span className={change.isUp ? 'o-up' : 'o-down'}>
            <span aria-hidden>{change.by}</span>
            <span className="sr">{t(change.isUp ? 'up' : 'down', { by: change.by })}</span>
          </span>
        )}
        {note}
      </dd>
    )}
    {spark && <dd className="o-kpi__spark">{spark}</dd>}
  </div>
)
