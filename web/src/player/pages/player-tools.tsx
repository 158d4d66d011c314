import { ChevronDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import { optionOf, useBootstrap } from '../../lib/bootstrap.ts'
import { lazy } from '../../lib/lazily.ts'
import { useMouse } from '../../lib/media.ts'
import { Link } from '../../lib/router.tsx'
import type { Session } from '../../lib/session.ts'
import { openPanel, usePanel } from '../../lib/side-panel.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Drop, DropBones } from '../../ui/drop.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { ChatWatch } from '../chat/chat-watch.tsx'
import { BellFace, useBellLabel } from '../inbox/bell.tsx'
import { useUnread } from '../inbox/use-inbox.ts'
import { t } from '../shell/account-texts.ts'
import { ConnectionBanner } from '../shell/connection-banner.tsx'
import { isMainDomain } from '../shell/domains.ts'
import { t as shell } from '../shell/texts.ts'
import './player-tools.css'
import { TicketsEntry } from './tickets-entry.tsx'

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
  default: (await import('../shell/account-menu.tsx')).AccountMenu,
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
        <Drop label={bellLabel} className="ibtn" face={<BellFace />} open={inbox}>
          {(close) => (
            <Suspense fallback={<DropBones />}>
              <Inbox onClose={close} />
            </Suspense>
          )}
        </Drop>
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
    <Drop
      label={`${t('accountMenu')}, ${player.username} ${player.usercode}`}
      className="me"
      face={face}
    >
      {(close) => (
        <Suspense fallback={<DropBones />}>
          <AccountMenu
            player={player}
            className="acct--drop"
            onPick={close}
            tickets={<TicketsEntry onPick={close} />}
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
    </Drop>
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
