import { FileText, MessageCircle, PhoneCall } from 'lucide-react'
import { openSupport } from '../../lib/live-chat.ts'
import { openCallRequest } from '../shell/open-call-request.ts'
import { WayButton, WayLink } from '../shell/way.tsx'
import './prepared.css'
import { t } from './coming-texts.ts'

/** The tickets: what they will be, and who answers until then. */
export function TicketPage() {
  return (
    <div className="prepared">
      <div className="pagehead">
        <h1>{t('tickets')}</h1>
      </div>
      <p className="prepared__lead">{t('ticketsLead')}</p>
      <ul className="prepared__list">
        <li>{t('ticketsWill1')}</li>
        <li>{t('ticketsWill2')}</li>
        <li>{t('ticketsWill3')}</li>
      </ul>
      <h2>{t('today')}</h2>
      <ul className="ways">
        <WayButton icon={PhoneCall} title={t('call')} onClick={openCallRequest}>
          {t('callNote')}
        </WayButton>
        <WayButton icon={MessageCircle} title={t('support')} onClick={openSupport}>
          {t('supportNote')}
        </WayButton>
        <WayLink icon={FileText} title={t('rules')} to="/pages/1">
          {t('rulesNote')}
        </WayLink>
      </ul>
    </div>
  )
}
