import type { Db } from '../../../../db/db.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { BoardChange, BoardDelta } from '../../board/changes/board-change.ts'
import type { EventDraft } from '../apply/draft.ts'
import { type Applier, PRODUCERS, type Producer } from '../odds-feed.ts'
import { readDueByRule } from '../rules/due-rules.ts'
import { keepLease, type Lease } from '../write/lease.ts'
import { type ProducerState, readProducers, takeAsked } from '../write/producers.ts'
import { writeBatch } from '../write/write-batch.ts'
import { heldMarkets, openBook } from './book.ts'
import type { FeedCounts } from './counts.ts'
import { draftBatch } from './draft-batch.ts'
import { type Item, isChange, itemsOf, statesAfter } from './item.ts'

export type ApplierDeps = {
  db: Db
  /** Leagues in which a leader by two goals is paid at once. */
  earlyLeagues: ReadonlySet<string>
  clock: Clock
  counts: FeedCounts
  /** Hears what was committed, in order. */
  onCommitted: (changes: readonly BoardChange[]) => void
  /** Hears of markets that have a new settlement, or one and whose event has ended. */
  onSettlements: (marketIds: readonly number[]) => void
}

/** What one transaction takes: an image is written in several. */
const BATCH_MAX = 500

/**
 * Applies what is told, in its order: as much as has come while the last batch was committed, in one
 * transaction. Every producer is closed as it opens. `failed` rejects when a batch could not be committed:
 * nothing is applied any more.
 */
export async function openApplier(deps: ApplierDeps, lease: Lease) {
  const { db, clock } = deps
  const book = await openBook(db, lease.source)
  const states = await readStates(db, lease.source)
  const queue: Item[] = PRODUCERS.map((producer) => ({ kind: 'closed', producer }))
  const failure = openFailure()
  const asked = openAsked(db, lease.source)
  let running: Promise<void> | undefined

  async function apply(items: readonly Item[]): Promise<void> {
    const now = clock.now()
    const drafts = await draftBatch({ ...deps, book }, items.filter(isChange), now.getTime())
    const producers = statesAfter(states, items, now)
    const open = openedBy(states, producers)
    const told = await writeBatch(db, { drafts, producers, open }, { lease, now })
    for (const state of producers) states.set(state.producer, state)
    book.put(eventsOf(drafts), now.getTime())
    deps.onCommitted(told)
    tellSettled(deps, drafts)
    for (const item of items) if (item.kind === 'flush') item.done()
  }

  async function run(): Promise<void> {
    while (queue.length > 0 && !failure.isFailed()) await apply(queue.splice(0, BATCH_MAX))
  }

  function kick(): void {
    running ??= run()
      .catch(failure.fail)
      .finally(() => {
        running = undefined
        // Told between the last look at the queue and now.
        if (queue.length > 0 && !failure.isFailed()) kick()
      })
  }

  const add = (items: readonly Item[]) => {
    for (const item of items) queue.push(item)
    kick()
  }
  const flushed = () => new Promise<void>((done) => add([{ kind: 'flush', done }]))
  kick()
  return {
    failed: failure.failed,
    /** Applies what is due by time. */
    passTime: () => {
      const isDue = book.due(clock.now().getTime()).length > 0
      if (!running && isDue) void flushed()
    },
    /** Settles by our rules what the company left open. */
    settleByRule: async () => {
      const sourceIds = await readDueByRule(db, lease.source, clock.now())
      if (sourceIds.length > 0) add([{ kind: 'rule', sourceIds }])
    },
    keepLease: () => keepLease(db, lease),
    /** Where every producer is. */
    states: () => [...states.values()],
    of: (producer: Producer): Applier => ({
      from: states.get(producer)?.at,
      settledAt: () => states.get(producer)?.settledAt,
      tell: (told) => add(itemsOf(producer, told)),
      applied: () => Promise.race([flushed(), failure.failed]),
      onAsked: (listener) => asked.on(producer, listener),
      held: () => heldMarkets(book, producer),
    }),
    /** Has those read anew that a person has asked for. */
    takeAsked: asked.take,
    /** Applies what was told. */
    close: () => Promise.race([flushed(), failure.failed]).catch(() => {}),
  }
}

async function readStates(db: Db, source: string): Promise<Map<Producer, ProducerState>> {
  const read = await readProducers(db, source)
  return new Map(read.map((state) => [state.producer, state]))
}

const eventsOf = (drafts: readonly EventDraft[]) => drafts.map(({ event }) => event)

function tellSettled(
  { onSettlements }: Pick<ApplierDeps, 'onSettlements'>,
  drafts: readonly EventDraft[],
): void {
  const settled = settledIn(drafts)
  if (settled.length > 0) onSettlements(settled)
}

/** Who is called as a person asks that all of a producer is read anew. */
function openAsked(db: Db, source: string) {
  const listeners = new Map<Producer, () => void>()
  return {
    on: (producer: Producer, listener: () => void) => void listeners.set(producer, listener),
    take: async () => {
      for (const producer of await takeAsked(db, source)) listeners.get(producer)?.()
    },
  }
}

function openFailure() {
  let isFailed = false
  let reject: (error: unknown) => void = () => {}
  const failed = new Promise<never>((_, onFailed) => {
    reject = onFailed
  })
  failed.catch(() => {})
  return {
    failed,
    isFailed: () => isFailed,
    fail: (error: unknown) => {
      isFailed = true
      reject(error)
    },
  }
}

/** Which producers open or close. */
function openedBy(
  before: ReadonlyMap<Producer, ProducerState>,
  after: readonly ProducerState[],
): BoardDelta['open'] {
  const changed = after.filter(({ producer, isOpen }) => before.get(producer)?.isOpen !== isOpen)
  if (changed.length === 0) return undefined
  return Object.fromEntries(changed.map(({ producer, isOpen }) => [producer, isOpen]))
}

function settledIn(drafts: readonly EventDraft[]): number[] {
  const ids = drafts.flatMap(({ base, event, settlements, confirmed }) => {
    const hasEnded = event.state === 'ended' && base?.state !== 'ended'
    const markets = hasEnded ? [...event.markets.values()] : []
    return [
      ...[...settlements, ...confirmed].map(({ market }) => market.id),
      ...markets.filter(({ settlement }) => settlement > 0).map(({ id }) => id),
    ]
  })
  return [...new Set(ids)]
}
