import type { Db, Tx } from '../../../db/db.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { stepOf } from '../../../platform/totp.ts'
import type { PlayerDeps } from '../deps.ts'
import { knownBy } from '../log-in-guard.ts'

const TOTP_DIGITS = 6

export const secretContext = (playerId: string) => `two_step.secret:${playerId}`

/** People type codes with the hyphen or the space that they see in them. */
const digitsOf = (code: string) => code.replace(/[\s-]/g, '')

/** What the casino knows a recovery code by. */
export const recoveryHmac = (
  { fieldCipher }: Pick<PlayerDeps, 'fieldCipher'>,
  playerId: string,
  code: string,
) => fieldCipher.index(`two-step recovery ${playerId} ${digitsOf(code)}`)

/** Whether this player's log-in has a second step. */
export async function hasTwoStep(db: Db | Tx, playerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('two_step')
    .select('player_id')
    .where('player_id', '=', playerId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Takes one try of a second step, or refuses it. A device that the account is known to use has a count
 * of its own, so that whoever stole the password does not keep its owner out. `done` gives it back.
 */
export async function admitSecondStep(deps: PlayerDeps, playerId: string, caller: Caller) {
  const { db, throttle, policy, clock, log } = deps
  const known = await knownBy(db, { playerId, caller }, clock.now())
  const { device, elsewhere } = policy.secondStep
  const bucket = known.device
    ? { name: 'second-step-device', key: `${playerId} ${caller.device}`, limit: device }
    : { name: 'second-step-elsewhere', key: playerId, limit: elsewhere }
  if (!(await throttle.take([bucket]))) {
    log.warn({ event: 'second step throttled', playerId, ip: caller.ip })
    throw new Refusal('too_many_attempts')
  }
  return { done: () => throttle.giveBack([bucket]) }
}

/**
 * Whether this is a code of the player's app, or one of their recovery codes, and is now spent: each
 * is good once (AUT-06). Spent with the caller's transaction, in line with others of the same player.
 */
export async function spendSecondStep(
  tx: Tx,
  deps: PlayerDeps,
  playerId: string,
  code: string,
): Promise<boolean> {
  const digits = digitsOf(code)
  return digits.length === TOTP_DIGITS
    ? spendAppCode(tx, deps, playerId, digits)
    : spendRecoveryCode(tx, deps, playerId, digits)
}

async function spendAppCode(tx: Tx, deps: PlayerDeps, playerId: string, digits: string) {
  const row = await tx
    .selectFrom('two_step')
    .select('secret_sealed')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (!row) return false
  const secret = deps.fieldCipher.decrypt(row.secret_sealed, secretContext(playerId))
  const step = stepOf(secret, digits, deps.clock.now())
  if (step === undefined) return false
  const spent = await tx
    .updateTable('two_step')
    .set({ last_step: BigInt(step) })
    .where('player_id', '=', playerId)
    // A code that was seen over a shoulder, or one before it, opens nothing again.
    .where('last_step', '<', BigInt(step))
    .returning('player_id')
    .executeTakeFirst()
  return spent !== undefined
}

async function spendRecoveryCode(tx: Tx, deps: PlayerDeps, playerId: string, digits: string) {
  const spent = await tx
    .updateTable('recovery_code')
    .set({ spent_at: deps.clock.now() })
    .where('player_id', '=', playerId)
    .where('code_hmac', '=', recoveryHmac(deps, playerId, digits))
    .where('spent_at', 'is', null)
    .returning('player_id')
    .executeTakeFirst()
  return spent !== undefined
}
