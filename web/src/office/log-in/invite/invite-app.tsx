import { type Invite, takeInvite } from '@zar/contract/office/staff'
import { useId, useState } from 'react'
import { QrCode } from '../../../ui/data-display/qr-code.tsx'
import { call } from '../../parts/api/call.ts'
import { failureText } from '../../parts/api/failure.ts'
import { CodeCells } from '../../parts/controls/code-cells.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { t } from './invite-texts.ts'

/** In groups of four, as it is read aloud. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** The second step: the code app reads the square, and shows that it did. */
export function InviteApp({
  token,
  invite,
  password,
  onBack,
  onDone,
}: {
  token: string
  invite: Invite
  password: string
  onBack: () => void
  onDone: () => void
}) {
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const helpId = useId()
  const send = async (whole: string) => {
    setBusy(true)
    setFailure('')
    try {
      await call(takeInvite, { token, password, code: whole })
      onDone()
    } catch (error) {
      setCode('')
      setFailure(failureText(error))
      setBusy(false)
    }
  }
  return (
    <section className="o-lc" aria-labelledby={`${helpId}-title`}>
      <p className="o-lc__step">{t('appStep')}</p>
      <h1 id={`${helpId}-title`}>{t('appTitle')}</h1>
      <p className="mist">{t('appIntro')}</p>
      <div className="o-invite__qr">
        <QrCode text={invite.otpauth} label={t('qr')} />
        <p className="o-micro">{t('secret')}</p>
        <code className="o-invite__secret">{grouped(invite.secret)}</code>
      </div>
      <CodeCells
        label={t('code')}
        value={code}
        isWrong={failure !== ''}
        describedBy={helpId}
        onType={setCode}
        onWhole={(whole) => void send(whole)}
      />
      <p id={helpId} className="o-help" role="status">
        {isBusy ? t('sending') : t('codeHelp')}
      </p>
      {failure && (
        <Say tone="no" role="alert">
          {failure}
        </Say>
      )}
      <div className="o-lc__links">
        <button type="button" className="o-link" onClick={onBack}>
          {t('back')}
        </button>
      </div>
    </section>
  )
}
