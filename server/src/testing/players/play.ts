import { createHash, randomUUID } from 'node:crypto'
import type { WalletCommand } from '../../modules/casino/index.ts'
import type { TestCasino } from '../test-casino.ts'

const HOUR_MS = 3_600_000

export const GAME_CODE = 'zr_play'

/** A player at a game with a session open for an hour, and the commands a provider would send. */
export async function openTable(
  casino: TestCasino,
  playerId: string,
  gameCode: string = GAME_CODE,
) {
  await casino.db
    .insertInto('game_category')
    .values({ id: 1, name_tr: 'Slot', name_en: 'Slots', slugs: ['slots'] })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await casino.db
    .insertInto('game')
    .values({
      code: gameCode,
      provider: 'hub88',
      category_id: 1,
      name: 'Nar',
      studio: 'Zar',
      rtp_bp: 9600,
      volatility: 3,
      released_at: casino.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const tokenHash = createHash('sha256').update(randomUUID()).digest()
  await casino.db
    .insertInto('game_session')
    .values({
      token_hash: tokenHash,
      player_id: playerId,
      provider: 'hub88',
      game_code: gameCode,
      currency: 'TRY',
      is_open: true,
      created_at: casino.clock.now(),
      expires_at: new Date(casino.clock.now().getTime() + HOUR_MS),
      log_in_hash: null,
    })
    .execute()
  return commandsFor(playerId, tokenHash, gameCode)
}

export function commandsFor(playerId: string, tokenHash: Buffer, gameCode: string = GAME_CODE) {
  const command = (wish: Partial<WalletCommand>): WalletCommand => {
    const made = {
      kind: 'bet' as const,
      provider: 'hub88' as const,
      transactionId: randomUUID(),
      referenceId: null,
      playerId,
      sessionTokenHash: tokenHash.toString('hex'),
      gameCode,
      roundId: 'round-1',
      roundClosed: false,
      currency: 'TRY',
      amountE5: 0n,
      movesCash: true,
      ...wish,
    }
    return { ...made, fingerprint: wish.fingerprint ?? fingerprintOf(made) }
  }
  return {
    playerId,
    tokenHash,
    bet: (amountE5: bigint, wish: Partial<WalletCommand> = {}) => command({ amountE5, ...wish }),
    win: (bet: WalletCommand, amountE5: bigint, wish: Partial<WalletCommand> = {}) =>
      command({ kind: 'win', referenceId: bet.transactionId, amountE5, ...wish }),
    rollback: (of: WalletCommand, wish: Partial<WalletCommand> = {}) =>
      command({ kind: 'rollback', referenceId: of.transactionId, currency: null, ...wish }),
  }
}

function fingerprintOf({
  referenceId,
  playerId,
  gameCode,
  roundId,
  currency,
  amountE5,
}: Omit<WalletCommand, 'fingerprint'>): string {
  const content = [referenceId, playerId, gameCode, roundId, currency, String(amountE5)]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
