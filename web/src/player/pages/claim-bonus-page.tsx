import { BanknoteArrowUp, Megaphone, MessageCircle } from 'lucide-react'
import { openSupport } from '../../lib/live-chat.ts'
import { WayButton, WayLink } from '../shell/way.tsx'
import './prepared.css'
import { t } from './coming-texts.ts'

/** Asking for a bonus: what it will be, and what a player can do until then. */
export function ClaimBonusPage() {
  return (
    <div className="prepared">
      <div className="pagehead">
        <h1>{t('claim')}</h1>
      </div>
      <p className="prepared__lead">{t('claimLead')}</p>
      <ul className="prepared__list">
        <li>{t('claimWill1')}</li>
        <li>{t('claimWill2')}</li>
        <li>{t('claimWill3')}</li>
      </ul>
      <h2>{t('today')}</h2>
      <ul className="ways">
        <WayLink icon={Megaphone} title={t('promotions')} to="/promotions">
          {t('promotionsNote')}
        </WayLink>
        <WayLink icon={BanknoteArrowUp} title={t('deposit')} to="/dashboard/deposit">
          {t('depositNote')}
        </WayLink>
        <WayButton icon={MessageCircle} title={t('support')} onClick={openSupport}>
          {t('claimSupportNote')}
        </WayButton>
      </ul>
    </div>
  )
}
