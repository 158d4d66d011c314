import { ROOMS_PATH } from '@zar/contract/casino/rooms'
import type { FastifyInstance } from 'fastify'
import { eventStream } from '../arcade-line/event-stream.ts'
import { openRoomFeed, type RoomFeedDeps } from './room-feed.ts'

/** Tells lobbies what goes on in the rooms, until the app closes. */
export function roomStream(
  app: FastifyInstance,
  { listenersMax, ...deps }: RoomFeedDeps & { listenersMax?: number },
): void {
  const feed = openRoomFeed(deps)
  eventStream(app, {
    path: ROOMS_PATH,
    listen: (listener) => feed.listen(listener),
    close: () => feed.close(),
    listenersMax,
  })
}
