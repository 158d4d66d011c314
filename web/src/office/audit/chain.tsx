import './audit.css'
import { type AuditCheck, verifyAudit } from '@zar/contract/office/audit'
import { ShieldAlert, ShieldCheck, ShieldQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../lib/language/format.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { call } from '../parts/api/call.ts'
import { failureText } from '../parts/api/failure.ts'
import { Button } from '../parts/controls/button.tsx'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useAuditState } from './use-audit.ts'

/** The running verification: the check that stood when it was asked for. */
export function useVerification() {
  const [before, setBefore] = useState<string | null>()
  const [isSending, setSending] = useState(false)
  const query = useAuditState(before !== undefined)
  const state = query.data
  const isRunning = before !== undefined && (state?.check?.beganAt ?? null) === before
  const start = async () => {
    setSending(true)
    try {
      await call(verifyAudit, {})
      setBefore(state?.check?.beganAt ?? null)
      notify(t('started'))
      await query.refetch()
    } catch (error) {
      notify(failureText(error))
    } finally {
      setSending(false)
    }
  }
  return { state, isRunning: isRunning || isSending, start: () => void start() }
}

type Verification = ReturnType<typeof useVerification>

export const VerifyButton = ({ isRunning, start }: Verification) => (
  <Button icon={ShieldCheck} busy={isRunning ? t('verifying') : undefined} onClick={start}>
    {t('verify')}
  </Button>
)

/** What the last verification came to: it holds, or where it breaks first. */
export function Chain({ state }: Verification) {
  if (!state) return null
  const { check, headAt } = state
  const head = headAt === null ? t('noHead') : t('headNote', { at: formatDate(headAt) })
  if (!check) {
    return (
      <section className="o-panel o-chain" role="status">
        <span className="haze">
          <Icon of={ShieldQuestionMark} />
        </span>
        <b>{t('never')}</b>
        <span className="o-note">{t('neverNote')}</span>
      </section>
    )
  }
  const [first] = check.findings
  if (first) return <Broken check={check} first={first} />
  return (
    <section className="o-panel o-chain" role="status">
      <span className="o-ok">
        <Icon of={ShieldCheck} />
      </span>
      <b>{t('holds')}</b>
      <span className="o-note">
        {t('holdsNote', {
          count: check.rows,
          seconds: secondsOf(check),
          at: formatDate(check.endedAt),
        })}{' '}
        {head}
      </span>
      <span className="o-micro o-push">{t('differences', { count: 0 })}</span>
    </section>
  )
}

const secondsOf = ({ beganAt, endedAt }: AuditCheck): number =>
  Math.max(1, Math.round((Date.parse(endedAt) - Date.parse(beganAt)) / 1_000))

function Broken({ check, first }: { check: AuditCheck; first: AuditCheck['findings'][number] }) {
  const { id, says, stored, computed } = first
  return (
    <section className="o-panel o-chain" role="alert">
      <span className="o-bad">
        <Icon of={ShieldAlert} />
      </span>
      <b>{t('broken')}</b>
      <span className="o-note">
        {id === null ? t('brokenOf', { says }) : t('brokenAt', { id, says })}
      </span>
      <span className="o-bad o-push">{t('differences', { count: check.findings.length })}</span>
      {(stored || computed) && (
        <span className="o-chain__hash">
          {t('stored')} {stored ?? '–'} · {t('computed')} {computed ?? '–'}
        </span>
      )}
    </section>
  )
}
