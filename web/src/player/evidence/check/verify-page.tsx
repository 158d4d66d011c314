import './check.css'
import './verdict.css'
import { useLinkLanguage } from '../../../lib/router/link-language.ts'
import { AboutPanel } from './about-panel.tsx'
import { BlackOutPanel } from './black-out-panel.tsx'
import { CheckForm } from './check-form.tsx'
import { HoldingPanel } from './holding-panel.tsx'
import { type Check, useCheck } from './use-check.ts'
import { TroublePanel, VerdictPanel } from './verdict-panel.tsx'
import { t } from './words/texts.ts'

/**
 * `/kanit`: verifies a file of evidence in the browser. Nothing of it calls anybody, so that it works without a
 * network once it is there; the file and the keys are chosen by its reader.
 */
export function VerifyPage() {
  const { check, verify, forget, ask } = useCheck()
  useLinkLanguage()
  return (
    <div className="evi">
      <div className="evi__head">
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </div>
      <CheckForm
        isBusy={check.phase === 'busy'}
        onVerify={(given) => void verify(given)}
        onChange={forget}
      />
      {check.phase === 'busy' && <Running {...check} />}
      {check.phase === 'troubled' && <TroublePanel trouble={check.trouble} />}
      {check.phase === 'told' && (
        <>
          <VerdictPanel {...check} />
          {check.answer.holding && (
            <>
              <HoldingPanel answer={check.answer} holding={check.answer.holding} />
              <BlackOutPanel holding={check.answer.holding} name={check.name} ask={ask} />
            </>
          )}
        </>
      )}
      <AboutPanel />
    </div>
  )
}

const Running = ({ part, done }: Extract<Check, { phase: 'busy' }>) => (
  <div className="evi__running">
    <progress value={done} max={1} aria-label={t('verifying')} />
    <p role="status">{t(`part.${part}`)}</p>
  </div>
)
