import {
  playerTimeline,
  TIMELINE_ALSO,
  TIMELINE_KINDS,
  type TimelineKind,
  type TimelineRow,
} from '@zar/contract/office/player/timeline'
import { readGamesOfTransfers } from '../../../casino/index.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../../operations/operation-route.ts'
import { type About, aboutPlayer, noteAlone, type PlayerOfficeDeps } from '../about-player.ts'
import { isAsked, mergePage, readPlaces } from './merge.ts'
import { ARMS } from './sources.ts'

const TAKE = 100

const ALSO_RIGHTS = [...new Set(Object.values(TIMELINE_ALSO))]

/** Everything of a player in one order. */
export const timelineRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(playerTimeline, async (call) => {
    const { id, kinds: asked, after } = call.input
    const about = await aboutPlayer(deps, id)
    call.may(about)
    const wanted = kindsFor(call, about).filter((kind) => !asked || asked.includes(kind))
    const data = await readTimeline(deps, call, { id, wanted, after })
    const seen = { fields: wanted, rows: data.rows.length }
    await noteAlone(deps, call, { object: about.object, playerId: id, seen })
    return { data }
  }),
]

/** Those that the person may see of this player. */
function kindsFor({ actions }: OfficeCall<unknown>, about: About): TimelineKind[] {
  const offered = actions(ALSO_RIGHTS, about)
  const closed = offered.flatMap(({ right, state }) => (state === 'refused' ? [right] : []))
  return TIMELINE_KINDS.filter((kind) => {
    const also = TIMELINE_ALSO[kind]
    return also === undefined || !closed.includes(also)
  })
}

type Reading = { id: string; wanted: readonly TimelineKind[]; after: string | undefined }

async function readTimeline(
  { db }: PlayerOfficeDeps,
  { caller: { locale } }: OfficeCall<unknown>,
  { id: playerId, wanted, after }: Reading,
): Promise<{ rows: TimelineRow[]; next: string | null }> {
  const names = ARMS.map(({ name }) => name)
  const places = after === undefined ? undefined : readPlaces(after, names)
  const arms = ARMS.filter(
    ({ kind, name }) => wanted.includes(kind) && (!places || isAsked(places.get(name))),
  )
  const sources = await Promise.all(
    arms.map(async ({ name, read }) => {
      const from = places?.get(name)
      const entries = await read(db, { playerId, place: from, limit: TAKE + 1, locale })
      return { name, entries, from }
    }),
  )
  const { rows, next } = mergePage(sources, TAKE)
  const keys = rows.flatMap((row) => (row.kind === 'play' ? [row.key] : []))
  const games = await readGamesOfTransfers(db, { playerId, keys, locale })
  return {
    rows: rows.map((row) =>
      row.kind === 'play' ? { ...row, game: games.get(row.key) ?? null } : row,
    ),
    next,
  }
}
