import type { Clock } from '../clock.ts'
import type { ProducerName } from '../protocol/producer-name.ts'
import type { Pool } from '../store/database.ts'
import { type Entry, type Position, readAfter, readSettling } from '../store/journal.ts'
import type { Producer } from './producer.ts'
import { REPLAY_MS, SETTLING_REPLAY_MS } from './windows.ts'

const PAGE = 1_000

/** What is asked for is kept no longer, or was never told. */
export class Gone extends Error {
  override readonly name = 'Gone'
}

export type ReplayDeps = { pool: Pool; clock: Clock }
/** What was told, in order, up to `last`. */
export type Replay = { last: number; pages: AsyncIterable<readonly Entry[]> }

/** What was told after a message, up to now. Throws `Gone` where it cannot be told again without a hole. */
export async function openReplay(
  deps: ReplayDeps,
  producer: Pick<Producer, 'name' | 'position'>,
  after: Position,
): Promise<Replay> {
  const { epoch, seq: last } = producer.position()
  if (after.epoch !== epoch || after.seq > last) throw new Gone()
  if (after.seq < last) {
    const [first] = await readAfter(deps.pool, producer.name, after, 1)
    const isKept = first && first.ts >= deps.clock() - REPLAY_MS[producer.name]
    if (!isKept || first.seq !== after.seq + 1) throw new Gone()
  }
  return { last, pages: pagesOf(deps, producer.name, { after, last }) }
}

async function* pagesOf(
  { pool }: ReplayDeps,
  producer: ProducerName,
  { after, last }: { after: Position; last: number },
): AsyncGenerator<readonly Entry[]> {
  for (let { seq } = after; seq < last; ) {
    const most = Math.min(PAGE, last - seq)
    const page = await readAfter(pool, producer, { epoch: after.epoch, seq }, most)
    if (page.length < most) throw new Gone()
    yield page
    seq += page.length
  }
}

/** Texts of the messages since a moment that tell what bets are paid: of the last 72 hours, of any epoch. */
export const replaySettling = (
  { pool, clock }: ReplayDeps,
  producer: ProducerName,
  since: number,
): Promise<string[]> => readSettling(pool, producer, Math.max(since, clock() - SETTLING_REPLAY_MS))
