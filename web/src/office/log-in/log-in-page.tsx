import { FingerprintPattern, KeyRound, UserRound } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { hasPasskeys } from '../../lib/session/passkey.ts'
import type { OutReason } from '../parts/api/session.ts'
import { Button } from '../parts/controls/button.tsx'
import { CodeCells } from '../parts/controls/code-cells.tsx'
import { PasswordField, TextField } from '../parts/controls/field.tsx'
import { Say } from '../parts/controls/say.tsx'
import type { LogInFailure } from './failure.ts'
import { Frame } from './frame.tsx'
import { t } from './texts.ts'
import { useLogIn } from './use-log-in.ts'

type LogIn = ReturnType<typeof useLogIn>

/** The log-in, one card at a time. It says why nobody is here, and knows who was. */
export function LogInPage({ why }: { why: OutReason }) {
  const logIn = useLogIn()
  return (
    <Frame>
      {logIn.step === 'password' ? <FirstCard {...logIn} why={why} /> : <CodeCard {...logIn} />}
    </Frame>
  )
}

const REASONS: Record<OutReason, { tone: 'wait' | 'info'; title: string; text: string } | null> = {
  nobody: null,
  ended: { tone: 'wait', title: t('ended'), text: t('endedNote') },
  locked: { tone: 'info', title: t('locked'), text: t('lockedNote') },
  left: { tone: 'info', title: t('left'), text: '' },
}

function FirstCard(props: LogIn & { why: OutReason }) {
  const { why, name, setName, password, setPassword, busy, failure, sendPassword } = props
  const [isAsked, setAsked] = useState(false)
  const [isKnown] = useState(name !== '')
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (name.trim() && password) sendPassword()
  }
  const reason = failure ? null : REASONS[why]
  return (
    <form className="o-lc" noValidate onSubmit={send}>
      <p className="o-lc__step">{t('step')}</p>
      <h1>{t('title')}</h1>
      {reason && (
        <Say tone={reason.tone} role="status">
          <b>{reason.title}</b> {reason.text}
        </Say>
      )}
      <TextField
        size="l"
        icon={UserRound}
        label={t('name')}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        autoFocus={!isKnown}
        value={name}
        error={isAsked && !name.trim() ? t('nameMissing') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <PasswordField
        size="l"
        icon={KeyRound}
        label={t('password')}
        autoComplete="current-password"
        maxLength={200}
        autoFocus={isKnown}
        value={password}
        error={isAsked && !password ? t('passwordMissing') : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <FailureNote failure={failure} />
      <Button
        type="submit"
        kind="primary"
        size="l"
        wide
        busy={busy === 'password' ? t('checking') : undefined}
      >
        {t('go')}
      </Button>
      <p className="o-or">{t('or')}</p>
      <PasskeyButton {...props} />
      <p className="o-micro">{t('passkeyNote')}</p>
    </form>
  )
}

const PasskeyButton = ({ busy, askPasskey }: LogIn) => (
  <Button
    kind="line"
    size="l"
    wide
    icon={FingerprintPattern}
    busy={busy === 'passkey' ? t('asking') : undefined}
    refusal={hasPasskeys() ? undefined : t('noPasskeys')}
    onClick={askPasskey}
  >
    {t('passkey')}
  </Button>
)

function CodeCard(props: LogIn) {
  const { code, setCode, busy, failure, sendCode, back } = props
  const helpId = useId()
  return (
    <section className="o-lc" aria-labelledby={`${helpId}-title`}>
      <p className="o-lc__step">{t('codeStep')}</p>
      <h1 id={`${helpId}-title`}>{t('codeTitle')}</h1>
      <p className="mist">{t('codeNote')}</p>
      <CodeCells
        label={t('code')}
        value={code}
        isWrong={failure !== undefined}
        describedBy={helpId}
        onType={setCode}
        onWhole={sendCode}
      />
      <p id={helpId} className="o-help" role="status">
        {busy ? t('checking') : t('codeHelp')}
      </p>
      <FailureNote failure={failure} />
      <p className="o-or">{t('or')}</p>
      <div className="o-lc__links">
        {hasPasskeys() && (
          <button type="button" className="o-link" onClick={props.askPasskey}>
            {t('passkey')}
          </button>
        )}
        <button type="button" className="o-link" onClick={back}>
          {t('back')}
        </button>
      </div>
    </section>
  )
}

const FailureNote = ({ failure }: { failure: LogInFailure | undefined }) =>
  failure ? (
    <Say tone={failure.tone} role="alert">
      <b>{failure.title}</b> {failure.text}
    </Say>
  ) : null
