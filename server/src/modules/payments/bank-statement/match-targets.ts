import type { Locale } from '@zar/contract/limits'
import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import type { Db } from '../../../db/db.ts'
import { isNameIn } from '../accounts/name-match.ts'
import { stateOf } from '../for-office/player-payments.ts'
import { findMethod } from '../methods/methods.ts'
import type { UnnamedLine } from './lines.ts'
import { depositsFor } from './read-match.ts'

const SHOWN_MAX = 50

type Asked = {
  line: UnnamedLine
  /** Of a deposit or a player; those of the line's sum where it is not given. */
  number: string | undefined
  locale: Locale
}

/** Deposits that the line may be of, the newest first, and the player of the number. */
export async function findMatchTargets(db: Db, { line, number, locale }: Asked) {
  const deposits = await depositsFor(db, line)
    .innerJoin('player', 'player.id', 'payment.player_id')
    .innerJoin('country', 'country.id', 'player.country_id')
    .select(['payment.seq', 'payment.player_id', 'payment.method_id', 'payment.status'])
    .select(['payment.created_at', 'usercode', 'username', 'name', 'surname', 'country.code'])
    .$if(number !== undefined, (query) =>
      query.where((is) =>
        is.or([is('payment.seq', '=', BigInt(number ?? 0)), is('usercode', '=', number ?? '')]),
      ),
    )
    .orderBy('payment.created_at', 'desc')
    .limit(SHOWN_MAX)
    .execute()
  return {
    deposits: deposits.map((row) => ({
      ...whoOf(row, line),
      id: row.id,
      number: `${row.seq}`,
      method: findMethod(row.method_id, PAYMENT_TYPES.Deposit)?.title[locale] ?? `${row.method_id}`,
      state: stateOf(row.status),
      at: row.created_at,
      creditsE5: row.status === PAYMENT_STATUS.Confirmed ? 0n : line.amountE5,
    })),
    players: number === undefined ? [] : await findPlayer(db, line, number),
  }
}

async function findPlayer(db: Db, line: UnnamedLine, usercode: string) {
  const rows = await db
    .selectFrom('player')
    .innerJoin('country', 'country.id', 'country_id')
    .select(['player.id as player_id', 'usercode', 'username', 'name', 'surname', 'country.code'])
    .where('usercode', '=', usercode)
    .execute()
  return rows.map((row) => whoOf(row, line))
}

type Who = {
  player_id: string
  usercode: string
  username: string
  name: string
  surname: string
  code: string
}

/** Whose it is, and whether the bank's words have their name. */
const whoOf = ({ name, surname, code: country, ...row }: Who, { reference }: UnnamedLine) => ({
  playerId: row.player_id,
  usercode: row.usercode,
  username: row.username,
  country,
  isNamed: isNameIn(`${name} ${surname}`, reference),
})
