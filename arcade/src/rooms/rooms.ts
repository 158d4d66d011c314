import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { findRoom, ROOMS } from '../games/rooms/find-room.ts'
import type { AnyRoom } from '../games/rooms/room-game.ts'
import type { Arcade } from '../rounds/arcade.ts'
import { isStopped } from '../rounds/refuse-if-stopped.ts'
import { addRoom, findLeftRooms, noteWatched } from '../store/rooms/leases.ts'
import { findOwnBet } from '../store/rooms/own-bets.ts'
import type { RoundRow } from '../store/rounds.ts'
import type { Bus } from './bus/bus.ts'
import { type Chain, findChain, findChainOf, ownerOf, publishAhead } from './chain/find-chain.ts'
import { Chat } from './chat/chat.ts'
import { LobbyFeed } from './lobby/lobby-feed.ts'
import { tileOf } from './lobby/room-tile.ts'
import { openRelay } from './owner/relay.ts'
import type { RoomRunner } from './owner/room-runner.ts'
import { takeOver } from './owner/take-over.ts'
import type { ChainTold } from './protocol.ts'
import { RoomPlace } from './room-place.ts'
import { Page } from './sockets/page.ts'
import { openSocketServer, type SocketDoor } from './sockets/socket-server.ts'

export type RoomsOptions = {
  arcade: Arcade
  /** What the hashes of the chains are encrypted under. */
  chainKey: string
  /** Rounds of a new chain. */
  chainRounds: number
  /** Between the arcade's processes. */
  bus: Bus
  /** Those that run day and night do so; else every room rests while nobody is there. */
  runsAlways?: boolean
}

/** How often the rooms are looked after. */
const WATCH_EVERY_MS = 1_000

/** The rooms as this process has them: those it runs, and the pages that are in any of them. */
export class Rooms {
  readonly #options: RoomsOptions
  readonly #bus: Bus
  readonly #processId: string
  readonly #places = new Map<string, RoomPlace>()
  readonly #running = new Map<string, RoomRunner>()
  readonly #relays = new Map<string, ReturnType<typeof openRelay>>()
  readonly #chains = new Map<string, Promise<Chain>>()
  readonly #stopping = new AbortController()
  readonly lobby: LobbyFeed
  #watching: Promise<void> | undefined
  #looking: Promise<void> | undefined
  #sockets: ReturnType<typeof openSocketServer> | undefined

