import type { Db } from '../../../../db/db.ts'
import { applyMessage } from '../apply/apply-message.ts'
import { passTime } from '../apply/begin.ts'
import { draftOf, type EventDraft, touchMarket } from '../apply/draft.ts'
import { newEvent } from '../apply/fixture.ts'
import { settleStates } from '../apply/market-state.ts'
import type { FeedMessage } from '../message.ts'
import type { Producer } from '../odds-feed.ts'
import { noteCourse } from '../rules/course.ts'
import { EARLY_MARKET, earlyAfter, payEarly, paysEarly } from '../rules/early-payout.ts'
import { settleByRule } from '../rules/settle-by-rule.ts'
import type { Book } from './book.ts'
import type { FeedCounts } from './counts.ts'
import { openStandings, type Standings, settledBy } from './standing.ts'

/** What changes events, in order. */
export type Change =
  | {
      kind: 'message'
      producer: Producer
      message: FeedMessage
      isLate: boolean
      isReplayed: boolean
    }
  /** What is open of events is settled by our rules. */
  | { kind: 'rule'; sourceIds: readonly string[] }
  /** An image was told: what it does not name is offered no more. */
  | { kind: 'prune'; producer: Producer; named: ReadonlyMap<string, ReadonlySet<string>> }

export type DraftDeps = {
  db: Db
  book: Book
  counts: Pick<FeedCounts, 'add'>
  /** Leagues in which a leader by two goals is paid at once. */
  earlyLeagues: ReadonlySet<string>
}

/** The events that the changes and the time make, as they are to be committed. */
export async function draftBatch(
  deps: DraftDeps,
  changes: readonly Change[],
  nowMs: number,
): Promise<EventDraft[]> {
  const { db, book } = deps
  const messages = changes.flatMap((one) => (one.kind === 'message' ? [one.message] : []))
  const ruled = changes.flatMap((one) => (one.kind === 'rule' ? one.sourceIds : []))
  await book.load([...new Set([...messages.map(({ event }) => event), ...ruled])])
  const drafts = openDrafts(book)
  const standings = openStandings(db)
  await standings.read(settledBy(book, messages))
  for (const change of changes) {
    if (change.kind === 'prune') prune(drafts, book, change)
    if (change.kind === 'message') take(deps, { drafts, standings, nowMs }, change)
  }
  for (const sourceId of [...book.due(nowMs), ...ruled]) drafts.of(sourceId)
  for (const draft of drafts.all()) {
    passTime(draft, nowMs)
    noteCourse(draft, nowMs)
  }
  await settleHere(drafts, { standings, ruled: new Set(ruled), nowMs })
  for (const draft of drafts.all()) finish(deps, draft, nowMs)
  return drafts.all()
}

type Settling = { standings: Standings; ruled: ReadonlySet<string>; nowMs: number }

/** What we settle ourselves: a leader who is paid early, and what the company left open. */
async function settleHere(drafts: Drafts, { standings, ruled, nowMs }: Settling): Promise<void> {
  const byRule = drafts.all().filter(({ event }) => ruled.has(event.sourceId))
  const early = drafts.all().filter((draft) => earlyAfter(draft, nowMs) !== undefined)
  await standings.read([
    ...byRule.map(({ event }) => ({ event })),
    ...early.map(({ event }) => ({ event, names: [EARLY_MARKET] })),
  ])
  for (const draft of early) payEarly(draft, standings.of(draft.event.sourceId), nowMs)
  for (const draft of byRule) settleByRule(draft, standings.of(draft.event.sourceId), nowMs)
}

function finish({ counts, earlyLeagues }: DraftDeps, draft: EventDraft, nowMs: number): void {
  for (const name of draft.touched) {
    const market = draft.event.markets.get(name)
    if (market?.id === 0) market.hasEarlyPayout = paysEarly(draft.event, market, earlyLeagues)
  }
  settleStates(draft, nowMs)
  counts.add('unknown-market', draft.unknown)
}

type Drafts = ReturnType<typeof openDrafts>

function openDrafts(book: Book) {
  const drafts = new Map<string, EventDraft>()
  const add = (sourceId: string, draft: EventDraft) => {
    drafts.set(sourceId, draft)
    return draft
  }
  return {
    add,
    of: (sourceId: string): EventDraft | undefined => {
      const base = book.get(sourceId)
      return drafts.get(sourceId) ?? (base && add(sourceId, draftOf(base)))
    },
    all: () => [...drafts.values()],
  }
}

type Taking = { drafts: Drafts; standings: Standings; nowMs: number }

function take(
  { counts }: DraftDeps,
  { drafts, standings, nowMs }: Taking,
  { producer, message, isLate, isReplayed }: Extract<Change, { kind: 'message' }>,
): void {
  const { event: sourceId } = message
  const draft =
    drafts.of(sourceId) ??
    (message.type === 'fixture'
      ? drafts.add(sourceId, newEvent(message, producer, nowMs))
      : undefined)
  if (!draft) {
    counts.add('unknown-event')
    return
  }
  draft.event.heardAtMs = nowMs
  const from = { producer, nowMs, isReplayed, standing: standings.of(sourceId) }
  if (applyMessage(draft, message, from)) draft.event.isLate = isLate
  else counts.add('handed-over')
  if (isLate) counts.add('late')
}

function prune(
  drafts: Drafts,
  book: Book,
  { producer, named }: Extract<Change, { kind: 'prune' }>,
): void {
  const events = [...book.of(producer), ...drafts.all().map(({ event }) => event)]
  for (const { sourceId } of new Set(events)) {
    const draft = drafts.of(sourceId)
    if (draft?.event.producer === producer) pruneEvent(draft, named.get(sourceId) ?? new Set())
  }
}

function pruneEvent(draft: EventDraft, named: ReadonlySet<string>): void {
  for (const [name, { key, line, told }] of draft.event.markets) {
    if (named.has(name) || (told !== 1 && told !== -1)) continue
    const market = touchMarket(draft, { key, line })
    if (!market) continue
    market.told = 0
    market.selections = market.selections.map((one) => ({ ...one, odds: null, fairPpm: null }))
  }
}
