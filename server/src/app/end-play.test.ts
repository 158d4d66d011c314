import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTable } from '../testing/players/play.ts'
import { openTestCasino, type TestCasino } from '../testing/test-casino.ts'
import { endAllPlay, endPlayLeft } from './end-play.ts'

const HOUR_MS = 3_600_000

let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
})
afterAll(() => casino.close())

/** A player with a log-in session, and a game and a partner's page that were opened from it. */
async function atPlay({ isOver }: { isOver: boolean }) {
  const playerId = await casino.player()
  const [now, logIn] = [casino.clock.now(), randomBytes(32)]
  const expires_at = new Date(now.getTime() + HOUR_MS)
  await casino.db
    .insertInto('session')
    .values({
      id: randomUUID(),
      token_hash: logIn,
      player_id: playerId,
      created_at: now,
      last_seen_at: now,
      expires_at,
      ended_at: isOver ? now : null,
      ip: '127.0.0.1',
      user_agent: '',
      fingerprint: '',
    })
    .execute()
  const { tokenHash } = await openTable(casino, playerId)
  await casino.db
    .updateTable('game_session')
    .set({ log_in_hash: logIn })
    .where('token_hash', '=', tokenHash)
    .execute()
  await casino.db
    .insertInto('sport_session')
    .values({
      token_hash: randomBytes(32),
      partner: 'fcg',
      player_id: playerId,
      is_open: true,
      created_at: now,
      expires_at,
      log_in_hash: logIn,
    })
    .execute()
  const isOpen = async (table: 'game_session' | 'sport_session') => {
    const { expires_at } = await casino.db
      .selectFrom(table)
      .select('expires_at')
      .where('log_in_hash', '=', logIn)
      .executeTakeFirstOrThrow()
    return expires_at > casino.clock.now()
  }
  return async () => [await isOpen('game_session'), await isOpen('sport_session')]
}

test('SES-03: what a session that is over left open takes bets no more; other play goes on', async () => {
  const [left, going] = [await atPlay({ isOver: true }), await atPlay({ isOver: false })]
  expect(await left()).toEqual([true, true])
  await endPlayLeft(casino)
  expect(await left()).toEqual([false, false])
  expect(await going()).toEqual([true, true])
})

test('SES-03: where everybody is logged out no game and no partner’s page takes a bet', async () => {
  const players = [await atPlay({ isOver: false }), await atPlay({ isOver: true })]
  await endAllPlay(casino)
  for (const open of players) expect(await open()).toEqual([false, false])
})
