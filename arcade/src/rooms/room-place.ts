import type { Json } from '../games/game.ts'
import type { AnyRoom } from '../games/rooms/room-game.ts'
import { Refusal } from '../refusal.ts'
import { type Arcade, DEMO_CURRENCY } from '../rounds/arcade.ts'
import type { Demo } from '../rounds/demo/demos.ts'
import { refuseIfStopped } from '../rounds/refuse-if-stopped.ts'
import { sessionOf } from '../rounds/sessions/open-session.ts'
import { findOwnBets } from '../store/rooms/own-bets.ts'
import { findVoided } from '../store/rooms/rounds.ts'
import type { Chat } from './chat/chat.ts'
import type { ChatCommand } from './chat/chat-protocol.ts'
import type { RoomSeat } from './engine/ride.ts'
import { userNameHidden } from './hidden-name.ts'
import type { CommandReply, OwnerMessage } from './owner/outlet.ts'
import type {
  ChainTold,
  Command,
  OwnBet,
  PageMessage,
  RoomMessage,
  VoidedRound,
} from './protocol.ts'
import { type DemoBets, openDemoBets } from './sockets/demo-bets.ts'
import { Hall } from './sockets/hall.ts'
import type { Page, PageEvents } from './sockets/page.ts'

type Hello = Extract<PageMessage, { type: 'hello' }>
export type AskOwner = (seat: RoomSeat, command: Command) => Promise<CommandReply>

/** What became of a bet, and that a round was voided, is told for so long to a page that was away. */
const ENDED_TOLD_MS = 10 * 60_000

type PlaceParts = {
  arcade: Arcade
  rules: AnyRoom
  /** Asks the room's owner, wherever it runs. */
  ask: AskOwner
  chainTold: () => Promise<ChainTold>
  chat: Chat
  /** A page has come: the room has to run. */
  wanted: () => void
}

/** One room as the pages of this process know it: who they are, what they ask, what they are told. */
export class RoomPlace implements PageEvents {
  readonly hall: Hall
  readonly #parts: PlaceParts
  readonly #demoBets: DemoBets = openDemoBets()
  readonly #demos = new WeakMap<Page, Demo>()

  constructor(parts: PlaceParts) {
    this.#parts = parts
    this.hall = new Hall(parts.arcade.clock)
    this.hall.onBehind = (page) => void this.#bringUp(page)
  }

  /** What the room's owner tells; false where something was missed. */
  hear(message: OwnerMessage): boolean {
    if (message.kind === 'snapshot' && message.run !== this.hall.run) this.#demoBets.giveAllBack()
    if (message.kind !== 'mine') return this.hall.hear(message)
    const demo = this.#demoBets.heard(message.bet)
    return this.hall.hear(demo ? { ...message, balanceKurus: demo.balanceKurus } : message)
  }

  hello(page: Page, hello: Hello): void {
    void this.#welcome(page, hello).catch((error) => this.#refuse(page, null, error))
  }

