import {
  BanknoteArrowDown,
  BanknoteArrowUp,
  Gamepad2,
  Gift,
  Headset,
  KeyRound,
  MonitorSmartphone,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  Smartphone,
  Ticket,
  UserRound,
} from 'lucide-react'
import { openDialog } from '../../lib/dialog.ts'
import { formatDate } from '../../lib/format.ts'
import { openSupport } from '../../lib/live-chat.ts'
import { useSession } from '../../lib/session.ts'
import { t as shell } from '../shell/texts.ts'
import { WayButton, WayLink } from '../shell/way.tsx'
import { useUnreadTickets } from '../tickets/use-unread-tickets.ts'
import './dashboard-page.css'
import { t } from './dashboard-texts.ts'

/** The profile area: who is here, since when, and everything that can be done about the account. */
export function DashboardPage() {
  const player = useSession()
  const hasAnswers = useUnreadTickets() > 0
  if (!player) return null
  const { username, usercode, lastLoginAt, smsVerified } = player
  return (
    <>
      <div className="pagehead">
        <div>
          <h1>{username}</h1>
          <p className="num">
            {usercode}
            {lastLoginAt && ` · ${t('lastLogin', { date: formatDate(lastLoginAt) })}`}
          </p>
        </div>
      </div>
      <ul className="ways ways--two">
        <WayLink icon={UserRound} title={shell('crumb.account')} to="/dashboard/account">
          {t('account')}
        </WayLink>
        <WayLink
          icon={MonitorSmartphone}
          title={shell('crumb.sessions')}
          to="/dashboard/session-history"
        >
          {t('sessions')}
        </WayLink>
        <WayLink icon={ShieldCheck} title={shell('crumb.limits')} to="/dashboard/limits">
          {t('limits')}
        </WayLink>
        <WayLink icon={BanknoteArrowUp} title={shell('crumb.deposit')} to="/dashboard/deposit">
          {t('deposit')}
        </WayLink>
        <WayLink icon={BanknoteArrowDown} title={shell('crumb.withdraw')} to="/dashboard/withdraw">
          {t('withdraw')}
        </WayLink>
        <WayLink
          icon={ReceiptText}
          title={shell('crumb.history')}
          to="/dashboard/financial-activities"
        >
          {t('history')}
        </WayLink>
        <WayLink icon={Gamepad2} title={shell('crumb.gameHistory')} to="/dashboard/game-history">
          {t('games')}
        </WayLink>
        <WayLink icon={Gift} title={shell('crumb.claimBonus')} to="/dashboard/claim-bonus">
          {t('claim')}
        </WayLink>
        <WayLink icon={ScrollText} title={shell('crumb.bonuses')} to="/dashboard/bonuses">
          {t('bonuses')}
        </WayLink>
        <WayButton
          icon={Smartphone}
          title={t('phone')}
          onClick={() => openDialog({ name: 'phone' })}
        >
          {t(smsVerified ? 'phoneDone' : 'phoneNot')}
        </WayButton>
        <WayButton
          icon={KeyRound}
          title={t('password')}
          onClick={() => openDialog({ name: 'changePassword' })}
        >
          {t('passwordNote')}
        </WayButton>
        <WayLink icon={Ticket} title={shell('crumb.tickets')} to="/ticket" newTab={shell('newTab')}>
          {t(hasAnswers ? 'ticketsUnread' : 'tickets')}
        </WayLink>
        <WayButton icon={Headset} title={shell('support')} onClick={openSupport}>
          {t('support')}
        </WayButton>
      </ul>
    </>
  )
}
