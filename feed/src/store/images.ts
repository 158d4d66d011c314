import { applyMessage, type EventImage, type Image, type Settled } from '../producer/image.ts'
import type { ToldMarket } from '../protocol/message.ts'
import type { ProducerName } from '../protocol/producer-name.ts'
import { inTransaction, type Pool, type Runner } from './database.ts'
import { type Position, readAfter } from './journal.ts'

/** A producer as it was left: its position and its image. */
export type Left = Position & { image: Image }

/** Makes the producer where there is none: its epoch begins. */
export async function readProducer(
  pool: Pool,
  producer: ProducerName,
  newEpoch: () => string,
): Promise<Left> {
  await pool.query(
    `insert into feed.producer (name, epoch, seq, imaged_seq) values ($1, $2, 0, 0)
       on conflict do nothing`,
    [producer, newEpoch()],
  )
  const { rows } = await pool.query<Position & { imagedSeq: number }>(
    `select epoch, seq, imaged_seq as "imagedSeq" from feed.producer where name = $1`,
    [producer],
  )
  const [at] = rows
  if (!at) throw new Error(`no producer ${producer}`)
  const image = await readImage(pool, producer)
  const since = { epoch: at.epoch, seq: at.imagedSeq }
  for (const { json } of await readAfter(pool, producer, since)) {
    const message = JSON.parse(json)
    if (message.event !== undefined) applyMessage(image, message)
  }
  return { epoch: at.epoch, seq: at.seq, image }
}

type Row = Omit<EventImage, 'markets' | 'settled'> & {
  markets: [string, ToldMarket][]
  settled: [string, Settled][]
}

async function readImage(runner: Runner, producer: ProducerName): Promise<Image> {
  const { rows } = await runner.query<{ id: string; image: Row }>(
    'select id, image from feed.event where producer = $1',
    [producer],
  )
  return new Map(
    rows.map(({ id, image: { markets, settled, ...rest } }) => [
      id,
      { ...rest, markets: new Map(markets), settled: new Map(settled) },
    ]),
  )
}

const rowOf = ({ markets, settled, ...rest }: EventImage): Row => ({
  ...rest,
  markets: [...markets],
  settled: [...settled],
})

/** Stores the image as it is after the message `seq`: events that are not in it go. `since`: what was stored last. */
export async function writeImage(
  pool: Pool,
  producer: ProducerName,
  { epoch, seq, image, since }: Left & { since: number },
): Promise<void> {
  const changed = [...image].filter(([, event]) => event.seq > since)
  const ids = [...image.keys()]
  const rows = changed.map(([id, event]) => [id, JSON.stringify(rowOf(event))] as const)
  await inTransaction(pool, async (tx) => {
    await tx.query(
      `insert into feed.event (producer, id, image)
         select $1, told.id, told.image::jsonb from unnest($2::text[], $3::text[]) as told (id, image)
         on conflict (producer, id) do update set image = excluded.image`,
      [producer, rows.map(([id]) => id), rows.map(([, row]) => row)],
    )
    await tx.query('delete from feed.event where producer = $1 and id <> all($2)', [producer, ids])
    await tx.query('update feed.producer set imaged_seq = $3 where name = $1 and epoch = $2', [
      producer,
      epoch,
      seq,
    ])
  })
}

/** The memory of what was told is lost: numbers begin anew. */
export async function beginEpoch(
  runner: Runner,
  producer: ProducerName,
  epoch: string,
): Promise<void> {
  await runner.query(
    'update feed.producer set epoch = $2, seq = 0, imaged_seq = 0 where name = $1',
    [producer, epoch],
  )
}
