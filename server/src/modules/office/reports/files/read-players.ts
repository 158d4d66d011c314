import { sql } from 'kysely'
import type { Db, Tx } from '../../../../db/db.ts'
import type { Cell } from '../../../../platform/csv.ts'
import { shownUsercode } from '../../../players/index.ts'

/** Half-open. `countries`: of these alone; undefined is every country. */
export type PlayersOf = { from: Date; to: Date; countries: readonly string[] | undefined }

const of = ({ from, to, countries }: PlayersOf) => sql`
  from player join country on country.id = country_id
    where player.created_at >= ${from} and player.created_at < ${to}
      ${countries === undefined ? sql`` : sql`and country.code = any(${countries}::text[])`}`

export async function countPlayers(tx: Tx, asked: PlayersOf): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${of(asked)}`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

/** As a file names them: machines read it too. */
export const PLAYER_COLUMNS = [
  ...['number', 'user name', 'name', 'surname', 'born', 'e-mail', 'e-mail confirmed', 'phone'],
  ...['phone verified', 'country', 'language', 'currency', 'status', 'signed up', 'last log-in'],
]

type Row = {
  id: string
  usercode: string
  username: string
  name: string
  surname: string
  born: string
  email: string
  isEmailConfirmed: boolean
  phone: string
  isPhoneVerified: boolean
  country: string
  locale: string
  currency: string
  status: string
  at: Date
  lastLoginAt: Date | null
}

/** So many are read in one statement. */
const PAGE = 2_000
const FIRST = '00000000-0000-0000-0000-000000000000'

/** The players of the range as rows of a file, by their ids. */
export async function* readPlayers(db: Db, asked: PlayersOf): AsyncGenerator<Cell[][]> {
  for (let after = FIRST; ; ) {
    const { rows } = await sql<Row>`
      select player.id, usercode, username, name, surname, birth_date::text as born, email,
        is_email_confirmed as "isEmailConfirmed", phone, is_phone_verified as "isPhoneVerified", country.code as country,
        locale, currency, status, player.created_at as at, last_login_at as "lastLoginAt"
      ${of(asked)} and player.id > ${after} order by player.id limit ${PAGE}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(cellsOf)
    after = last.id
  }
}

const yes = (is: boolean): string => (is ? 'yes' : 'no')
const cellsOf = (row: Row): Cell[] => [
  shownUsercode(row.usercode),
  row.username,
  row.name,
  row.surname,
  row.born,
  row.email,
  yes(row.isEmailConfirmed),
  row.phone,
  yes(row.isPhoneVerified),
  row.country,
  row.locale,
  row.currency,
  row.status,
  row.at.toISOString(),
  row.lastLoginAt?.toISOString() ?? null,
]
