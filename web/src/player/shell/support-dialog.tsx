import { FileText, MessageCircle, PhoneCall, Ticket } from 'lucide-react'
import { closeDialog, openDialog } from '../../lib/dialog.ts'
import { Dialog, DialogBody } from '../../ui/dialog.tsx'
import { openCallRequest } from './open-call-request.ts'
import { t } from './support-texts.ts'
import { WayButton, WayLink } from './way.tsx'

/** The ways to people for a visitor: a chat is for those we know. */
export function SupportDialog() {
  return (
    <Dialog title={t('title')} onClose={closeDialog}>
      <DialogBody>
        <p className="mist">{t('note')}</p>
        <ul className="ways">
          <WayButton
            icon={MessageCircle}
            title={t('chat')}
            onClick={() => openDialog({ name: 'login' })}
          >
            {t('chatNote')}
          </WayButton>
          <WayButton icon={PhoneCall} title={t('call')} onClick={openCallRequest}>
            {t('callNote')}
          </WayButton>
          <WayLink
            icon={Ticket}
            title={t('tickets')}
            to="/ticket"
            newTab={t('newTab')}
            onClick={closeDialog}
          >
            {t('ticketsNote')}
          </WayLink>
          <WayLink icon={FileText} title={t('rules')} to="/pages/1" onClick={closeDialog}>
            {t('rulesNote')}
          </WayLink>
        </ul>
      </DialogBody>
    </Dialog>
  )
}
