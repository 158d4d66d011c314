import type { Locale } from '@zar/contract/limits'
import { CURRENCY } from '@zar/contract/limits'
import pg from 'pg'
import type { Db, Tx } from '../../db/db.ts'
import { Refusal } from '../../platform/refusal.ts'
import { openAccounts } from '../ledger/index.ts'
import type { AccountDeps } from './deps.ts'
import { emailKey, usernameKey } from './keys.ts'

const USERCODE_DIGITS = 9
const USERCODE_TRIES = 5

/** A person whose details have been checked. */
export type NewPlayer = {
  username: string
  email: string
  phone: string
  name: string
  surname: string
  birthDay: string
  countryId: number
  personalNo: string
  passwordHash: string
  locale: Locale
  isTrialBonusWanted: boolean
  referralId: bigint | null
}
export type Player = { id: string; usercode: string }

/**
 * Opens the account, its ledger accounts and whatever `andThen` does, all or nothing. A user name is one
 * account's; all else that was typed binds once it was checked (ACC-07, H7), and nothing is told of it
 * here (AUT-04).
 */
export async function openPlayer<Result>(
  deps: AccountDeps,
  person: NewPlayer,
  andThen: (tx: Tx, player: Player) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await deps.db.transaction().execute(async (tx) => {
        const player = await insertPlayer(tx, deps, person)
        await openAccounts(tx, player.id, CURRENCY.code)
        return andThen(tx, player)
      })
    } catch (error) {
      const taken = takenKey(error)
      if (taken !== 'player_usercode_once' || tries === USERCODE_TRIES)
        throw refusalOf(error, taken)
    }
  }
}

async function insertPlayer(
  tx: Tx,
  { clock, random, fieldCipher }: AccountDeps,
  person: NewPlayer,
): Promise<Player> {
  const id = random.uuid()
  const usercode = random.digits(USERCODE_DIGITS)
  const now = clock.now()
  await tx
    .insertInto('player')
    .values({
      id,
      usercode,
      username: person.username,
      username_key: usernameKey(person.username),
      email: person.email,
      email_key: emailKey(person.email),
      phone: person.phone,
      name: person.name,
      surname: person.surname,
      birth_date: person.birthDay,
      country_id: person.countryId,
      personal_no_sealed: fieldCipher.encrypt(person.personalNo, personalNoContext(id)),
      personal_no_hmac: fieldCipher.index(person.personalNo),
      password_hash: person.passwordHash,
      currency: CURRENCY.code,
      locale: person.locale,
      trial_bonus_wanted: person.isTrialBonusWanted,
      referral_id: person.referralId,
      last_login_at: now,
      created_at: now,
    })
    .execute()
  return { id, usercode }
}

/** Whose encrypted PersonalNo it is: another player's row does not open it. */
export const personalNoContext = (playerId: string) => `player.personal_no:${playerId}`

/** The account of this user name, in any case, if there is one. */
export async function findPlayerId(db: Db, username: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('player')
    .select('id')
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst()
  return row?.id
}

/** The name of the unique key that already had this value, if that is what went wrong. */
export function takenKey(error: unknown): string | undefined {
  const UNIQUE_VIOLATION = '23505'
  const isTaken = error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION
  return isTaken ? error.constraint : undefined
}

function refusalOf(error: unknown, taken: string | undefined): unknown {
  if (taken === 'player_username_taken') return new Refusal('username_taken')
  return error
}
