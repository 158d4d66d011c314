import type { Clock } from '../clock.ts'
import { type Body, isSettling, type Message } from '../protocol/message.ts'
import type { ProducerName } from '../protocol/producer-name.ts'
import type { Pool } from '../store/database.ts'
import { beginEpoch, readProducer, writeImage } from '../store/images.ts'
import { type Entry, type Position, prune } from '../store/journal.ts'
import { storeAtLast } from '../store/store-at-last.ts'
import { digestOf } from './digest.ts'
import { applyMessage, type EventImage } from './image.ts'
import { inTurn } from './in-turn.ts'
import { snapshotOf } from './snapshot.ts'
import { REPLAY_MS, SETTLING_REPLAY_MS } from './windows.ts'

export type ProducerDeps = {
  name: ProducerName
  pool: Pool
  clock: Clock
  newEpoch: () => string
  /** From 0 to 1: when a database that does not answer is tried again. */
  chance: () => number
}

/**
 * One of the company’s streams. A message gets its number, is stored, and only then heard: what was sent
 * can be asked for again, by whoever asks after a restart too. While the database does not answer nothing is told,
 * not even a sign of life, and what is to be told waits.
 */
export type Producer = Awaited<ReturnType<typeof openProducer>>

export async function openProducer({ name, pool, clock, newEpoch, chance }: ProducerDeps) {
  const state = await readProducer(pool, name, newEpoch)
  const { image } = state
  const stored = { seq: state.seq }
  const hearing = new Set<(entries: readonly Entry[]) => void>()
  const turn = inTurn()

  const position = (): Position => ({ epoch: state.epoch, seq: state.seq })
  const place = (seq: number, ts: number) => placeOf(name, { epoch: state.epoch, seq }, ts)

  async function append([one, ...more]: readonly Body[]): Promise<void> {
    if (!one) return
    const bodies = [one, ...more] as const
    const storing = { pool, producer: name, epoch: state.epoch, chance }
    const { messages, entries } = await storeAtLast(storing, () =>
      toldOf(name, position(), { ts: clock(), bodies }),
    )
    state.seq += entries.length
    for (const message of messages) if (message.type !== 'alive') applyMessage(image, message)
    for (const hear of hearing) hear(entries)
  }

  async function checkpoint(): Promise<void> {
    await writeImage(pool, name, { ...position(), image, since: stored.seq })
    stored.seq = state.seq
    const now = clock()
    const before = now - REPLAY_MS[name]
    await prune(pool, name, { before, settlingBefore: now - SETTLING_REPLAY_MS })
  }

  async function beginAnew(): Promise<void> {
    await checkpoint()
    const epoch = newEpoch()
    await beginEpoch(pool, name, epoch)
    Object.assign(state, { epoch, seq: 0 })
    stored.seq = 0
    for (const event of image.values()) event.seq = 0
  }

  return {
    name,
    position,
    /** The events as they were told, by id. */
    events: (): ReadonlyMap<string, Readonly<EventImage>> => image,
    /** Resolves when all of it is stored and was heard, in this order. */
    tell: (bodies: readonly Body[]) => turn(() => append(bodies)),
    /** Hears everything that is told from now on; gives what ends it. */
    hear(listen: (entries: readonly Entry[]) => void): () => void {
      hearing.add(listen)
      return () => hearing.delete(listen)
    },
    digest: () => ({ ...position(), digest: digestOf(image) }),
    /** Messages that tell a consumer everything, as of the position. */
    snapshot: () => {
      const ts = clock()
      const messages = snapshotOf(image).map((body) => ({ ...place(state.seq, ts), ...body }))
      return { ...position(), ts, messages }
    },
    /** Drops events that are over for good. */
    forget(ids: readonly string[]): void {
      for (const id of ids) image.delete(id)
    },
    /** Stores the image, so that the next start has little to read, and drops what is kept no longer. */
    checkpoint: () => turn(checkpoint),
    /** As if what was told were forgotten: numbers begin anew, under another epoch. */
    loseMemory: () => turn(beginAnew),
  }
}

const placeOf = (producer: ProducerName, { epoch, seq }: Position, ts: number) =>
  ({ v: 1, producer, epoch, seq, ts }) as const

/** The messages that follow a position, made at `ts`. */
function toldOf(
  name: ProducerName,
  { epoch, seq }: Position,
  { ts, bodies: [one, ...more] }: { ts: number; bodies: readonly [Body, ...Body[]] },
) {
  const messageOf = (body: Body, at: number): Message => ({
    ...placeOf(name, { epoch, seq: seq + 1 + at }, ts),
    ...body,
  })
  const first = messageOf(one, 0)
  const others = more.map((body, at) => messageOf(body, at + 1))
  return {
    messages: [first, ...others],
    entries: [entryOf(first), ...others.map(entryOf)] as const,
  }
}

const entryOf = (message: Message): Entry => ({
  seq: message.seq,
  ts: message.ts,
  isSettling: isSettling(message),
  json: JSON.stringify(message),
})
