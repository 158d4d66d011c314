import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { contributionOf, KURUS, LEVELS } from '../games/jackpots/levels.ts'
import { LENGTHS } from '../games/live-roulette/rules.ts'
import { socketPathOf } from '../rooms/protocol.ts'
import { openPage, type RoomPage } from '../rooms/testing/room-page.ts'
import { readTotal } from '../store/jackpots/stakes.ts'
import { checkJackpots } from './check-jackpots.ts'
import { type JackpotFixture, openJackpotFixture } from './testing/jackpot-fixture.ts'

const ROOM = 'zar_rulet_kosku'
const HOUR_MS = 3_600_000
const STAKE_KURUS = 100_000
const ROUND_MS = Object.values(LENGTHS).reduce((sum, ms) => sum + ms, 0)

let fixture: JackpotFixture
const pages: RoomPage[] = []
beforeAll(async () => {
  fixture = await openJackpotFixture()
  await fixture.count()
  await fixture.arcade.app.http.listen({ host: '127.0.0.1', port: 0 })
  fixture.arcade.app.rooms.start()
})
afterEach(async () => {
  for (const page of pages.splice(0)) page.close()
  expect(await checkJackpots(fixture.pool)).toEqual([])
  expect(fixture.amusnet.errors).toEqual([])
})
afterAll(() => fixture.close())

/** A page of a table of live roulette, whose bets are taken by Amusnet's protocol. */
async function enter(): Promise<RoomPage> {
  const { port } = fixture.arcade.app.http.server.address() as AddressInfo
  const socket = new WebSocket(`ws://127.0.0.1:${port}${socketPathOf(ROOM)}`)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const page = await openPage(socket, await fixture.seat(ROOM))
  pages.push(page)
  await page.until(({ view }) => view.round !== null)
  return page
}

async function pass(ms: number): Promise<void> {
  fixture.arcade.later(ms)
  await fixture.arcade.app.rooms.runnerOf(ROOM)?.idle()
}

/** To the betting of a new round. */
async function toBetting(page: RoomPage): Promise<void> {
  const number = page.view.round?.number ?? 0
  while (page.view.round?.phase.name !== 'betting' || page.view.round.number === number) {
    await pass(1_000)
    await wait(1)
  }
}

const bet = async (page: RoomPage) =>
  (await page.bet({ bets: [{ place: 'red', stakeKurus: STAKE_KURUS }] })).bet
const stakeOf = async (betId: string) =>
  (await fixture.stakes()).find(({ round_id }) => round_id === betId)

test('GAM-17: a bet of a room pays its share in to every level, once, as soon as it is decided', async () => {
  const page = await enter()
  await toBetting(page)
  const before = await fixture.meters()
  const { id } = await bet(page)
  await fixture.count()
  expect(await stakeOf(id)).toMatchObject({ stake_kurus: STAKE_KURUS, upto_kurus: null })
  expect(await readTotal(fixture.pool)).toBe(0)
  await pass(ROUND_MS)
  await page.untilPaid(id)
  for (let again = 0; again < 3; again++) {
    await Promise.all([fixture.count(), fixture.other.countAll()])
    expect(await readTotal(fixture.pool)).toBe(STAKE_KURUS)
  }
  const after = await fixture.meters()
  for (const [at, level] of LEVELS.entries()) {
    const paidIn = contributionOf(level, BigInt(STAKE_KURUS) * KURUS) / KURUS
    const grown = (after.jackpots[at]?.amountKurus ?? 0) - (before.jackpots[at]?.amountKurus ?? 0)
    expect(grown).toBeGreaterThan(0)
    expect(grown).toBeLessThanOrEqual(Number(paidIn))
  }
})

test('a bet of a room that is taken back never comes into a pot', async () => {
  const page = await enter()
  await toBetting(page)
  const total = await readTotal(fixture.pool)
  const { id } = await bet(page)
  await page.takeBack(id)
  await page.untilPaid(id)
  await pass(ROUND_MS)
  await fixture.count()
  expect(await stakeOf(id)).toMatchObject({ is_back: true, upto_kurus: null })
  expect(await readTotal(fixture.pool)).toBe(total)
})

test('GAM-17: a jackpot falls to a bet of a room, is paid once beside its win, and is told to its player', async () => {
  const page = await enter()
  // What was counted before has its own hour.
  fixture.arcade.later(2 * HOUR_MS)
  await fixture.count()
  await fixture.arcade.sweepAll()
  await toBetting(page)
  const { id } = await bet(page)
  await pass(ROUND_MS)
  await page.untilPaid(id)
  await fixture.count()
  fixture.arcade.later(2 * HOUR_MS)
  await Promise.all([fixture.count(), fixture.other.countAll()])
  const fallen = (await fixture.falls()).filter(({ round_id }) => round_id === id)
  expect(fallen.map(({ level }) => level)).toContain('yek')
  const before = fixture.amusnet.books.balanceKurus
  await Promise.all([1, 2, 3].map(() => fixture.arcade.sweepAll()))
  const won = fallen.reduce((sum, { won_kurus }) => sum + Number(won_kurus), 0)
  expect(fixture.amusnet.books.balanceKurus - before).toBe(won)
  const paid = fixture.amusnet.calls.filter(
    ({ fields, round }) => fields.Reason === 'JACKPOT_END' && round === id,
  )
  expect(paid.map(({ id: winUuid }) => winUuid).sort()).toEqual(
    fallen.map(({ win_uuid }) => win_uuid).sort(),
  )
  const told = (await fixture.arcade.get(`/api/jackpots/won?token=${page.token}`)).body
  expect(told.balanceKurus).toBe(fixture.amusnet.books.balanceKurus)
  expect(told.won).toHaveLength(fallen.length)
})
