import { Link2 } from 'lucide-react'
import { Button } from '../parts/controls/button.tsx'
import { OfficeDialog } from '../parts/dialogs/shell.tsx'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './waiting-texts.ts'

/** The link of an invitation, which is shown once. */
export function InviteLinkDialog({
  token,
  name,
  onClose,
}: {
  token: string
  name: string
  onClose: () => void
}) {
  const link = `${location.origin}/office/invite/${token}`
  const copy = () => void navigator.clipboard?.writeText(link).then(() => notify(t('copied')))
  return (
    <OfficeDialog
      title={t('linkTitle')}
      onClose={onClose}
      foot={
        <Button kind="primary" icon={Link2} onClick={copy}>
          {t('copy')}
        </Button>
      }
    >
      <p className="mist">{t('linkNote', { name })}</p>
      <code className="o-link-once">{link}</code>
    </OfficeDialog>
  )
}
