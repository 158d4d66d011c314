import { afterAll, beforeAll, expect, test } from 'vitest'
import { digestOf } from '../fairness/seeds.ts'
import { stopGame } from '../store/game-stops.ts'
import { type ArcadeFixture, openTestArcade } from '../testing/open-arcade.ts'
import { ReturnsReply } from './protocol.ts'

const NAR = 'zar_nar_bahcesi'

let fixture: ArcadeFixture
beforeAll(async () => {
  fixture = await openTestArcade()
})
afterAll(() => fixture.close())

async function told() {
  const { status, body, headers } = await fixture.get('/api/returns')
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('public, max-age=60')
  const { games } = ReturnsReply.parse(body)
  return (code: string) => games.find(({ gameCode }) => gameCode === code)
}

test('GAM-16: everybody is told of each game what it declares and what it returned as played', async () => {
  const before = await told()
  expect(before(NAR)).toMatchObject({
    name: { tr: 'Nar Bahçesi', en: 'Pomegranate Garden' },
    version: '1',
    digest: digestOf(NAR),
    family: 'slot',
    declared: { exact: '5675547867089/5887677053440', isOfBestPlay: false },
    isOpen: true,
    played: null,
  })
  expect(before('zar_terazi')?.declared).toEqual({
    lowest: 0.9803,
    highest: 0.99,
    exact: null,
    isOfBestPlay: false,
  })
  expect(before('zar_han_blackjack')?.declared.isOfBestPlay).toBe(true)

  const token = await fixture.seat()
  const { body } = await fixture.spin(token)
  const { round } = (await fixture.finish(token, body.round.id)).body
  fixture.later(60_000)
  const after = (await told())(NAR)?.played
  expect(after).toMatchObject({
    since: '2026-03-01',
    rounds: 1,
    hits: round.winKurus > 0 ? 1 : 0,
    returned: round.winKurus / 2_000,
    mostHundredths: round.winKurus / 20,
    isAlarm: false,
  })
  expect(after?.expected).toBeCloseTo(0.96397, 4)
  // One round of a slot with a deviation of 4.96: half of the interval is 2.5758 of that.
  expect(after?.half).toBeCloseTo(2.5758 * 4.96, 6)
})

test('GAM-16: the sums are read once a minute, however many ask, and a stop is told then', async () => {
  fixture.later(60_000)
  await told()
  await stopGame(fixture.database.pool, {
    gameCode: NAR,
    reason: 'looked at',
    by: 'ayse',
    at: new Date(fixture.clock.nowMs),
  })
  expect((await told())(NAR)?.isOpen).toBe(true)
  fixture.later(60_000)
  expect((await told())(NAR)?.isOpen).toBe(false)
})
