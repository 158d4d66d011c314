import type { Opening } from '@zar/contract/sports'
import { DieSteps } from '../../ui/data-display/die-steps.tsx'
import { Tag } from '../../ui/data-display/tag.tsx'
import { SportIcon } from '../../ui/icons/sport-icon.tsx'
import './coming.css'
import { t } from './texts.ts'

const RULES = [
  { title: t('ruleOne'), note: t('ruleOneNote') },
  { title: t('ruleTwo'), note: t('ruleTwoNote') },
  { title: t('ruleThree'), note: t('ruleThreeNote') },
]

/** A section that is not open yet: what it opens with, and what holds until then. */
export function Coming({ opening }: { opening: Opening[] }) {
  return (
    <>
      <section aria-labelledby="coming-title">
        <h2 id="coming-title" className="secthead">
          {t('coming')}
        </h2>
        <ul className={opening.length === 4 ? 'coming coming--four' : 'coming'}>
          {opening.map(({ key, title, note, points }) => (
            <li key={key} className="coming__card">
              <span className="coming__icon">
                <SportIcon of={key} />
              </span>
              <h3>{title}</h3>
              <p>{note}</p>
              <span className="coming__points">
                {points.map((point) => (
                  <Tag key={point}>{point}</Tag>
                ))}
              </span>
            </li>
          ))}
        </ul>
        <p className="soonnote">
          <b>{t('promise')}</b> {t('promiseNote')}
        </p>
      </section>
      <section aria-labelledby="rules-title">
        <h2 id="rules-title" className="secthead">
          {t('rulesTitle')}
        </h2>
        <DieSteps look="lined" steps={RULES} />
      </section>
    </>
  )
}
