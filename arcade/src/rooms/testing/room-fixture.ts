import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { bitsOf, snapOf, snapsAtMs } from '../../games/crash/crash-point.ts'
import { CASH_OUTS, LENGTHS } from '../../games/crash/rules.ts'
import { findRoom } from '../../games/rooms/find-room.ts'
import { openSession } from '../../rounds/sessions/open-session.ts'
import type { ArcadeFixture } from '../../testing/open-arcade.ts'
import { drawsOf } from '../chain/hash-chain.ts'
import { openPage, type RoomPage } from './room-page.ts'

export type { RoomPage } from './room-page.ts'

const ROOM = 'zar_ucurtma'

/** The room of crash in a whole arcade, whose clock the test moves. */
export async function openRoomFixture(arcade: ArcadeFixture) {
  const { http, rooms } = arcade.app
  await http.listen({ host: '127.0.0.1', port: 0 })
  const { port } = http.server.address() as AddressInfo
  rooms.start()
  const rules = findRoom(ROOM)
  if (!rules) throw new Error('no such room')
  const pages: RoomPage[] = []

  const fixture = {
    /** A socket that is let in; throws the status where it is not. */
    open(gameCode = ROOM, headers: Record<string, string> = {}): Promise<WebSocket> {
      const url = `ws://127.0.0.1:${port}/api/rooms/${gameCode}/socket`
      const socket = new WebSocket(url, { headers })
      return new Promise((resolve, reject) => {
        socket.once('open', () => resolve(socket))
        socket.once('error', reject)
      })
    },
    async enterWith(token: string, seen?: { run: string; seq: number }): Promise<RoomPage> {
      const page = await openPage(await fixture.open(), token, seen)
      pages.push(page)
      return page
    },
    async enter(user = `player-${randomUUID()}`): Promise<RoomPage> {
      const token = await openSession(arcade.arcade, {
        user,
        operatorToken: `operator-token-${user}`,
        gameCode: ROOM,
        currency: 'TRY',
        language: 'tr',
        lobbyUrl: null,
      })
      const page = await fixture.enterWith(token)
      await page.until(({ view }) => view.round !== null)
      return page
    },
    async enterDemo(): Promise<RoomPage> {
      const wish = { gameCode: ROOM, language: 'tr', lobbyUrl: null } as const
      const page = await fixture.enterWith(arcade.arcade.demos.open(wish))
      await page.until(({ view }) => view.round !== null)
      return page
    },
    /** Moves the clock, and waits until the room has done what was due. */
    async pass(ms: number): Promise<void> {
      arcade.later(ms)
      await rooms.runnerOf(ROOM)?.idle()
    },
    /** The outcome of the round that runs, which nobody else can know. */
    async snapNow(): Promise<number> {
      const [hash, { salt, number }] = [await fixture.hashNow(), await running()]
      return snapOf(bitsOf(drawsOf('crash', { hash, salt, number })))
    },
    hashNow: async () => (await rooms.chainOf(rules)).hashOf((await running()).number),
    /**
     * To the start of a round whose outcome is as the test wants it. Answers where it snaps. A flight to
     * the highest multiplier, at which every bet is paid, is left out.
     */
    async toRoundThat(holds: (snap: number) => boolean): Promise<number> {
      for (let tried = 0; tried < 100; tried++) {
        await fixture.toNextRound()
        const snap = await fixture.snapNow()
        if (snap < CASH_OUTS.most && holds(snap)) return snap
      }
      throw new Error('no such round')
    },
    /** To the end of the phase that runs, to the millisecond. */
    async toNextPhase(): Promise<void> {
      const { name, at } = await running()
      const lengths = { ...LENGTHS, flying: snapsAtMs(await fixture.snapNow()) }
      await fixture.pass(at.getTime() + lengths[name] - arcade.clock.nowMs)
    },
    async toPhase(name: string): Promise<void> {
      for (let tried = 0; tried === 0 || (await running()).name !== name; tried++) {
        if (tried > 4) throw new Error(`the room does not come to ${name}`)
        await fixture.toNextPhase()
      }
      await Promise.all(
        pages.map((page) => page.until(({ view }) => view.round?.phase.name === name)),
      )
    },
    toNextRound: () => fixture.toPhase('betting'),
    /** From betting to the moment the kite takes off. */
    toFlight: () => fixture.toPhase('flying'),
    toResult: () => fixture.toPhase('snapped'),
    async leave(): Promise<void> {
      for (const page of pages.splice(0)) page.close()
    },
  }

  type Running = { number: number; salt: string; name: keyof typeof LENGTHS | 'flying'; at: Date }

  async function running(): Promise<Running> {
    for (;;) {
      const { rows } = await arcade.database.pool.query<Running>(
        `select number, salt, body ->> 'name' as name, at from arcade.room_round round
           join arcade.room_chain chain on chain.id = round.chain_id
           join arcade.room_journal line on line.round_id = round.id and kind = 'phase'
           where state = 'running' and round.room = $1 order by seq desc limit 1`,
        [ROOM],
      )
      if (rows[0]) return rows[0]
      await wait(10)
    }
  }
  return fixture
}

export type RoomFixture = Awaited<ReturnType<typeof openRoomFixture>>
