import { VIEW_READS } from '@zar/contract/office/view/view-reads'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { SignedIn } from '../../../platform/http/route.ts'
import type { Random } from '../../../platform/random.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { tokenHash } from '../../../platform/token-hash.ts'
import { endViews, findView, type PlayerView, takeView } from '../../players/index.ts'
import { readPerson } from '../people/read-person.ts'
import { aboutPlayer } from '../players/about-player.ts'
import { mayOffer } from '../rights/may-do.ts'
import { isLive } from '../sessions/session.ts'

export type Views = ReturnType<typeof openViews>

/**
 * Who looks at a player's pages. Each call is looked at anew: the quarter of an hour, the session of the office
 * and its person, the right to look at this player, and the right that shows the same in the office.
 */
export function openViews({ db, random }: { db: Db; random: Random }) {
  async function seen(token: string): Promise<PlayerView | undefined> {
    const view = await findView(db, token)
    return view && (await isLive(db, view.staffSessionId)) ? view : undefined
  }

  return {
    /** Makes the code of a link into a token, once. */
    take: (code: string) => takeView(db, { random }, code),

    seen,

    close: (view: PlayerView) => endViews(db, [view.staffSessionId]),

    /** The player whose pages this token shows, for one call: throws `view_only` for any that is not listed. */
    async findSignedIn(token: string, path = ''): Promise<SignedIn | undefined> {
      const right = VIEW_READS.get(path)
      if (right === undefined) throw new Refusal('view_only')
      const view = await seen(token)
      const person = view && (await readPerson(db, view.staffId))
      if (!view || !person) return undefined
      const now = await readNow(db)
      const about = await aboutPlayer({ db }, view.playerId)
      for (const one of ['player.view_as' as const, right ?? []].flat()) {
        const verdict = mayOffer(person, { ...about, right: one, now })
        if ('refused' in verdict) throw new Refusal(verdict.refused)
      }
      return { playerId: view.playerId, tokenHash: tokenHash(token) }
    },
  }
}

async function readNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  return rows[0]?.now ?? new Date(Number.NaN)
}
