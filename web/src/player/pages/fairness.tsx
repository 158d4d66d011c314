import { useVerifierUrl } from '../../lib/bootstrap.ts'
import { DieFace } from '../../ui/die-face.tsx'
import './fairness.css'
import { t } from './home-below-texts.ts'

const STEPS = [
  { title: t('stepOne'), note: t('stepOneNote') },
  { title: t('stepTwo'), note: t('stepTwoNote') },
  { title: t('stepThree'), note: t('stepThreeNote') },
]

/** How a round is proved, and where to prove one. */
export function Fairness() {
  const verifierUrl = useVerifierUrl()
  return (
    <section className="fair" aria-labelledby="fair-title">
      <div className="fair__head">
        <div>
          <h2 id="fair-title">{t('fairTitle')}</h2>
          <p>{t('fairNote')}</p>
        </div>
        {verifierUrl && (
          <a className="btn btn--line" href={verifierUrl} target="_blank" rel="noopener">
            {t('fairGo')} <span className="sr">{t('newTab')}</span>
          </a>
        )}
      </div>
      <ol className="fair__steps" aria-label={t('how')}>
        {STEPS.map(({ title, note }, at) => (
          <li key={title}>
            <DieFace face={at + 1} isFilled size={36} />
            <span>
              <b>{title}</b>
              {note}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
