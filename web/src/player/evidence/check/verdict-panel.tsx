import type { Finding } from '@zar/contract/evidence/findings/finding'
import {
  CircleCheck,
  CircleHelp,
  CircleX,
  type LucideIcon,
  Printer,
  TriangleAlert,
} from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { Answer, Trouble } from './protocol.ts'
import { sentenceOf } from './words/code-texts.ts'
import { t } from './words/texts.ts'

type Told = { answer: Answer; name: string; at: string }

/** Valid, refused, or valid of a house that broke its word. */
export function VerdictPanel({ answer, name, at }: Told) {
  const { verdict } = answer
  const printed = <p className="evi__printed">{t('printed', { name, date: formatDate(at) })}</p>
  if (verdict.verdict === 'refused') {
    const { code, line } = verdict
    return (
      <Said look="no" icon={CircleX} title={t('refused', { code })}>
        <p>{sentenceOf(code)}</p>
        <p>
          {line !== null && `${t('atLine', { line })} `}
          {t('refusedNote', { name })}
        </p>
        {printed}
      </Said>
    )
  }
  const isBroken = verdict.findings.length > 0
  return (
    <Said
      look={isBroken ? 'wait' : 'done'}
      icon={isBroken ? TriangleAlert : CircleCheck}
      title={t(isBroken ? 'broken' : 'valid')}
    >
      <p>{t(isBroken ? 'brokenNote' : 'validNote', { name })}</p>
      {isBroken && <Findings findings={verdict.findings} />}
      {printed}
      <Button className="evi__print" icon={Printer} onClick={() => print()}>
        {t('print')}
      </Button>
    </Said>
  )
}

/** Why nothing can be said. */
export const TroublePanel = ({ trouble }: { trouble: Trouble }) => (
  <Said look="wait" icon={CircleHelp} title={t('unreadable')}>
    <p>{t(`trouble.${trouble}`)}</p>
  </Said>
)

type SaidProps = {
  look: 'done' | 'no' | 'wait'
  icon: LucideIcon
  title: string
  children: ReactNode
}

/** The answer takes the focus: it is what was waited for. */
function Said({ look, icon, title, children }: SaidProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={`evi__said evi__said--${look}`} aria-label={t('result')}>
      <Icon of={icon} size="l" />
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  )
}

/** Each code with its sentence, and where it was found. */
function Findings({ findings }: { findings: readonly Finding[] }) {
  const codes = [...new Set(findings.map(({ code }) => code))]
  return (
    <ul className="evi__findings" aria-label={t('findings')}>
      {codes.map((code) => (
        <li key={code}>
          <b className="evi__code">{code}</b>
          <div>
            <p>{sentenceOf(code)}</p>
            <small className="num">
              {findings
                .filter((one) => one.code === code)
                .map(placeOf)
                .join(' · ')}
            </small>
          </div>
        </li>
      ))}
    </ul>
  )
}

function placeOf({ log, at }: Finding): string {
  if (at === null) return log
  const place = t(log.endsWith('/ledger') ? 'at.row' : 'at.fact', { at })
  return t('findingAt', { log, at: place })
}