  constructor(options: RoomsOptions) {
    this.#options = options
    this.#bus = options.bus
    this.#processId = options.arcade.chance.uuid()
    for (const rules of ROOMS) this.#open(rules)
    this.lobby = new LobbyFeed(
      () => [...this.#places].map(([code, { hall }]) => tileOf(code, hall.seen)),
      options.arcade.clock,
    )
  }

  /** Looks after the rooms from now on, and has their chains at hand before the first page comes. */
  start(): void {
    this.#watching ??= this.#watch()
    void this.#makeChains()
  }

  /** One after the other: each takes a processor for a while. */
  async #makeChains(): Promise<void> {
    for (const room of ROOMS) {
      if (this.#stopping.signal.aborted) return
      await this.chainOf(room).catch(() => undefined)
    }
  }

  /** Lets the pages' sockets in. */
  listen(server: Server, door: Omit<SocketDoor, 'isRoom' | 'opened'>): void {
    const { clock } = this.#options.arcade
    this.#sockets = openSocketServer(server, {
      ...door,
      isRoom: (gameCode) => this.#places.has(gameCode),
      opened: (socket, gameCode) => {
        const place = this.#places.get(gameCode)
        if (place) new Page(socket, place, clock)
      },
    })
  }

  /** The room's runner, where it runs in this process. */
  runnerOf(gameCode: string): RoomRunner | undefined {
    return this.#running.get(gameCode)
  }

  /** The chain that the room plays. */
  chainOf(rules: AnyRoom): Promise<Chain> {
    const known = this.#chains.get(rules.code) ?? findChain(this.#chainDeps(), ownerOf(rules))
    this.#chains.set(rules.code, known)
    known.catch(() => this.#chains.delete(rules.code))
    return known
  }

  /** Tells the pages of its player how a bet stands, wherever they are: it was moved on beside its round. */
  async tellBet({ id, game_code: gameCode }: Pick<RoundRow, 'id' | 'game_code'>): Promise<void> {
    const relay = this.#relays.get(gameCode)
    const own = relay && (await findOwnBet(this.#options.arcade.pool, id))
    if (own) relay.outlet({ kind: 'mine', ...own, balanceKurus: null })
  }

  /** Hands every room over at once, and ends the sockets. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#watching
    await this.#looking
    await Promise.all([...this.#running.values()].map((runner) => runner.stop()))
    this.#sockets?.close()
    this.lobby.close()
    await this.#bus.close()
  }

  #open(rules: AnyRoom): void {
    const { arcade, chainKey } = this.#options
    const relay = openRelay({
      bus: this.#bus,
      room: rules.code,
      processId: this.#processId,
      chance: arcade.chance,
      runner: () => this.#running.get(rules.code),
      hear: (message) => place.hear(message),
      released: () => void this.look(),
    })
    const place = new RoomPlace({
      arcade,
      rules,
      ask: relay.ask,
      chainTold: async () => toldOf(rules, await this.chainOf(rules)),
      chat: new Chat({ arcade, room: rules.code, bus: this.#bus, secret: chainKey }),
      wanted: () => void this.look(),
    })
    this.#places.set(rules.code, place)
    this.#relays.set(rules.code, relay)
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      await this.look()
      await wait(WATCH_EVERY_MS, undefined, { signal }).catch(() => undefined)
    }
  }

  /** Takes what has pages here, or was left in mid-round, and is run by nobody. */
  look(): Promise<void> {
    this.#looking ??= this.#look()
      .catch((err) => this.#options.arcade.log.error({ err }, 'rooms not looked after'))
      .finally(() => {
        this.#looking = undefined
      })
    return this.#looking
  }

  async #look(): Promise<void> {
    const { pool } = this.#options.arcade
    const codes = [...this.#places].flatMap(([code, { hall }]) =>
      hall.pages.size > 0 || this.#runsAlone(code) ? [code] : [],
    )
    if (codes.length > 0) {
      for (const code of codes) await addRoom(pool, code)
      await noteWatched(pool, codes)
    }
    const left = await findLeftRooms(pool)
    for (const code of new Set([...codes, ...left])) {
      const rules = findRoom(code)
      const isBusy = this.#running.has(code) || this.#stopping.signal.aborted
      if (!rules || isBusy) continue
      // A round that was left is played to its end even where its game is stopped.
      if (left.includes(code) || !(await isStopped(this.#options.arcade, pool, code)))
        await this.#take(rules)
    }
  }

  /** A lobby shows the room, or it runs day and night. */
  #runsAlone(code: string): boolean {
    return this.lobby.isHeard || (!!this.#options.runsAlways && !!findRoom(code)?.isAlwaysOpen)
  }

  async #take(rules: AnyRoom): Promise<void> {
    const { arcade } = this.#options
    const { code } = rules
    const relay = this.#relays.get(code)
    if (!relay) return
    const chains = {
      current: () => findChain(this.#chainDeps(), ownerOf(rules)),
      ofId: (id: string) => findChainOf(this.#chainDeps(), code, id),
    }
    // Its chain is made before the room is taken: that may last longer than its lease.
    await this.chainOf(rules)
    const owner = this.#processId
    const runner = await takeOver({ arcade, rules, chains, owner, outlet: relay.outlet })
    if (!runner) {
      if (!this.#places.get(code)?.hall.isFresh) relay.askSnapshot()
      return
    }
    this.#running.set(code, runner)
    // The room may play another chain from now on.
    this.#chains.delete(code)
    void runner.ended.then(() => {
      this.#running.delete(code)
      relay.release()
    })
    void publishAhead(this.#chainDeps(), ownerOf(rules)).catch((err) =>
      arcade.log.error({ err, room: code }, 'next chain not published'),
    )
  }

  #chainDeps() {
    const { arcade, chainKey, chainRounds } = this.#options
    const { pool, chance, clock } = arcade
    return { pool, chance, clock, chainKey, chainRounds }
  }
}

const toldOf = ({ version }: AnyRoom, { firstHash, rounds, salt, digest }: Chain): ChainTold => ({
  firstHash,
  rounds,
  salt,
  saltFrom: 'own',
  digest,
  version,
})
