import { type PlayerPage as Page, readPlayer } from '@zar/contract/office/players'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import type { Right } from '@zar/contract/office/rights/rights'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { PlayerPage } from '../player-page.tsx'
import { ID, PLAYER_PATH, playerOf } from './desk.tsx'

/** Why, in as many characters as it takes. */
export const REASON = 'Seen with the passport of ticket 4117.'

/** The page of a player whose actions are these, with what waits for a second person. */
export function openPlayer(
  actions: Parameters<typeof playerOf>[0],
  more: Partial<Page> = {},
  waiting: readonly Proposal[] = [],
) {
  server.on(proposals, [...waiting])
  server.on(readPlayer, playerOf(actions, more))
  return renderScreen(PlayerPage, PLAYER_PATH, '/office/players/:id')
}

/** What another person proposed about the player. */
export const proposedOf = (right: Right, more: Partial<Proposal> = {}): Proposal => ({
  id: '7',
  right,
  object: `player:${ID}`,
  terms: {},
  facts: {},
  reason: REASON,
  proposedBy: 'Derya Ak',
  proposedAt: new Date().toISOString(),
  lapsesAt: new Date(Date.now() + 42 * 60_000).toISOString(),
  isOwn: false,
  ...more,
})
