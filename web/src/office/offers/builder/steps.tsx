import type { Trial } from '@zar/contract/office/offers/dry-run'
import { t as names } from '../texts.ts'
import { t as d } from '../trial/texts.ts'
import type { Typed } from './form.ts'
import { t } from './texts.ts'

const STEPS = ['what', 'who', 'frame', 'words'] as const
export type StepKey = (typeof STEPS)[number]

/** A step in one line, from what is typed. */
function summaryOf(step: StepKey, typed: Typed, segmentName: string | undefined): string {
  if (step === 'what') return names(`kind.${typed.kind}`)
  if (step === 'who') return typed.segment === null ? t('all') : (segmentName ?? typed.segment)
  if (step === 'frame') return `${typed.wagering} ×, ${typed.days} ${t('dayUnit')}`
  const { titleTr, summaryTr, titleEn, summaryEn } = typed
  const isWhole = [titleTr, summaryTr, titleEn, summaryEn].every((text) => text.trim() !== '')
  return t(isWhole ? 'wordsDone' : 'wordsLack')
}

type Props = {
  typed: Typed
  /** Of the segment that is chosen, once it is known. */
  segmentName: string | undefined
  chosen: StepKey
  trial: Trial | null
  onChoose: (step: StepKey) => void
}

/** The steps of the builder, each with what it says now; any can be reached at any time. */
export const Steps = ({ typed, segmentName, chosen, trial, onChoose }: Props) => (
  <nav className="o-panel o-offer__steps" aria-label={t('steps')}>
    {STEPS.map((step) => (
      <button
        key={step}
        type="button"
        aria-current={step === chosen ? 'step' : undefined}
        onClick={() => onChoose(step)}
      >
        <b>{t(step)}</b>
        <small>{summaryOf(step, typed, segmentName)}</small>
      </button>
    ))}
    <p className="o-micro">
      {t('trial')}:{' '}
      {trial?.isOfTheseTerms && trial.figures ? `%${trial.figures.finished}` : d('none')}
    </p>
  </nav>
)
