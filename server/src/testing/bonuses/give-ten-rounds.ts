import { randomUUID } from 'node:crypto'
import type { ProviderName } from '@zar/contract/casino/casino'
import { readPlayed } from '../../modules/bonuses/free-rounds/played.ts'
import { LIRA } from '../../providers/testing/cases/suite-case.ts'
import type { Seat } from '../../providers/testing/wire.ts'
import type { TestCasino } from '../test-casino.ts'

/** Ten free rounds that the supplier has given, by a name that it knows them by. */
export async function giveTenRounds(
  casino: TestCasino,
  provider: ProviderName,
  seat: Seat,
  reward: string = randomUUID(),
) {
  const now = casino.clock.now()
  const id = randomUUID()
  await casino.db
    .insertInto('free_rounds')
    .values({
      id,
      player_id: seat.playerId,
      offer_id: id,
      personal_no_hmac: Buffer.from(id),
      title_tr: '–',
      title_en: '–',
      provider,
      game_code: seat.gameCode,
      rounds: 10,
      stake_e5: 2n * LIRA,
      status: 'ready',
      reward,
      due: null,
      try_at: null,
      claimed_at: now,
      starts_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
    })
    .execute()
  return { reward, played: async () => (await readPlayed(casino.db, [id])).get(id) }
}
