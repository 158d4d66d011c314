import { Headset, KeyRound, LogOut, MonitorSmartphone, Smartphone, UserRound } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { lazy } from '../../lib/lazily.ts'
import { openSupport } from '../../lib/live-chat.ts'
import { Link, NavLink } from '../../lib/router.tsx'
import type { Session } from '../../lib/session.ts'
import { signOut } from '../../lib/sign-out.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import './account-menu.css'
import { t } from './account-texts.ts'
import { ACCOUNT_ENTRIES, type Entry } from './entries.ts'

type Props = {
  player: Session
  className: string
  /** Called when an entry was picked. */
  onPick?: () => void
  /** The way to the notifications, beside the name. */
  bell?: ReactNode
  /** The same as an entry, where there is no bell. */
  notifications?: ReactNode
  /** The way to the tickets, with what is unread there. */
  tickets: ReactNode
}

const [DEPOSIT, WITHDRAW, LIMITS, HISTORY, GAMES, BONUSES, ENDED_BONUSES] = ACCOUNT_ENTRIES
/** Fetched after the menu is there: most players have no bonus. */
const BonusSum = lazy(async () => ({ default: (await import('./bonus-sum.tsx')).BonusSum }))
const ACCOUNT: Entry = { url: '/dashboard/account', title: t('account'), icon: UserRound }
const PHONE: Entry = {
  url: '/dashboard/phone-verification',
  title: t('phone'),
  icon: Smartphone,
}
const SESSIONS: Entry = {
  url: '/dashboard/session-history',
  title: t('sessions'),
  icon: MonitorSmartphone,
}
const PASSWORD: Entry = { url: '/dashboard/change-password', title: t('password'), icon: KeyRound }

/** Who is signed in, the balance, the player's pages, help and the way out. */
export function AccountMenu(props: Props) {
  const { player, className, onPick, bell, notifications, tickets } = props
  return (
    <nav className={`acct ${className}`} aria-label={t('accountMenu')}>
      <Who player={player} onPick={onPick}>
        {bell}
      </Who>
      <Page entry={ACCOUNT} onPick={onPick} />
      {notifications}
      <Page entry={PHONE} onPick={onPick}>
        {!player.smsVerified && <span className="acct__todo">{t('phoneNot')}</span>}
      </Page>
      <Page entry={DEPOSIT} onPick={onPick} />
      <Page entry={WITHDRAW} onPick={onPick} />
      <Page entry={PASSWORD} onPick={onPick} />
      <Page entry={LIMITS} onPick={onPick} />
      <hr />
      <Page entry={HISTORY} onPick={onPick} />
      <Page entry={GAMES} onPick={onPick} />
      <Page entry={BONUSES} onPick={onPick} />
      <Page entry={ENDED_BONUSES} onPick={onPick} />
      <Page entry={SESSIONS} onPick={onPick} />
      <hr />
      {tickets}
      <button type="button" onClick={picked(onPick, openSupport)}>
        <Icon of={Headset} />
        {t('support')}
      </button>
      <div className="acct__out">
        <button type="button" onClick={() => void signOut()}>
          <Icon of={LogOut} />
          {t('signOut')}
        </button>
      </div>
    </nav>
  )
}

/** The menu closes before what was picked opens, so that the focus can move there. */
const picked = (onPick: (() => void) | undefined, then: () => void) => () => {
  onPick?.()
  then()
}

type WhoProps = Pick<PageProps, 'onPick' | 'children'> & { player: Session }

function Who({ player, onPick, children }: WhoProps) {
  return (
    <>
      <div className="acct__me">
        <Link className="acct__who" to="/dashboard" {...(onPick && { onClick: onPick })}>
          <Avatar code={player.usercode} size={48} />
          <span>
            <b>{player.username}</b> <small className="num">{player.usercode}</small>
          </span>
        </Link>
        {children}
      </div>
      <div className="acct__sum">
        <small>{t('balance')}</small>
        <b>
          <Money units={player.balance} />
        </b>
        <Suspense fallback={null}>
          <BonusSum />
        </Suspense>
      </div>
    </>
  )
}

type PageProps = {
  entry: Entry | undefined
  onPick: (() => void) | undefined
  /** What is still to be done there. */
  children?: ReactNode
}

function Page({ entry, onPick, children }: PageProps) {
  return (
    entry && (
      <NavLink to={entry.url} onClick={onPick}>
        <Icon of={entry.icon} />
        {entry.title}
        {children}
      </NavLink>
    )
  )
}
