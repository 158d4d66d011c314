import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { PlayerStatus } from '../../../db/tables/players.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { emailKey, shownUsercode, usernameKey } from '../keys.ts'

const PAGE = 100
/** Microseconds since 1970 and the id, of the last row. */
const CURSOR = /^(\d{1,18})\.([\da-f-]{36})$/

type Wish = {
  search?: string | undefined
  state?: PlayerStatus | undefined
  after?: string | undefined
  /** Codes of countries that it is narrowed to. */
  countries?: readonly string[] | undefined
}

/**
 * Players whose number, end of phone, address, user name or name is what was typed; all where nothing was.
 * A hundred a page, the newest first.
 */
export async function findPlayers(db: Db, { search = '', state, after, countries }: Wish) {
  const place = after === undefined ? undefined : placeOf(after)
  const rows = await db
    .selectFrom('player')
    .innerJoin('account', (join) =>
      join.onRef('owner_id', '=', 'player.id').on('kind', '=', 'player_cash'),
    )
    .select(['player.id', 'usercode', 'username', 'name', 'surname', 'status', 'created_at'])
    .select(['is_phone_verified', 'last_login_at', 'balance_e5'])
    .select(sql<bigint>`(extract(epoch from player.created_at) * 1000000)::bigint`.as('us'))
    .$if(search !== '', (query) => query.where(matches(search)))
    .$if(countries !== undefined, (query) =>
      query.where('country_id', 'in', (from) =>
        from
          .selectFrom('country')
          .select('country.id')
          .where(sql<boolean>`code = any(${countries ?? []}::text[])`),
      ),
    )
    .$if(state !== undefined, (query) => query.where('status', '=', state as PlayerStatus))
    .$if(place !== undefined, (query) =>
      query.where(
        sql<boolean>`(player.created_at, player.id)
          < (timestamptz 'epoch' + ${place?.us}::bigint * interval '1 microsecond', ${place?.id}::uuid)`,
      ),
    )
    .orderBy('player.created_at', 'desc')
    .orderBy('player.id', 'desc')
    .limit(PAGE + 1)
    .execute()
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return {
    rows: page.map((row) => ({
      id: row.id,
      number: shownUsercode(row.usercode),
      username: row.username,
      name: `${row.name} ${row.surname}`.trim(),
      state: row.status,
      cashE5: `${row.balance_e5 ?? 0n}`,
      isPhoneVerified: row.is_phone_verified,
      joinedAt: row.created_at.toISOString(),
      lastSeenAt: row.last_login_at?.toISOString() ?? null,
    })),
    next: rows.length > PAGE && last ? `${last.us}.${last.id}` : null,
  }
}

function placeOf(after: string) {
  const [, us, id] = CURSOR.exec(after) ?? []
  if (us === undefined || id === undefined) throw new Refusal('invalid_input')
  return { us, id }
}

const NUMBER = /^(?:zr ?)?(\d{3}) ?(\d{3}) ?(\d{3})$/i
const PHONE_END = /^\+?\d{4,15}$/

/** By the shape of what was typed: a number of nine digits may be the end of a phone too. */
function matches(search: string) {
  const digits = search.replace(/[\s()-]/g, '')
  const parts = NUMBER.exec(search)
  const phone = sql<boolean>`reverse(phone) like ${`${[...digits].reverse().join('')}%`}`
  if (parts) return sql<boolean>`(usercode = ${parts.slice(1).join('')} or ${phone})`
  if (PHONE_END.test(digits)) return phone
  if (search.includes('@')) return sql<boolean>`email_key = ${emailKey(search)}`
  const beginning = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(username_key like ${beginning(usernameKey(search))}
    or lower(name || ' ' || surname) like ${sql`lower(${beginning(search)})`})`
}
