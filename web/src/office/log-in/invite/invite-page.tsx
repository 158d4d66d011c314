import { useQuery } from '@tanstack/react-query'
import { type Invite, readInvite } from '@zar/contract/office/staff'
import { MailX } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from '../../../lib/router/router.tsx'
import { call } from '../../parts/api/call.ts'
import { failureText } from '../../parts/api/failure.ts'
import { setSession } from '../../parts/api/session.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Empty } from '../../parts/states/empty.tsx'
import { Frame } from '../frame.tsx'
import { rememberName } from '../remembered-name.ts'
import { InviteApp } from './invite-app.tsx'
import { InvitePassword } from './invite-password.tsx'
import { t } from './invite-texts.ts'

/** First setup by the link of an invitation: a password, then the code app, then the log-in. */
export function InvitePage({ token }: { token: string }) {
  const invite = useQuery({
    queryKey: ['invite', token],
    queryFn: () => call(readInvite, { token }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    // It holds a secret.
    gcTime: 0,
  })
  if (invite.data) {
    return (
      <Frame>
        <Steps token={token} invite={invite.data} />
      </Frame>
    )
  }
  return (
    <Frame>
      <section className="o-lc">
        {invite.isError ? (
          <Empty
            icon={MailX}
            title={t('badTitle')}
            isScreen
            action={<Button onClick={() => void invite.refetch()}>{t('retry')}</Button>}
          >
            {failureText(invite.error)} {t('badNote')}
          </Empty>
        ) : (
          <p role="status">{t('reading')}</p>
        )}
      </section>
    </Frame>
  )
}

function Steps({ token, invite }: { token: string; invite: Invite }) {
  const [step, setStep] = useState<'password' | 'app' | 'done'>('password')
  const [password, setPassword] = useState('')
  if (step === 'done') return <Done name={invite.name} />
  if (step === 'app') {
    return (
      <InviteApp
        token={token}
        invite={invite}
        password={password}
        onBack={() => setStep('password')}
        onDone={() => setStep('done')}
      />
    )
  }
  return (
    <InvitePassword
      invite={invite}
      onPassword={(chosen) => {
        setPassword(chosen)
        setStep('app')
      }}
    />
  )
}

function Done({ name }: { name: string }) {
  const navigate = useNavigate()
  const go = () => {
    rememberName(name)
    setSession({ state: 'out', why: 'nobody' })
    // The link has done its work: nobody goes back to it.
    navigate('/office', { replace: true })
  }
  return (
    <section className="o-lc" role="status">
      <h1>{t('doneTitle')}</h1>
      <p className="mist">{t('doneNote')}</p>
      <Button kind="primary" size="l" wide onClick={go}>
        {t('enter')}
      </Button>
    </section>
  )
}
