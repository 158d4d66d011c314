import { ChevronDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazy } from '../../lib/browser/lazily.ts'
import { useMouse } from '../../lib/browser/media.ts'
import { optionOf, useBootstrap } from '../../lib/content/bootstrap.ts'
import { openPanel, usePanel } from '../../lib/dialog/side-panel.ts'
import { Link } from '../../lib/router/router.tsx'
import type { Session } from '../../lib/session/session.ts'
import { Money } from '../../ui/data-display/money.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Avatar } from '../../ui/icons/avatar.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Popover, PopoverSkeleton } from '../../ui/overlay/popover.tsx'
import { ChatWatch } from '../chat/chat-watch.tsx'
import { BellFace, useBellLabel } from '../inbox/bell.tsx'
import { useUnread } from '../inbox/use-inbox.ts'
import { t } from './account-menu/account-texts.ts'
import { ConnectionBanner } from './notices/connection-banner.tsx'
import { isMainDomain } from './notices/domains.ts'
import { t as shell } from './texts.ts'
import './player-tools.css'
import { TicketsEntry } from './tickets-entry.tsx'

export { TermsBar } from '../terms/terms-bar.tsx'
export { UnreadTickets } from '../tickets/unread-tickets.tsx'

/** What goes on while someone is signed in, whatever page is shown. */
export function PlayerWatch({ player }: { player: Session }) {
  return (
    <>
      <ConnectionBanner />
      <ChatWatch key={player.usercode} usercode={player.usercode} />
    </>
  )
}

const Inbox = lazy(async () => ({ default: (await import('../inbox/inbox.tsx')).Inbox }))
const AccountMenu = lazy(async () => ({
  default: (await import('./account-menu/account-menu.tsx')).AccountMenu,
}))
const InboxButton = lazy(async () => ({
  default: (await import('./inbox-button.tsx')).InboxButton,
}))

/** Balance and deposit, bell, and the profile chip: the header of a signed-in player. */
export function PlayerTools({ player }: { player: Session }) {
  const inbox = useState(false)
  const bellLabel = useBellLabel()
  const hasBell = !isMainDomain(optionOf(useBootstrap().data, 'mainDomain'), location.host)
  return (
    <>
      <span className="purse">
        <Link className="purse__sum" to="/dashboard/financial-activities">
          <span className="sr">{t('balance')}</span>
          <Money units={player.balance} />
        </Link>
        <ButtonLink variant="primary" to="/dashboard/deposit">
          {shell('crumb.deposit')}
        </ButtonLink>
      </span>
      {hasBell && (
        <Popover label={bellLabel} className="ibtn" face={<BellFace />} open={inbox}>
          {(close) => (
            <Suspense fallback={<PopoverSkeleton />}>
              <Inbox onClose={close} />
            </Suspense>
          )}
        </Popover>
      )}
      <ProfileChip
        player={player}
        onInbox={hasBell ? () => inbox[1](true) : () => openPanel('inbox')}
      />
    </>
  )
}

type ChipProps = { player: Session; onInbox: () => void }

function ProfileChip({ player, onInbox }: ChipProps) {
  const face = (
    <>
      <Avatar code={player.usercode} />
      <span className="me__who">
        <b>{player.username}</b> <small className="num">{player.usercode}</small>
      </span>
      <Icon of={ChevronDown} size="s" />
    </>
  )
  return (
    <Popover
      label={`${t('accountMenu')}, ${player.username} ${player.usercode}`}
      className="me"
      face={face}
    >
      {(close) => (
        <Suspense fallback={<PopoverSkeleton />}>
          <AccountMenu
            player={player}
            className="acct--popover"
            onSelect={close}
            tickets={<TicketsEntry onSelect={close} />}
            bell={
              <InboxButton
                onClick={() => {
                  close()
                  onInbox()
                }}
              />
            }
          />
        </Suspense>
      )}
    </Popover>
  )
}

/** Beside the sections, once the first row of the header is gone. */
export const NavPurse = ({ player }: { player: Session }) => (
  <span className="nav__purse">
    <Money units={player.balance} />
    <ButtonLink variant="primary" to="/dashboard/deposit">
      {shell('crumb.deposit')}
    </ButtonLink>
  </span>
)

/** The same where there is little room: the balance, and the user button. */
export function PhoneTools({ player }: { player: Session }) {
  return (
    <>
      <Link className="mhead__sum" to="/dashboard/deposit">
        <span className="sr">{t('balance')}</span>
        <Money units={player.balance} />
      </Link>
      <UserButton player={player} />
    </>
  )
}

/** On a phone it opens the account's panel; in the narrow window of a desk it leads to the profile. */
function UserButton({ player }: { player: Session }) {
  const hasUnread = useUnread() > 0
  const isOpen = usePanel() === 'account'
  const face = (
    <>
      <Avatar code={player.usercode} size={34} />
      {hasUnread && <i aria-hidden />}
    </>
  )
  if (useMouse()) {
    return (
      <Link
        className="mhead__me"
        to="/dashboard"
        aria-label={hasUnread ? t('profileUnread') : t('profile')}
      >
        {face}
      </Link>
    )
  }
  return (
    <button
      type="button"
      className="mhead__me"
      aria-label={hasUnread ? t('accountMenuUnread') : t('accountMenu')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => openPanel('account')}
    >
      {face}
    </button>
  )
}
