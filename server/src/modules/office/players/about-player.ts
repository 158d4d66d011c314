import { Refusal } from '../../../platform/refusal.ts'
import type { OutboundMessages } from '../../messages/index.ts'
import type { openSessions } from '../../players/index.ts'
import type { OfficeDeps } from '../deps.ts'
import type { Noted, OfficeCall } from '../operations/operation-route.ts'
import type { ScopedPlayer } from '../rights/scopes.ts'

export type PlayerOfficeDeps = OfficeDeps & {
  sessions: Pick<ReturnType<typeof openSessions>, 'endAllIn' | 'announceEnded'>
  /** How players are written to outside of the site. */
  messages: OutboundMessages
  onCommitted: () => void
}

/** What a right is asked about. */
export type About = { object: string; player: ScopedPlayer }

/** A player as rights see them. Segments come with the segments of offers. */
export async function aboutPlayer({ db }: Pick<OfficeDeps, 'db'>, id: string): Promise<About> {
  const row = await db
    .selectFrom('player')
    .innerJoin('country', 'country.id', 'country_id')
    .select('country.code')
    .where('player.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return { object: `player:${id}`, player: { id, segments: [], country: row.code } }
}

/** Writes the call's row where nothing else is written. */
export const noteAlone = (deps: OfficeDeps, call: OfficeCall<unknown>, event: Noted) =>
  deps.db.transaction().execute((tx) => call.note(tx, event))
