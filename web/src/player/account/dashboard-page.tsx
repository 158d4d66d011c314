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
  Stamp,
  Ticket,
  UserRound,
} from 'lucide-react'
import { openDialog } from '../../lib/dialog/dialog.ts'
import { formatDate } from '../../lib/language/format.ts'
import { useSession } from '../../lib/session/session.ts'
import { openSupport } from '../../lib/third-party/live-chat.ts'
import { ButtonRow, LinkRow } from '../../ui/navigation/link-row.tsx'
import { t as shell } from '../layout/texts.ts'
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
      <ul className="linkrows linkrows--two">
        <LinkRow icon={UserRound} title={shell('crumb.account')} to="/dashboard/account">
          {t('account')}
        </LinkRow>
        <LinkRow
          icon={MonitorSmartphone}
          title={shell('crumb.sessions')}
          to="/dashboard/session-history"
        >
          {t('sessions')}
        </LinkRow>
        <LinkRow icon={ShieldCheck} title={shell('crumb.limits')} to="/dashboard/limits">
          {t('limits')}
        </LinkRow>
        <LinkRow icon={BanknoteArrowUp} title={shell('crumb.deposit')} to="/dashboard/deposit">
          {t('deposit')}
        </LinkRow>
        <LinkRow icon={BanknoteArrowDown} title={shell('crumb.withdraw')} to="/dashboard/withdraw">
          {t('withdraw')}
        </LinkRow>
        <LinkRow
          icon={ReceiptText}
          title={shell('crumb.history')}
          to="/dashboard/financial-activities"
        >
          {t('history')}
        </LinkRow>
        <LinkRow icon={Gamepad2} title={shell('crumb.gameHistory')} to="/dashboard/game-history">
          {t('games')}
        </LinkRow>
        <LinkRow icon={Gift} title={shell('crumb.claimBonus')} to="/dashboard/claim-bonus">
          {t('claim')}
        </LinkRow>
        <LinkRow icon={ScrollText} title={shell('crumb.bonuses')} to="/dashboard/bonuses">
          {t('bonuses')}
        </LinkRow>
        <LinkRow icon={Stamp} title={shell('crumb.evidence')} to="/dashboard/evidence">
          {t('evidence')}
        </LinkRow>
        <ButtonRow
          icon={Smartphone}
          title={t('phone')}
          onClick={() => openDialog({ name: 'phone' })}
        >
          {t(smsVerified ? 'phoneDone' : 'phoneNot')}
        </ButtonRow>
        <ButtonRow
          icon={KeyRound}
          title={t('password')}
          onClick={() => openDialog({ name: 'changePassword' })}
        >
          {t('passwordNote')}
        </ButtonRow>
        <LinkRow icon={Ticket} title={shell('crumb.tickets')} to="/ticket" newTab={shell('newTab')}>
          {t(hasAnswers ? 'ticketsUnread' : 'tickets')}
        </LinkRow>
        <ButtonRow icon={Headset} title={shell('support')} onClick={openSupport}>
          {t('support')}
        </ButtonRow>
      </ul>
    </>
  )
}
