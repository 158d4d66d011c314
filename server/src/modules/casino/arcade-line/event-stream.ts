import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../../platform/refusal.ts'

/** Lobbies that one process tells. */
const LISTENERS_MAX = 5_000
/** A lobby that reads so much too slowly is cut off, and comes back by itself. */
const UNREAD_MAX_BYTES = 256 * 1024
/** A line in which nothing changes is kept open by a comment. */
const BREATH_EVERY_MS = 20_000

type Stream<Message extends object> = {
  path: string
  /** Tells all that is known at once, and what changes until the returned function is called. */
  listen: (listener: (message: Message) => void) => () => void
  close: () => void
  listenersMax?: number | undefined
}

/** Tells lobbies by server-sent events, until the app closes. */
export function eventStream<Message extends object>(
  app: FastifyInstance,
  { path, listen, close, listenersMax = LISTENERS_MAX }: Stream<Message>,
): void {
  const open = new Set<ServerResponse>()
  const breath = setInterval(() => {
    for (const response of open) say(response, ':\n\n')
  }, BREATH_EVERY_MS)
  breath.unref()
  app.get(path, { config: { calls: 'read' } }, (_request, reply) => {
    if (open.size >= listenersMax) throw new Refusal('unavailable')
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
    open.add(response)
    const stop = listen((message) => say(response, `data: ${JSON.stringify(message)}\n\n`))
    response.on('close', () => {
      open.delete(response)
      stop()
    })
    response.on('error', () => response.destroy())
  })
  // Lines that stay open would hold the closing up.
  app.addHook('preClose', async () => {
    clearInterval(breath)
    for (const response of open) response.end()
    close()
  })
}

function say(response: ServerResponse, text: string): void {
  if (response.writableLength > UNREAD_MAX_BYTES) response.destroy()
  else response.write(text)
}
