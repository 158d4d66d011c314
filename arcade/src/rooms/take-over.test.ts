import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { systemChance } from '../chance.ts'
import { roomDigestOf } from '../fairness/room-digest.ts'
import { bitsOf, snapOf } from '../games/crash/crash-point.ts'
import { findRoom } from '../games/rooms/find-room.ts'
import type { Arcade } from '../rounds/arcade.ts'
import { openSession } from '../rounds/sessions/open-session.ts'
import { openPool, type Pool } from '../store/database.ts'
import { migrate } from '../store/migrate.ts'
import { addChain, saltChain } from '../store/rooms/chains.ts'
import {
  type ArcadeProcess,
  type ArcadeProcesses,
  openArcadeProcesses,
  TEST_SECRET,
} from '../testing/processes/arcade-processes.ts'
import { watchLateness } from '../testing/processes/lateness.ts'
import { drawsOf, makeChain, openHashes } from './chain/hash-chain.ts'
import { seal } from './chain/seal.ts'
import { socketPathOf } from './protocol.ts'
import { openPage, type RoomPage } from './testing/room-page.ts'

const ROOM = 'zar_ucurtma'
const BET = { stakeKurus: 2_000, auto: null }
const CHAIN_ROUNDS = 1_000

let processes: ArcadeProcesses
let pool: Pool
beforeAll(async () => {
  processes = await openArcadeProcesses()
  await migrate(processes.database.url)
  pool = openPool(processes.database.url)
  await publishLongFlight()
})
afterAll(async () => {
  await pool.end()
  await processes.close()
})

/** A chain whose first flight lasts over three quarters of a minute. */
async function publishLongFlight(): Promise<void> {
  const room = findRoom(ROOM)
  if (!room) throw new Error('no such room')
  for (;;) {
    const [chain, salt] = [await makeChain(randomBytes(32), CHAIN_ROUNDS), systemChance.hex(32)]
    const hash = openHashes(chain)(1)
    if (snapOf(bitsOf(drawsOf('crash', { hash, salt, number: 1 }))) < 25_000) continue
    const id = randomUUID()
    const sealed = seal(chain.hashes, TEST_SECRET, randomBytes(12))
    const digest = roomDigestOf(room)
    const told = { id, room: ROOM, no: 1, firstHash: chain.firstHash, rounds: CHAIN_ROUNDS }
    await addChain(pool, { ...told, digest, sealed, nowMs: Date.now() })
    await saltChain(pool, id, salt)
    return
  }
}

async function enter({ url }: ArcadeProcess, token?: string): Promise<RoomPage> {
  const user = `player-${randomUUID()}`
  const machine = { pool, chance: systemChance, clock: Date.now } as unknown as Arcade
  const launch = { operatorToken: `token-of-${user}`, gameCode: ROOM, currency: 'TRY' }
  const seated =
    token ?? (await openSession(machine, { user, language: 'tr', lobbyUrl: null, ...launch }))
  const socket = new WebSocket(`${url.replace('http', 'ws')}${socketPathOf(ROOM)}`)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const page = await openPage(socket, seated)
  await page.until(({ view }) => view.round !== null)
  return page
}

const netOf = (betId: string) => processes.operator.books.netE5(betId) / 1_000

test('the owner killed in flight: another goes on with the round within 5 s; what was answered is paid', async () => {
  const [first, second] = await Promise.all([processes.start(), processes.start()])
  // Whoever has the first page in the room owns it.
  const page = await enter(first)
  const other = await enter(second)
  expect(other.run).toBe(page.run)
  const [{ bet: answered }, { bet: riding }, { bet: far }] = await Promise.all([
    page.bet(BET),
    page.bet(BET, 1),
    other.bet(BET),
  ])
  await Promise.all([page, other].map((one) => one.until(isFlying)))
  const flyingMs = performance.now()
  await new Promise((resolve) => setTimeout(resolve, 500))
  const { bet: cashedOut } = await page.cashOut(answered.id)

  const machine = watchLateness()
  first.child.kill('SIGKILL')
  const killedMs = performance.now()
  const { run } = other
  await other.until(() => other.run !== run)
  const aloneMs = performance.now() - killedMs
  expect(aloneMs - machine.lateMs()).toBeLessThan(5_000)
  expect(other.view.round).toMatchObject({ number: 1, phase: { name: 'flying' } })
  // The clock stood still: the flight goes on from the last moment that was stored.
  const flownMs = killedMs - flyingMs
  expect(other.view.round?.phase.elapsedMs).toBeLessThan(flownMs + aloneMs / 2)
  expect(other.view.bets.map(({ returnKurus }) => returnKurus).sort()).toEqual([
    cashedOut.returnKurus,
    null,
    null,
  ])

  const back = await enter(second, page.token)
  const own = back.bets.find(({ id }) => id === riding.id)
  expect(own).toMatchObject({ state: 'placed', slot: 1 })
  const returned = await Promise.all([back.cashOut(riding.id), other.cashOut(far.id)])
  await back.untilPaid(riding.id)
  await other.untilPaid(far.id)
  for (const { bet } of returned) expect(netOf(bet.id)).toBe((bet.returnKurus ?? 0) - 2_000)
  const owed = (cashedOut.returnKurus ?? 0) - 2_000
  await expect.poll(() => netOf(answered.id)).toBe(owed)

  // One that is asked to stop hands its room over at once.
  const third = await processes.start()
  const last = await enter(third)
  const { run: before } = last
  second.child.kill('SIGTERM')
  await last.until(() => last.run !== before)
  expect(last.view.round).toMatchObject({ number: 1, phase: { name: 'flying' } })
  expect(await second.stopped).toBe(0)
})

const isFlying = ({ view }: { view: RoomPage['view'] }) => view.round?.phase.name === 'flying'
