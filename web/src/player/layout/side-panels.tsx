import { Suspense } from 'react'
import { lazy } from '../../lib/browser/lazily.ts'
import { closePanel, type SidePanel } from '../../lib/dialog/side-panel.ts'
import type { Session } from '../../lib/session/session.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { GameSearch } from '../lobby/search/game-search.tsx'
import { t as account } from './account-menu/account-texts.ts'
import { LeftMenu } from './menu/left-menu.tsx'
import { t } from './texts.ts'

const Inbox = lazy(async () => ({ default: (await import('../inbox/inbox.tsx')).Inbox }))
const AccountMenu = lazy(async () => ({
  default: (await import('./account-menu/account-menu.tsx')).AccountMenu,
}))
const NotificationsEntry = lazy(async () => ({
  default: (await import('./notifications-entry.tsx')).NotificationsEntry,
}))

const TicketsEntry = lazy(async () => ({
  default: (await import('./tickets-entry.tsx')).TicketsEntry,
}))
const UnreadTickets = lazy(async () => ({
  default: (await import('../tickets/unread-tickets.tsx')).UnreadTickets,
}))

type Props = { open: SidePanel; player: Session | null; onAviator: () => void }

/** The panel that is open. Signed out there is only the menu. */
export function SidePanels({ open, player, onAviator }: Props) {
  if (open === 'menu') {
    return (
      <Sheet side="left" label={t('menu')} onClose={closePanel}>
        <LeftMenu
          search={<GameSearch onOpened={closePanel} />}
          unreadTickets={
            player && (
              <Suspense fallback={null}>
                <UnreadTickets />
              </Suspense>
            )
          }
          onAviator={() => {
            closePanel()
            onAviator()
          }}
          onClose={closePanel}
        />
      </Sheet>
    )
  }
  if (!player) return null
  return open === 'inbox' ? (
    <Sheet key="inbox" side="bottom" label={account('notifications')} onClose={closePanel}>
      <Suspense fallback={<Shapes />}>
        <Inbox onClose={closePanel} />
      </Suspense>
    </Sheet>
  ) : (
    <Sheet key="account" side="right" label={account('account')} onClose={closePanel}>
      <Suspense fallback={<Shapes />}>
        <AccountMenu
          player={player}
          className="acct--sheet"
          onSelect={closePanel}
          notifications={<NotificationsEntry />}
          tickets={<TicketsEntry onSelect={closePanel} />}
        />
      </Suspense>
    </Sheet>
  )
}

/** What comes is a list of lines. */
const Shapes = () => (
  <div className="sheet__shapes">
    {['1', '2', '3', '4'].map((id) => (
      <Skeleton key={id} height="56px" />
    ))}
  </div>
)
