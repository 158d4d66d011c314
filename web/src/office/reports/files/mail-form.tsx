import { useQueryClient } from '@tanstack/react-query'
import { setMail } from '@zar/contract/office/reports/files'
import { type FormEvent, useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { failureText } from '../../parts/api/failure.ts'
import { Button } from '../../parts/controls/button.tsx'
import { TextField } from '../../parts/controls/field.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'

/** Where letters to this person go. Nothing in it takes the address away. */
export function MailForm({ mail }: { mail: string | null }) {
  const client = useQueryClient()
  const [typed, setTyped] = useState(mail ?? '')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const next = typed.trim() === '' ? null : typed.trim()
    if (!setMail.input.safeParse({ mail: next }).success) return setError(t('mailWrong'))
    setBusy(true)
    try {
      await call(setMail, { mail: next })
      setError(undefined)
      notify(t(next === null ? 'mailGone' : 'mailSaved'))
      await client.invalidateQueries({ queryKey: ['office', 'report'] })
    } catch (failure) {
      setError(failureText(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="o-panel" aria-labelledby="report-mail">
      <div className="o-panel__h">
        <h2 id="report-mail">{t('letters')}</h2>
      </div>
      <form className="o-panel__b o-stack" noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label={t('mail')}
          type="email"
          autoComplete="email"
          help={t('mailHelp')}
          error={error}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="o-row">
          <Button type="submit" busy={isBusy ? t('saving') : undefined}>
            {t('mailSave')}
          </Button>
        </div>
      </form>
    </section>
  )
}
