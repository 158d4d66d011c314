import type { ServerResponse } from 'node:http'
import { ROOMS_PATH, type RoomTiles } from '@zar/contract/casino/rooms'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../../platform/refusal.ts'
import { RoomFeed, type RoomFeedDeps } from './room-feed.ts'

/** Lobbies that one process tells. */
const LISTENERS_MAX = 5_000
/** A lobby that reads so much too slowly is cut off, and comes back by itself. */
const UNREAD_MAX_BYTES = 256 * 1024
/** A line in which nothing changes is kept open by a comment. */
const BREATH_EVERY_MS = 20_000

/** Tells lobbies what goes on in the rooms, until the app closes. */
export function roomStream(
  app: FastifyInstance,
  deps: RoomFeedDeps & { listenersMax?: number },
): void {
  const feed = new RoomFeed(deps)
  const open = new Set<ServerResponse>()
  const most = deps.listenersMax ?? LISTENERS_MAX
  const breath = setInterval(() => {
    for (const response of open) say(response, ':\n\n')
  }, BREATH_EVERY_MS)
  breath.unref()
  app.get(ROOMS_PATH, { config: { calls: 'read' } }, (_request, reply) => {
    if (open.size >= most) throw new Refusal('unavailable')
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
    const stop = feed.listen((tiles) => say(response, eventOf(tiles)))
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
    feed.close()
  })
}

const eventOf = (tiles: RoomTiles): string => `data: ${JSON.stringify(tiles)}\n\n`

function say(response: ServerResponse, text: string): void {
  if (response.writableLength > UNREAD_MAX_BYTES) response.destroy()
  else response.write(text)
}
