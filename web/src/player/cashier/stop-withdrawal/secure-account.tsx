import { useMutation } from '@tanstack/react-query'
import { endSessionsByLink } from '@zar/contract/payment'
import { KeyRound, LogOut } from 'lucide-react'
import { call } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { openDialog } from '../../../lib/dialog/dialog.ts'
import { forgetSession } from '../../../lib/session/session.ts'
import { notify } from '../../../ui/feedback/toast.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { t } from './stop-texts.ts'

/** What to do when somebody else was in the account: end every log-in, and take another password. */
export function SecureAccount({ token }: { token: string }) {
  const { mutate, isPending, data } = useMutation({
    networkMode: 'always',
    mutationFn: () => call(endSessionsByLink, { token }),
    // One of them may have been this browser's own.
    onSuccess: () => forgetSession(),
    onError: (error) => notify.error(failureText(error)),
  })
  return (
    <section className="panel stop__case" aria-labelledby="secure">
      <h2 id="secure">{t('secure.title')}</h2>
      <p className="stop__text">{t('secure.text')}</p>
      <div className="stop__acts">
        <Button
          icon={LogOut}
          wide
          busy={isPending ? t('secure.ending') : undefined}
          onClick={() => mutate()}
        >
          {t('secure.end')}
        </Button>
        <Button icon={KeyRound} wide onClick={() => openDialog({ name: 'recovery' })}>
          {t('secure.password')}
        </Button>
      </div>
      <p role="status" className="stop__text">
        {data && t('secure.ended')}
      </p>
    </section>
  )
}
