import { closeDialog } from '../../../lib/dialog/dialog.ts'
import { useLoginFirst } from '../../../lib/session/login-first.ts'
import { Dialog, DialogBody } from '../../../ui/overlay/dialog.tsx'
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
