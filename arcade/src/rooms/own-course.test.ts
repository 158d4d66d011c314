import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRoom } from '../games/rooms/find-room.ts'
import type { AnyRoom } from '../games/rooms/room-game.ts'
import { type ArcadeFixture, openTestArcade } from '../testing/open-arcade.ts'
import { openRoomFixture, type RoomFixture, type RoomPage } from './testing/room-fixture.ts'

const BET = { stakeKurus: 2_000, auto: null }

let arcade: ArcadeFixture
let room: RoomFixture
let rules: AnyRoom
beforeAll(async () => {
  arcade = await openTestArcade({ balanceKurus: 100_000_000 })
  const found = findRoom('zar_ucurtma')
  if (!found) throw new Error('no such room')
  rules = found
  rules.ownCourseOf = (table) => ({ hand: rules.phaseOf(table).name })
  room = await openRoomFixture(arcade)
})
afterAll(async () => {
  delete rules.ownCourseOf
  await room.leave()
  await arcade.close()
})

const courseIn = ({ bets }: RoomPage, betId: string) => bets.find(({ id }) => id === betId)?.course

test('what a player alone sees of a bet is told to them as phases pass, and to nobody else', async () => {
  const [page, other] = [await room.enter(), await room.enter()]
  await room.toRoundThat((snap) => snap > 200)
  const { bet } = await page.bet(BET)
  expect(bet.course).toEqual({ hand: 'betting' })
  await room.toFlight()
  const told = () => page.heard.some((text) => isMine(text, bet.id, 'flying'))
  await expect.poll(told).toBe(true)

  const again = await room.enterWith(page.token)
  await again.until(({ view }) => view.round !== null)
  expect(courseIn(again, bet.id)).toEqual({ hand: 'flying' })

  await other.until(({ view }) => view.bets.length === 1)
  expect(other.heard.join('\n')).not.toContain('"hand"')
  expect(page.view.bets.map(({ course }) => course)).not.toContainEqual({ hand: 'flying' })
})

test('a demo’s player is told it too', async () => {
  const page = await room.enterDemo()
  await room.toRoundThat((snap) => snap > 200)
  const { bet } = await page.bet(BET)
  await room.toFlight()
  await expect.poll(() => page.heard.some((text) => isMine(text, bet.id, 'flying'))).toBe(true)
})

function isMine(text: string, betId: string, hand: string): boolean {
  const message = JSON.parse(text)
  const { type, bet } = message
  return type === 'mine' && bet.id === betId && bet.course?.hand === hand
}
