import type { ProviderName } from '@zar/contract/casino'
import type { Db } from '../../db/db.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Random } from '../../platform/random.ts'
import { balanceE5 } from '../ledger/index.ts'
import { gameTokenHash } from './launch.ts'

/**
 * The sessions of suppliers who bring one of their own: a launch gives them a code of one use, which
 * they change for it as the game opens. From then on the house knows the session by their id.
 */
export type SupplierSession = { provider: ProviderName; playerId: string; sessionId: string }

/** A code is used at once or never. */
const CODE_MS = 2 * 60_000
const TOKEN_BYTES = 32

/** What the database knows such a session by. The code of a launch has no space in it. */
export const sessionHash = ({ provider, sessionId }: Omit<SupplierSession, 'playerId'>) =>
  gameTokenHash(`${provider} session ${sessionId}`)

/**
 * Changes the code for the session. Undefined, and nothing is changed, where the code is not this
 * player's, was used, is too old, or the session's id is another player's.
 */
export async function bindSession(
  { db, clock }: { db: Db; clock: Clock },
  session: SupplierSession,
  code: string,
): Promise<{ currency: string; gameCode: string } | undefined> {
  const { provider, playerId } = session
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const held = await tx
      .selectFrom('game_session')
      .select('token_hash')
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

/** A session and its player's last committed balance, also of one that takes no more bets. */
export async function readSession(db: Db, session: SupplierSession) {
  return db
    .selectFrom('game_session')
    .innerJoin('account', (join) =>
      join
        .onRef('account.owner_id', '=', 'game_session.player_id')
        .onRef('account.currency', '=', 'game_session.currency')
        .on('account.kind', '=', 'player_cash'),
    )
    .select(['game_code as gameCode', 'game_session.currency', 'balance_e5 as balanceE5'])
    .where('token_hash', '=', sessionHash(session))
    .where('game_session.player_id', '=', session.playerId)
    .where('provider', '=', session.provider)
    .where('is_open', '=', true)
    .executeTakeFirst()
}

/** What a player could stake now, for an answer that is not about a session. */
export const readBalanceE5 = (db: Db, playerId: string): Promise<bigint> => balanceE5(db, playerId)

/** Another code for the game of a session that runs, and no longer than that. */
export async function renewCode(
  { db, clock, random }: { db: Db; clock: Clock; random: Random },
  session: SupplierSession,
  gameCode: string,
): Promise<string | undefined> {
  const now = clock.now()
  const running = await db
    .selectFrom('game_session')
    .select(['currency', 'expires_at'])
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
      ...{ token_hash: gameTokenHash(code), player_id: session.playerId, game_code: gameCode },
      ...{ provider: session.provider, currency: running.currency, is_open: true },
      ...{ created_at: now, expires_at: running.expires_at },
    })
    .execute()
  return code
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
