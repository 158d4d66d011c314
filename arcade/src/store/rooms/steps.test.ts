import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRoomFixture } from '../../rooms/testing/room-fixture.ts'
import { type ArcadeFixture, openTestArcade } from '../../testing/open-arcade.ts'
import { takeRoom } from './leases.ts'
import { RoomLost, type RoomWriting, writeStep } from './steps.ts'

const ROOM = 'zar_ucurtma'

let arcade: ArcadeFixture
beforeAll(async () => {
  arcade = await openTestArcade()
})
afterAll(() => arcade.close())

test('a decision is stored by the room’s owner alone, and a bet is decided once', async () => {
  const { pool } = arcade.database
  const room = await openRoomFixture(arcade)
  const page = await room.enter()
  await room.toNextRound()
  const { bet } = await page.bet({ stakeKurus: 2_000, auto: null })
  await arcade.app.rooms.stop()
  const stored = async () => {
    const { rows } = await pool.query<{ state: string; win_kurus: number | null }>(
      'select state, win_kurus from arcade.round where id = $1',
      [bet.id],
    )
    return rows[0]
  }
  const before = await stored()
  expect(before?.state).toBe('open')
  const lease = await takeRoom(pool, ROOM, randomUUID())
  if (!lease) throw new Error('the room is free')
  const now = new Date()
  const nothing = {
    carried: undefined,
    ended: [],
    started: [],
    journal: [],
    asked: [],
    placed: [],
    seen: [],
    refused: [],
    back: [],
    further: { asked: [], made: [], refused: [], back: [] },
  }
  const decided = (winKurus: number): RoomWriting => ({
    ...nothing,
    lease,
    elapsedMs: 5,
    now,
    dueAt: now,
    chainId: randomUUID(),
    gameCode: ROOM,
    gameVersion: '1',
    decided: [{ id: bet.id, outcome: {}, winKurus }],
  })
  const another = { ...decided(9_000), lease: { ...lease, epoch: lease.epoch - 1 } }
  await expect(writeStep(pool, another)).rejects.toThrow(RoomLost)
  expect(await stored()).toEqual(before)
  await writeStep(pool, decided(3_000))
  await writeStep(pool, decided(9_000))
  expect(await stored()).toEqual({ state: 'win_pending', win_kurus: 3_000 })
})
