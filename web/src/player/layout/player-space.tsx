import type { ReactNode } from 'react'
import type { Session } from '../../lib/session/session.ts'
import { AccountMenu } from './account-menu/account-menu.tsx'
import { NotificationsEntry } from './notifications-entry.tsx'
import './player-space.css'
import { TicketsEntry } from './tickets-entry.tsx'

/** The frame of the pages under `/dashboard`: the account menu beside the page. */
export function PlayerSpace({ player, children }: { player: Session; children: ReactNode }) {
  return (
    <div className="dash">
      <aside className="acct-col">
        <AccountMenu
          player={player}
          className="panel"
          notifications={<NotificationsEntry />}
          tickets={<TicketsEntry />}
        />
      </aside>
      <div>{children}</div>
    </div>
  )
}
