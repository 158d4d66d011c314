import type { ProviderName } from '@zar/contract/casino/casino'
import type { Db } from '../../../db/db.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Random } from '../../../platform/random.ts'
import { playingBonusE5 } from '../playing-bonus.ts'
import { gameTokenHash } from './launch.ts'

/**
 * The sessions of suppliers who bring one of their own: a launch gives them a code of one use, which
 * they change for it as the game opens. From then on the casino knows the session by their id.
 */
export type SupplierSession = { provider: ProviderName; playerId: string; sessionId: string }

/** A code is used at once or never. */
const CODE_MS = 2 * 60_000
const TOKEN_BYTES = 32

/** What the database knows such a session by. The code of a launch has no space in it. */
export const sessionHash = ({ provider, sessionId }: Omit<SupplierSession, 'playerId'>) =>
  gameTokenHash(`${provider} session ${sessionId}`)

/** What a code was given for. */
export type Launched = { currency: string; gameCode: string }

/**
 * Changes the code for the session. Undefined, and nothing is changed, where the code is not this
 * player's, was used, is too old, or the session's id is another player's. Nothing is changed either where
 * `check` throws, because the launch is not the one that is asked for: the code is as good as before.
 */
export async function bindSession(
  { db, clock }: { db: Db; clock: Clock },
  session: SupplierSession,
  code: string,
  check: (launched: Launched) => void = () => {},
): Promise<Launched | undefined> {
  const { provider, playerId } = session
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const held = await tx
      .selectFrom('game_session')
      .select(['token_hash', 'currency', 'game_code as gameCode'])
      .where('token_hash', '=', gameTokenHash(code))
      .where('player_id', '=', playerId)
      .where('provider', '=', provider)
      .where('is_open', '=', true)
      .where('expires_at', '>', now)
      .where('created_at', '>', new Date(now.getTime() - CODE_MS))
      .forUpdate()
      .executeTakeFirst()
    const earlier = await tx
      .selectFrom('game_session')
      .select('player_id')
      .where('token_hash', '=', sessionHash(session))
      .forUpdate()
      .executeTakeFirst()
    if (!held || (earlier && earlier.player_id !== playerId)) return undefined
    check(held)
    await tx
      .deleteFrom('game_session')
      .where('token_hash', '=', sessionHash(session))
      .where('player_id', '=', playerId)
      .execute()
    return tx
      .updateTable('game_session')
      .set({ token_hash: sessionHash(session) })
      .where('token_hash', '=', held.token_hash)
      .returning(['currency', 'game_code as gameCode'])
      .executeTakeFirst()
  })
}

/**
 * A session and what its player could stake by the last commit, also of one that takes no more bets:
 * the cash, and the bonus that runs.
 */
export async function readSession(
  { db, clock }: { db: Db; clock: Clock },
  session: SupplierSession,
) {
  const held = await db
    .selectFrom('game_session')
    .innerJoin('account', (join) =>
      join
        .onRef('account.owner_id', '=', 'game_session.player_id')
        .onRef('account.currency', '=', 'game_session.currency')
        .on('account.kind', '=', 'player_cash'),
    )
    .select(['game_code as gameCode', 'game_session.currency', 'balance_e5 as cashE5'])
    .select(playingBonusE5('game_session.player_id', clock.now()).as('bonusE5'))
    .where('token_hash', '=', sessionHash(session))
    .where('game_session.player_id', '=', session.playerId)
    .where('provider', '=', session.provider)
    .where('is_open', '=', true)
    .executeTakeFirst()
  if (!held) return undefined
  const { gameCode, currency, cashE5, bonusE5 } = held
  return { gameCode, currency, balanceE5: (cashE5 ?? 0n) + bonusE5 }
}

/** What a player could stake now, for an answer that is not about a session. */
export async function readBalanceE5(
  { db, clock }: { db: Db; clock: Clock },
  playerId: string,
): Promise<bigint> {
  const held = await db
    .selectFrom('account')
    .select('balance_e5')
    .select(playingBonusE5('account.owner_id', clock.now()).as('bonus_e5'))
    .where('owner_id', '=', playerId)
    .where('kind', '=', 'player_cash')
    .executeTakeFirst()
  return held ? (held.balance_e5 ?? 0n) + held.bonus_e5 : 0n
}

/**
 * Another code for the game of a session that runs, and no longer than that: it ends with the same
 * log-in session (SES-03).
 */
export async function renewCode(
  { db, clock, random }: { db: Db; clock: Clock; random: Random },
  session: SupplierSession,
  gameCode: string,
): Promise<string | undefined> {
  const now = clock.now()
  const running = await db
    .selectFrom('game_session')
    .select(['currency', 'expires_at', 'log_in_hash'])
    .where('token_hash', '=', sessionHash(session))
    .where('player_id', '=', session.playerId)
    .where('game_code', '=', gameCode)
    .where('is_open', '=', true)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!running) return undefined
  const code = random.token(TOKEN_BYTES)
  await db
    .insertInto('game_session')
    .values({
      token_hash: gameTokenHash(code),
      player_id: session.playerId,
      game_code: gameCode,
      provider: session.provider,
      currency: running.currency,
      is_open: true,
      created_at: now,
      expires_at: running.expires_at,
      log_in_hash: running.log_in_hash,
    })
    .execute()
  return code
}

/**
 * Another token for a launch that runs, in place of the one it has. All else stays as it is, so that it
 * ends when it would have and with the same log-in session (SES-03). Undefined where none runs.
 */
export async function changeToken(
  { db, clock, random }: { db: Db; clock: Clock; random: Random },
  provider: ProviderName,
  token: string,
): Promise<string | undefined> {
  const changed = random.token(TOKEN_BYTES)
  const { numUpdatedRows } = await db
    .updateTable('game_session')
    .set({ token_hash: gameTokenHash(changed) })
    .where('token_hash', '=', gameTokenHash(token))
    .where('provider', '=', provider)
    .where('is_open', '=', true)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  return numUpdatedRows > 0n ? changed : undefined
}

/** No bet is taken of it any more. False where there is no such session. */
export async function endSession(
  { db, clock }: { db: Db; clock: Clock },
  session: SupplierSession,
): Promise<boolean> {
  const now = clock.now()
  const { numUpdatedRows } = await db
    .updateTable('game_session')
    .set((eb) => ({ expires_at: eb.fn<Date>('least', ['expires_at', eb.val(now)]) }))
    .where('token_hash', '=', sessionHash(session))
    .where('player_id', '=', session.playerId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