  command(page: Page, command: Command | ChatCommand): void {
    const { commandId } = command
    if (isOfChat(command)) {
      void this.#askChat(page, command).catch((error) => this.#refuse(page, commandId, error))
      return
    }
    void this.#ask(page, command).then(
      (reply) =>
        page.say(
          'refusal' in reply
            ? { type: 'refused', commandId, refusal: reply.refusal }
            : { type: 'done', commandId, ...reply },
        ),
      (error) => this.#refuse(page, commandId, error),
    )
  }

  gone(page: Page): void {
    this.hall.remove(page)
    this.#parts.chat.gone(page)
  }

  async #askChat(page: Page, command: ChatCommand): Promise<void> {
    const { commandId } = command
    if (!page.seat) throw new Refusal('session_unknown')
    const reply = await this.#parts.chat.ask(page, page.seat, command)
    page.say(
      reply === 'heard'
        ? { type: 'heard', commandId }
        : { type: 'refused', commandId, refusal: reply.refusal },
    )
  }

  async #welcome(page: Page, { token, seen }: Hello): Promise<void> {
    const { arcade, rules, chainTold, wanted } = this.#parts
    const { seat, demo, ...told } = await this.#whoIs(token)
    page.seat = seat
    // A stopped game's room that still runs plays its round to the end.
    if (!this.hall.isOpen) await refuseIfStopped(arcade, arcade.pool, rules.code)
    if (demo) this.#demos.set(page, demo)
    this.hall.add(page, seat.id)
    wanted()
    const welcome: RoomMessage = {
      type: 'welcome',
      gameCode: rules.code,
      isDemo: seat.isDemo,
      seatId: seat.isDemo ? null : seat.id,
      ...told,
      stakesKurus: rules.stakesKurus,
      betsMax: rules.betsMax,
      takeBackUntilMs: rules.takeBackUntilMs,
      chain: await chainTold(),
      balanceKurus: demo
        ? demo.balanceKurus
        : await arcade.wallet.balanceKurus(holderOf(seat, rules)),
      clockMs: arcade.clock(),
    }
    const own = await this.#ownNow(page)
    const { mine } = own
    const missed = seen && this.hall.missedSince(seen.run, seen.seq)
    if (!missed) page.begin(welcome, this.hall.snapshot(own))
    else {
      page.begin(
        welcome,
        ...mine.map((bet) => ({ type: 'mine', bet, balanceKurus: null }) as const),
      )
      for (const delta of missed) page.hear(delta)
    }
  }

  async #whoIs(token: string) {
    const { arcade, rules } = this.#parts
    const demo = arcade.demos.find(token)
    if (demo?.gameCode === rules.code) {
      const { language, lobbyUrl } = demo
      const seat = { id: `demo:${token}`, name: '', isDemo: true, sessionId: token, holder: null }
      return { seat, demo, language, lobbyUrl, currency: DEMO_CURRENCY }
    }
    const session = await sessionOf(arcade, token)
    if (session.game_code !== rules.code) throw new Refusal('session_unknown')
    const { user_ref: user, currency, language, lobby_url: lobbyUrl } = session
    const holder = { user, token: session.operator_token, currency }
    const name = userNameHidden(user)
    const seat: RoomSeat = {
      id: session.seat_id,
      name,
      isDemo: false,
      sessionId: session.id,
      holder,
    }
    return { seat, demo: undefined, language, lobbyUrl, currency }
  }

  async #ask(page: Page, command: Command): Promise<CommandReply> {
    const { seat } = page
    if (!seat) throw new Refusal('session_unknown')
    if (!this.hall.isOpen) throw new Refusal('room_closed')
    const demo = this.#demos.get(page)
    if (!demo) return this.#parts.ask(seat, command)
    const stakeKurus = this.#stakeOf(demo, command)
    if (stakeKurus > 0) {
      const isFurther = command.type === 'move'
      const isTaken = this.#demoBets.take(demo, command.commandId, stakeKurus, isFurther)
      if (!isTaken) throw new Refusal('not_enough_money')
    }
    const reply = await this.#parts.ask(seat, command)
    this.#demoBets.answered(command.commandId, reply)
    if ('refusal' in reply) return reply
    this.#demoBets.heard(reply.bet)
    return { ...reply, balanceKurus: demo.balanceKurus }
  }

  /** What a command of play money costs. */
  #stakeOf(demo: Demo, command: Command): number {
    const { rules } = this.#parts
    if (command.type === 'takeBack') return 0
    if (command.type === 'bet') return rules.stakeOf(readOr(rules.readBet(command.bet)))
    const bet = this.#demoBets.betsOf(demo).find(({ id }) => id === command.betId)
    const move = readOr(rules.readMove(command.move))
    return bet ? (rules.priceOf?.(bet.bet, move) ?? 0) : 0
  }

  /**
   * What a page is told beside what everybody sees. Read again where the room had another owner meanwhile,
   * who may have voided its round.
   */
  async #ownNow(page: Page): Promise<{ mine: OwnBet[]; voided: VoidedRound | null }> {
    const { arcade, rules } = this.#parts
    const { run } = this.hall
    const since = new Date(arcade.clock() - ENDED_TOLD_MS)
    const voided = await findVoided(arcade.pool, rules.code, since)
    const mine = await this.#ownBets(page, since)
    return run === this.hall.run ? { mine, voided } : this.#ownNow(page)
  }

  async #ownBets(page: Page, since: Date): Promise<OwnBet[]> {
    const demo = this.#demos.get(page)
    if (demo) return this.#demoBets.betsOf(demo)
    const { arcade } = this.#parts
    return page.seat ? findOwnBets(arcade.pool, page.seat.id, since) : []
  }

  /** All anew, to a page that missed something. */
  async #bringUp(page: Page): Promise<void> {
    // It hears all of it in a moment.
    if (!page.isListening) return
    page.hold()
    try {
      page.begin(this.hall.snapshot(await this.#ownNow(page)))
    } catch (error) {
      this.#parts.arcade.log.error({ err: error }, 'page of a room not told')
      page.end(1_011)
    }
  }

  #refuse(page: Page, commandId: string | null, error: unknown): void {
    const isExpected = error instanceof Refusal
    if (!isExpected) this.#parts.arcade.log.error({ err: error }, 'command of a room failed')
    const refusal = isExpected ? error.code : 'wallet_down'
    page.say({ type: 'refused', commandId, refusal })
    if (commandId === null) page.end(4_001)
  }
}

function readOr(input: Json | undefined): Json {
  if (input === undefined) throw new Refusal('invalid_input')
  return input
}

const CHAT = new Set(['openChat', 'say', 'report'])
const isOfChat = (command: Command | ChatCommand): command is ChatCommand => CHAT.has(command.type)

function holderOf({ holder }: RoomSeat, { code: gameCode }: AnyRoom) {
  if (!holder) throw new Error('play money has no holder')
  return { ...holder, gameCode }
}
