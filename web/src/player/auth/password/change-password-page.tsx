import { ChangePasswordForm } from './change-password-form.tsx'
import { t } from './password-texts.ts'

/** `/dashboard/change-password`. */
export function ChangePasswordPage() {
  return (
    <div className="identity">
      <div className="pagehead">
        <h1>{t('title')}</h1>
      </div>
      <section className="panel identity__panel">
        <ChangePasswordForm />
      </section>
    </div>
  )
}
