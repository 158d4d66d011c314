import '../auth.css'
import { useState } from 'react'
import { closeDialog } from '../../../lib/dialog/dialog.ts'
import { useLoginFirst } from '../../../lib/session/login-first.ts'
import { useSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Dialog, DialogBody } from '../../../ui/overlay/dialog.tsx'
import { DialogCheer } from '../../../ui/overlay/dialog-cheer.tsx'
import { PhoneSteps } from './phone-steps.tsx'
import { t } from './phone-texts.ts'

/** Phone verification for a player: the number, the code, and the good news. */
export function PhoneDialog() {
  const [isDone, setDone] = useState(false)
  const wasVerified = useState(useSession()?.smsVerified ?? false)[0]
  if (!useLoginFirst()) return null
  return (
    <Dialog
      title={t('title')}
      onClose={closeDialog}
      art={{ src: '/art/register.svg', title: t('art'), text: t('artText') }}
    >
      <DialogBody>
        {isDone ? (
          <DialogCheer title={t('done.title')} text={t('done.text')}>
            <Button variant="primary" onClick={closeDialog}>
              {t('close')}
            </Button>
          </DialogCheer>
        ) : (
          <>
            {wasVerified && <p className="phone__note">{t('verifiedNote')}</p>}
            <PhoneSteps onVerified={() => setDone(true)} />
          </>
        )}
      </DialogBody>
    </Dialog>
  )
}
