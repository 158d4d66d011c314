import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { NOBODY, PlayerId } from '../players.ts'
import { Reason } from '../proposals.ts'

/** How long the pages of a player are seen, and how long the link that opens them is good. */
export const PLAYER_VIEW = { minutes: 15, codeSeconds: 60 } as const

/** Of the origin on which they are seen: the page with the banner, and its calls. */
export const VIEW_PATHS = {
  page: '/view',
  open: '/api/view/open',
  state: '/api/view/state',
  close: '/api/view/close',
} as const

export const viewAsPlayer = operation({
  method: 'POST',
  path: '/api/office/view/player-view',
  summary:
    'A link to the player’s own pages as they stand, good once: nothing can be pressed there',
  right: 'player.view_as',
  writes: true,
  example: { id: NOBODY, reason: 'The player asks where the bonus is.' },
  input: z.strictObject({ id: PlayerId, reason: Reason }),
  output: z.object({ url: z.url() }),
})
