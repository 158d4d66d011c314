import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endAllPlay, endPlayLeft } from './end-play.ts'
import { type House, openHouse } from './testing/house.ts'
import { openTable } from './testing/play.ts'

const HOUR_MS = 3_600_000

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** A player with a log-in session, and a game and a partner's page that were opened from it. */
async function atPlay({ isOver }: { isOver: boolean }) {
  const playerId = await house.player()
  const [now, logIn] = [house.clock.now(), randomBytes(32)]
  const expires_at = new Date(now.getTime() + HOUR_MS)
  await house.db
    .insertInto('session')
    .values({
      ...{ id: randomUUID(), token_hash: logIn, player_id: playerId, created_at: now },
      ...{ last_seen_at: now, expires_at, ended_at: isOver ? now : null },
      ...{ ip: '127.0.0.1', user_agent: '', fingerprint: '' },
    })
    .execute()
  const { tokenHash } = await openTable(house, playerId)
  await house.db
    .updateTable('game_session')
    .set({ log_in_hash: logIn })
    .where('token_hash', '=', tokenHash)
    .execute()
  await house.db
    .insertInto('sport_session')
    .values({
      ...{ token_hash: randomBytes(32), partner: 'fcg', player_id: playerId, is_open: true },
      ...{ created_at: now, expires_at, log_in_hash: logIn },
    })
    .execute()
  const isOpen = async (table: 'game_session' | 'sport_session') => {
    const { expires_at } = await house.db
      .selectFrom(table)
      .select('expires_at')
      .where('log_in_hash', '=', logIn)
      .executeTakeFirstOrThrow()
    return expires_at > house.clock.now()
  }
  return async () => [await isOpen('game_session'), await isOpen('sport_session')]
}

test('SES-03: what a session that is over left open takes bets no more; other play goes on', async () => {
  const [left, going] = [await atPlay({ isOver: true }), await atPlay({ isOver: false })]
  expect(await left()).toEqual([true, true])
  await endPlayLeft(house)
  expect(await left()).toEqual([false, false])
  expect(await going()).toEqual([true, true])
})

test('SES-03: where everybody is logged out no game and no partner’s page takes a bet', async () => {
  const players = [await atPlay({ isOver: false }), await atPlay({ isOver: true })]
  await endAllPlay(house)
  for (const open of players) expect(await open()).toEqual([false, false])
})
