import { FileText, MessageCircle, PhoneCall, Ticket } from 'lucide-react'
import { closeDialog, openDialog } from '../../lib/dialog/dialog.ts'
import { openCallRequest } from '../../lib/dialog/open-call-request.ts'
import { ButtonRow, LinkRow } from '../../ui/navigation/link-row.tsx'
import { Dialog, DialogBody } from '../../ui/overlay/dialog.tsx'
import { t } from './support-texts.ts'

/** The ways to people for a visitor: a chat is for those we know. */
export function SupportDialog() {
  return (
    <Dialog title={t('title')} onClose={closeDialog}>
      <DialogBody>
        <p className="mist">{t('note')}</p>
        <ul className="linkrows">
          <ButtonRow
            icon={MessageCircle}
            title={t('chat')}
            onClick={() => openDialog({ name: 'login' })}
          >
            {t('chatNote')}
          </ButtonRow>
          <ButtonRow icon={PhoneCall} title={t('call')} onClick={openCallRequest}>
            {t('callNote')}
          </ButtonRow>
          <LinkRow
            icon={Ticket}
            title={t('tickets')}
            to="/ticket"
            newTab={t('newTab')}
            onClick={closeDialog}
          >
            {t('ticketsNote')}
          </LinkRow>
          <LinkRow icon={FileText} title={t('rules')} to="/pages/1" onClick={closeDialog}>
            {t('rulesNote')}
          </LinkRow>
        </ul>
      </DialogBody>
    </Dialog>
  )
}
