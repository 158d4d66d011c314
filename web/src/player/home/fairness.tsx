import { useArcadePage } from '../../lib/content/bootstrap.ts'
import { DieSteps } from '../../ui/data-display/die-steps.tsx'
import './fairness.css'
import { t } from './home-below-texts.ts'

const STEPS = [
  { title: t('stepOne'), note: t('stepOneNote') },
  { title: t('stepTwo'), note: t('stepTwoNote') },
  { title: t('stepThree'), note: t('stepThreeNote') },
]

/** How a round is proved, and where to prove one. */
export function Fairness() {
  const verifierUrl = useArcadePage('verify')
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
      <DieSteps look="filled" label={t('how')} steps={STEPS} />
    </section>
  )
}
