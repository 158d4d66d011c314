import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import { Refusal } from '../refusal.ts'

/** Who reads so much too slowly is cut off, and comes back. */
const UNREAD_MAX_BYTES = 1024 * 1024

/** Server-sent events to all who listen at one address. */
export class EventLines {
  readonly #most: number
  readonly #open = new Set<ServerResponse>()
  /** The last listener has left. */
  onEmpty: () => void = () => undefined

  /** `most`: as many may listen. */
  constructor(most: number) {
    this.#most = most
  }

  get isHeard(): boolean {
    return this.#open.size > 0
  }

  /** Opens a line, or refuses one too many. */
  open(reply: FastifyReply): (text: string) => void {
    if (this.#open.size >= this.#most) throw new Refusal('too_many')
    reply.hijack()
    const response = reply.raw
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // A proxy that collects answers would hold every event back.
      'x-accel-buffering': 'no',
    })
    response.socket?.setTimeout(0)
    response.on('close', () => {
      this.#open.delete(response)
      if (!this.isHeard) this.onEmpty()
    })
    response.on('error', () => response.destroy())
    this.#open.add(response)
    return (text) => void response.write(text)
  }

  say(text: string): void {
    for (const response of this.#open) {
      if (response.writableLength > UNREAD_MAX_BYTES) response.destroy()
      else response.write(text)
    }
  }

  close(): void {
    for (const response of this.#open) response.end()
  }
}

export const eventOf = (message: object): string => `data: ${JSON.stringify(message)}\n\n`
