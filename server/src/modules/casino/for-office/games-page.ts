import type { ProviderName } from '@zar/contract/casino/casino'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'

export type GameState = 'open' | 'closed' | 'unlisted'

export type OfficeGame = {
  code: string
  name: string
  studio: string
  provider: ProviderName
  rtpBp: number
  state: GameState
  closing: { at: Date; by: string; because: string } | null
  isPlaced: boolean
  /** Where the list goes on behind it. */
  cursor: string
}

type Asked = {
  categoryId: number
  state: GameState | undefined
  search: string | undefined
  after: string | undefined
  limit: number
}

/** Behind every place that the house gave. */
const UNPLACED = 2_147_483_647
const STATE = sql<GameState>`case when is_open then 'open' when closed_by is not null then 'closed' else 'unlisted' end`

/** Games of a category in the order in which players see them. */
export async function readGamesPage(db: Db, asked: Asked): Promise<OfficeGame[]> {
  const { categoryId, state, search, after, limit } = asked
  const behind = after === undefined ? sql`true` : isBehind(after)
  const { rows } = await sql<OfficeGame>`
    select game.code, name, studio, provider, rtp_bp as "rtpBp", ${STATE} as state, rank is not null as "isPlaced",
        case when closing.id is not null then json_build_object('at', began_at, 'by', began_by, 'because', because) end
          as closing,
        concat_ws(':', coalesce(rank, ${UNPLACED}), position, game.code) as cursor
      from game left join game_closing closing on closing.game_code = game.code and ended_at is null
      where category_id = ${categoryId} and ${behind}
        and ${state === undefined ? sql`true` : sql`${STATE} = ${state}`}
        and ${search === undefined ? sql`true` : sql`strpos(lower(name || ' ' || studio), lower(${search})) > 0`}
      order by coalesce(rank, ${UNPLACED}), position, game.code limit ${limit}`.execute(db)
  return rows.map((row) => ({
    ...row,
    closing: row.closing && { ...row.closing, at: new Date(row.closing.at) },
  }))
}

function isBehind(after: string) {
  const [, rank, position, code] = /^(\d{1,10}):(\d{1,10}):(.+)$/.exec(after) ?? []
  if (!rank || !position || !code) throw new Refusal('invalid_input')
  return sql`(coalesce(rank, ${UNPLACED}), position, game.code) > (${Number(rank)}, ${Number(position)}, ${code})`
}

/** The version of a category's order; undefined of none. */
export async function readOrderVersion(db: Db, categoryId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('game_category')
    .select('order_version')
    .where('id', '=', categoryId)
    .executeTakeFirst()
  return row?.order_version
}
