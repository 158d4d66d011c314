import { type Proposal, proposals } from '@zar/contract/office/proposals'
import { type EveryoneOut, listEveryoneOut } from '@zar/contract/office/system/sessions'
import { server } from '../../../../testing/server.ts'
import { renderScreen } from '../../../parts/testing/render-screen.tsx'
import { SessionsTab } from '../sessions-tab.tsx'

export const REASON = 'A key of sessions was seen by strangers.'
const PATH = '/office/system'

export const proposalOf = (more: Partial<Proposal> = {}): Proposal => ({
  id: '7',
  right: 'player.everyone_out',
  object: 'sessions:all',
  terms: {},
  facts: {},
  reason: REASON,
  proposedBy: 'Kerem',
  proposedAt: new Date().toISOString(),
  lapsesAt: new Date(Date.now() + 3_000_000).toISOString(),
  isOwn: false,
  ...more,
})

export const show = () => renderScreen(SessionsTab, PATH, PATH)

/** The tab, with 1,204 players logged in. */
export function openSessions(rows: EveryoneOut[] = [], waiting: Proposal[] = []) {
  server.on(listEveryoneOut, {
    open: 1204,
    rows,
    actions: [{ right: 'player.everyone_out', state: 'second', why: null }],
  })
  server.on(proposals, waiting)
  return show()
}
