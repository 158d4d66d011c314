import type { Duplex } from 'node:stream'
import { type HubMessage, MessageType } from '@microsoft/signalr'
import type { Locale } from '@zar/contract/limits'
import { type RawData, WebSocket } from 'ws'
import type { SignedIn } from '../platform/http/route.ts'
import { CLOSE, type HubLimits, TICKS_PER_PING, tickMs } from './limits.ts'
import {
  closing,
  firstRecord,
  HANDSHAKE_TAKEN,
  handshakeRefused,
  PING,
  parseRecords,
  unknownMethod,
  wholeRecords,
  whyRefuseHandshake,
} from './protocol.ts'

const MINUTE_MS = 60_000

type Guest = SignedIn & { locale: Locale | undefined }

/** One signed-in socket: it answers the handshake, keeps the limits and sends what it is given. */
export class Connection {
  readonly player: SignedIn
  /** Undefined for a client that does not say: it hears what is the player's own. */
  readonly locale: Locale | undefined
  readonly #socket: WebSocket
  /** What the socket is on. Frames go to it whole: `ws` writes each in two pieces, which costs a fifth more. */
  readonly #line: Duplex
  readonly #limits: HubLimits
  /** Told as a client is dropped that does not read. */
  readonly #onSlow: () => void
  #isOpen = false
  #isEnding = false
  /** The start of a message whose end has not arrived. */
  #pending = ''
  #ticks = 0
  #heardAtTick = 0
  #minuteFromTick = 0
  #messagesInMinute = 0

  constructor(
    { socket, line }: { socket: WebSocket; line: Duplex },
    { locale, ...player }: Guest,
    limits: HubLimits,
    onSlow: () => void = () => {},
  ) {
    this.player = player
    this.#onSlow = onSlow
    this.locale = locale
    this.#socket = socket
    this.#line = line
    this.#limits = limits
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary))
    // A broken frame: ws closes the socket with the right code itself.
    socket.on('error', () => {})
  }

  /** Sends to a client that is through its handshake; drops one that does not read. */
  send(frame: Buffer): void {
    if (!this.#isOpen || this.#isEnding) return
    if (this.backlogBytes <= this.#limits.bufferedMaxBytes) {
      this.#write(frame)
      return
    }
    this.#onSlow()
    this.#socket.terminate()
  }

  /** What goes by `ws` itself, its pongs and its close, is never kept back by it: the order stays. */
  #write(frame: Buffer): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#line.write(frame)
  }

  /** What was sent and not read yet. */
  get backlogBytes(): number {
    return this.#line.writableLength
  }

  /** Says goodbye. A client that does not answer in time is cut off. */
  end(code: number, { allowReconnect, error }: { allowReconnect: boolean; error?: string }): void {
    if (this.#isEnding) return
    this.send(closing(allowReconnect, error))
    this.#isEnding = true
    this.#socket.close(code)
    const cutOff = setTimeout(() => this.#socket.terminate(), this.#limits.farewellMs)
    this.#socket.once('close', () => clearTimeout(cutOff))
  }

  /** Called a few times per ping, for every connection by one timer. */
  tick(): void {
    this.#ticks += 1
    const since = (tick: number) => (this.#ticks - tick) * tickMs(this.#limits)
    if (since(this.#minuteFromTick) >= MINUTE_MS) {
      this.#minuteFromTick = this.#ticks
      this.#messagesInMinute = 0
    }
    const isSilent = since(this.#heardAtTick) > this.#limits.silenceMs
    const isStuck = !this.#isOpen && since(0) > this.#limits.handshakeMs
    if (isSilent || isStuck) this.#socket.terminate()
    else if (since(0) > this.#limits.lifetimeMs) this.end(CLOSE.restart, { allowReconnect: true })
    else if (this.#ticks % TICKS_PER_PING === 0) this.send(PING)
  }

  #hear(data: RawData, isBinary: boolean): void {
    if (this.#isEnding) return
    this.#heardAtTick = this.#ticks
    if (isBinary) {
      this.#refuse(CLOSE.textOnly, 'Only text is understood here.')
      return
    }
    this.#pending += String(data)
    if (this.#pending.length > this.#limits.frameMaxBytes) {
      this.#refuse(CLOSE.tooBig, 'The message is too long.')
      return
    }
    if (this.#isOpen || this.#shakeHands()) this.#readMessages()
  }

  /** Whether the handshake is done and what follows may be read. */
  #shakeHands(): boolean {
    const first = firstRecord(this.#pending)
    if (!first) return false
    const error = whyRefuseHandshake(first.record)
    if (error !== undefined) {
      this.#isEnding = true
      this.#write(handshakeRefused(error))
      this.#socket.close(CLOSE.protocolError)
      return false
    }
    this.#pending = first.rest
    this.#isOpen = true
    this.send(HANDSHAKE_TAKEN)
    return true
  }

  #readMessages(): void {
    const { records, rest } = wholeRecords(this.#pending)
    this.#pending = rest
    const messages = parsed(records)
    if (!messages) {
      this.#refuse(CLOSE.protocolError, 'The message could not be read.')
      return
    }
    this.#messagesInMinute += messages.length
    if (this.#messagesInMinute > this.#limits.messagesPerMinute) {
      this.#refuse(CLOSE.policy, 'Too many messages.')
      return
    }
    for (const message of messages) this.#answer(message)
  }

  #answer(message: HubMessage): void {
    if (message.type === MessageType.Close) this.#socket.close(CLOSE.normal)
    if (message.type !== MessageType.Invocation || message.invocationId === undefined) return
    this.send(unknownMethod(String(message.invocationId), message.target))
  }

  #refuse(code: number, error: string): void {
    this.end(code, { allowReconnect: false, error })
  }
}

function parsed(records: string): HubMessage[] | undefined {
  try {
    return parseRecords(records)
  } catch {
    return undefined
  }
}
