import { sql } from 'kysely'
import type { Db } from '../../../../db/db.ts'
import type { Producer } from '../../feed/odds-feed.ts'
import { type BoardImage, emptyImage, putEvent } from './board-image.ts'
import type { Stream } from './event-image.ts'
import { readEvents } from './read-events.ts'

/** The whole board as of one moment. */
export async function readImage(db: Db): Promise<BoardImage> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const image = emptyImage()
      const { rows } = await sql<{ seq: number }>`
        select seq::float8 as seq from betting_board`.execute(tx)
      image.seq = rows[0]?.seq ?? 0
      const producers = await tx
        .selectFrom('betting_producer')
        .select(['producer', 'is_open', 'heard_at'])
        .execute()
      for (const { producer, is_open, heard_at } of producers) {
        image.open[producer as Stream] = is_open
        // Nobody tells of our own matches: they say nothing of how the feed is.
        if (heard_at && producer !== 'house')
          image.heardAtMs[producer as Producer] = heard_at.getTime()
      }
      for (const event of await readEvents(tx, { open: true })) putEvent(image, event)
      return image
    })
}
