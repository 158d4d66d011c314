import { closeDialog } from '../../../lib/dialog.ts'
import { useLoginFirst } from '../../../lib/login-first.ts'
import { Dialog, DialogBody } from '../../../ui/dialog.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { t } from './password-texts.ts'

/** A player's new password. */
export function ChangePasswordDialog() {
  if (!useLoginFirst()) return null
  return (
    <Dialog title={t('title')} onClose={closeDialog}>
      <DialogBody>
        <ChangePasswordForm onDone={closeDialog} />
      </DialogBody>
    </Dialog>
  )
}
