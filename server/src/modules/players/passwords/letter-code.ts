import type { Db, Tx } from '../../../db/db.ts'
import type { PlayerDeps } from '../deps.ts'
import { emailKey } from '../keys.ts'

/** How long the letter that support sends is good. */
export const LETTER_MINUTES = 60

const UNTIL_DIGITS = 6
const MAC_DIGITS = 14
const FORM = /^([\da-z]{6})[\da-z]{14}$/
const BASE = 36

/** Whom it lets in, and what ends it: the password and the address that it was sent for. */
type Lettered = { id: string; email: string; password_hash: string }
type Deps = Pick<PlayerDeps, 'fieldCipher' | 'clock'>

/** Whether it has the form of a letter's code, which no code that a player asks for has. */
export const isLetterCode = (code: string): boolean => FORM.test(code)

/**
 * What lets the player set a new password from any browser, for an hour and once: it holds no longer once the
 * password or the address is another.
 */
export function letterCode(deps: Deps, player: Lettered): string {
  const until = Math.floor(deps.clock.now().getTime() / 1_000) + LETTER_MINUTES * 60
  return codeOf(deps, player, until.toString(BASE).padStart(UNTIL_DIGITS, '0'))
}

export function isLetterOf(deps: Deps, player: Lettered, code: string): boolean {
  const [, until = ''] = FORM.exec(code) ?? []
  const isInTime = Number.parseInt(until, BASE) * 1_000 > deps.clock.now().getTime()
  return isInTime && code === codeOf(deps, player, until)
}

function codeOf({ fieldCipher }: Deps, player: Lettered, until: string): string {
  const { id, email, password_hash } = player
  const mac = fieldCipher.index(
    `recovery letter ${id} ${emailKey(email)} ${password_hash} ${until}`,
  )
  const digits = BigInt(`0x${mac.toString('hex')}`).toString(BASE)
  return until + digits.slice(-MAC_DIGITS).padStart(MAC_DIGITS, '0')
}

export const readLettered = (db: Db | Tx, playerId: string) =>
  db
    .selectFrom('player')
    .select(['id', 'username', 'email', 'phone', 'status', 'locale', 'password_hash'])
    .where('id', '=', playerId)
    .executeTakeFirst()
