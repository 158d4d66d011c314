import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALL_GAMES, listStops, openGame, stopGame } from '../store/game-stops.ts'
import { type ArcadeFixture, openTestArcade } from '../testing/open-arcade.ts'

const NAR = 'zar_nar_bahcesi'
const MINES = 'zar_kirik_cini'
const bet = { stakeKurus: 2_000, broken: 1 }

let fixture: ArcadeFixture
beforeAll(async () => {
  fixture = await openTestArcade()
})
afterAll(() => fixture.close())

const command = (gameCode: string, reason = 'looked at') => ({
  gameCode,
  reason,
  by: 'ayse',
  at: new Date(fixture.clock.nowMs),
})
const stop = (gameCode: string) => stopGame(fixture.database.pool, command(gameCode))
const open = (gameCode: string) => openGame(fixture.database.pool, command(gameCode, 'all well'))

test('GAM-13: a stopped game refuses the next bet, in every process, and takes no stake', async () => {
  const token = await fixture.seat()
  const command = await fixture.spin(token)
  await fixture.finish(token, command.body.round.id)
  const bets = fixture.operator.callsTo('bet').length
  await stop(NAR)
  fixture.later(2_500)
  expect((await fixture.spin(token)).body).toEqual({ refusal: 'game_stopped' })
  await fixture.crash()
  expect((await fixture.spin(token)).body).toEqual({ refusal: 'game_stopped' })
  expect(fixture.operator.callsTo('bet')).toHaveLength(bets)
  const mines = await fixture.seat(undefined, MINES)
  expect((await fixture.begin(mines, bet)).status).toBe(200)
  expect(await open(NAR)).toBe(true)
  expect((await fixture.spin(token)).status).toBe(200)
})

test('GAM-13: an open round of a stopped game goes on, further stakes too, and is paid', async () => {
  const token = await fixture.seat(undefined, 'zar_liman_holdem')
  const { body } = await fixture.begin(token, { anteKurus: 1_000, aaKurus: 0 })
  await stop('zar_liman_holdem')
  const called = await fixture.move(token, body.round.id, { call: true })
  expect(called.body.round).toMatchObject({ state: 'settled', stakedKurus: 3_000 })
  const again = await fixture.begin(token, { anteKurus: 1_000, aaKurus: 0 })
  expect(again.body.refusal).toMatch(/game_stopped|too_fast/)
  await open('zar_liman_holdem')
})

test('GAM-13: a begun command that is repeated after the stop is answered with its round', async () => {
  const token = await fixture.seat()
  const commandId = '0d1b5a1e-0000-4000-8000-000000000001'
  const first = await fixture.spin(token, 2_000, commandId)
  await stop(NAR)
  const again = await fixture.spin(token, 2_000, commandId)
  expect(again.body.round).toEqual(first.body.round)
  await open(NAR)
})

test('GAM-13: the stop of all holds for every game, demos among them, and ends by itself alone', async () => {
  await stop(ALL_GAMES)
  const mines = await fixture.seat(undefined, MINES)
  const { token: demo } = await fixture.demo(MINES)
  for (const token of [mines, demo])
    expect((await fixture.get(`/api/session?token=${token}`)).body.session.isStopped).toBe(true)
  for (const token of [mines, demo])
    expect((await fixture.begin(token, bet)).body).toEqual({ refusal: 'game_stopped' })
  expect(await open(MINES)).toBe(false)
  expect((await fixture.begin(mines, bet)).body).toEqual({ refusal: 'game_stopped' })
  expect(await open(ALL_GAMES)).toBe(true)
  expect((await fixture.get(`/api/session?token=${demo}`)).body.session.isStopped).toBe(false)
  for (const token of [mines, demo]) expect((await fixture.begin(token, bet)).status).toBe(200)
})

test('GAM-13: who stopped and opened what is kept with the reason, and a stop needs one', async () => {
  await stop(NAR)
  expect(await listStops(fixture.database.pool)).toMatchObject([
    { gameCode: NAR, reason: 'looked at', by: 'ayse' },
  ])
  await open(NAR)
  const { rows } = await fixture.database.pool.query(
    'select game_code, is_stopped, reason, by from arcade.game_stop_log order by id desc limit 2',
  )
  expect(rows).toEqual([
    { game_code: NAR, is_stopped: false, reason: 'all well', by: 'ayse' },
    { game_code: NAR, is_stopped: true, reason: 'looked at', by: 'ayse' },
  ])
  await expect(stopGame(fixture.database.pool, command(NAR, ''))).rejects.toThrow()
})
