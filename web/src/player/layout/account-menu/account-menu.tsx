import {
  Headset,
  KeyRound,
  LogOut,
  MonitorSmartphone,
  Smartphone,
  Stamp,
  UserRound,
} from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { lazy } from '../../../lib/browser/lazily.ts'
import { Link, NavLink } from '../../../lib/router/router.tsx'
import type { Session } from '../../../lib/session/session.ts'
import { signOut } from '../../../lib/session/sign-out.ts'
import { openSupport } from '../../../lib/third-party/live-chat.ts'
import { Money } from '../../../ui/data-display/money.tsx'
import { Avatar } from '../../../ui/icons/avatar.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import './account-menu.css'
import { t } from './account-texts.ts'
import { ACCOUNT_ENTRIES, type Entry } from './entries.ts'

type Props = {
  player: Session
  className: string
  /** Called when an entry was chosen. */
  onSelect?: () => void
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
const EVIDENCE: Entry = { url: '/dashboard/evidence', title: t('evidence'), icon: Stamp }
const PASSWORD: Entry = { url: '/dashboard/change-password', title: t('password'), icon: KeyRound }

/** Who is signed in, the balance, the player's pages, help and the way out. */
export function AccountMenu(props: Props) {
  const { player, className, onSelect, bell, notifications, tickets } = props
  return (
    <nav className={`acct ${className}`} aria-label={t('accountMenu')}>
      <Who player={player} onSelect={onSelect}>
        {bell}
      </Who>
      <Page entry={ACCOUNT} onSelect={onSelect} />
      {notifications}
      <Page entry={PHONE} onSelect={onSelect}>
        {!player.smsVerified && <span className="acct__todo">{t('phoneNot')}</span>}
      </Page>
      <Page entry={DEPOSIT} onSelect={onSelect} />
      <Page entry={WITHDRAW} onSelect={onSelect} />
      <Page entry={PASSWORD} onSelect={onSelect} />
      <Page entry={LIMITS} onSelect={onSelect} />
      <hr />
      <Page entry={HISTORY} onSelect={onSelect} />
      <Page entry={GAMES} onSelect={onSelect} />
      <Page entry={BONUSES} onSelect={onSelect} />
      <Page entry={ENDED_BONUSES} onSelect={onSelect} />
      <Page entry={SESSIONS} onSelect={onSelect} />
      <Page entry={EVIDENCE} onSelect={onSelect} />
      <hr />
      {tickets}
      <button type="button" onClick={closeThen(onSelect, openSupport)}>
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

/** The menu closes before what was chosen opens, so that the focus can move there. */
const closeThen = (onSelect: (() => void) | undefined, then: () => void) => () => {
  onSelect?.()
  then()
}

type WhoProps = Pick<PageProps, 'onSelect' | 'children'> & { player: Session }

function Who({ player, onSelect, children }: WhoProps) {
  return (
    <>
      <div className="acct__me">
        <Link className="acct__who" to="/dashboard" {...(onSelect && { onClick: onSelect })}>
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
  onSelect: (() => void) | undefined
  /** What is still to be done there. */
  children?: ReactNode
}

function Page({ entry, onSelect, children }: PageProps) {
  return (
    entry && (
      <NavLink to={entry.url} onClick={onSelect}>
        <Icon of={entry.icon} />
        {entry.title}
        {children}
      </NavLink>
    )
  )
}
