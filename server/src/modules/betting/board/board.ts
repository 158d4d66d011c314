import type { FeedState } from '@zar/contract/betting/board'
import type { z } from 'zod/mini'
import type { Clock } from '../../../platform/clock.ts'
import type { EventNote } from './changes/apply-change.ts'
import { type FollowDeps, followChanges } from './changes/follow-changes.ts'
import { type BoardImage, dropEvent, emptyImage } from './image/board-image.ts'
import type { EventImage } from './image/event-image.ts'
import { OPEN_STATES } from './image/read-events.ts'

/** Hears what became different; without notes everything was read again. */
export type BoardListener = (notes: readonly EventNote[] | undefined) => void

/** What can be bet on, in the memory of this process, as it is committed. */
export type Board = {
  image: Readonly<BoardImage>
  /** The matches that can be bet on, or will be. */
  openEvents: () => EventImage[]
  /** The seasons that can be bet on, or will be. */
  openOutrights: () => EventImage[]
  feed: () => z.output<typeof FeedState>
  listen: (listener: BoardListener) => () => void
  /** Resolves when everything that was heard so far is taken. */
  settled: () => Promise<void>
  close: () => void
}

/** So long an event that is over stays, for those who look at it. */
const OVER_KEPT_MS = 60_000
const SWEEP_EVERY_MS = 10_000

/** Opens the board of this process. It follows what any process commits. */
export async function openBoard(deps: FollowDeps & { clock: Clock }): Promise<Board> {
  const { clock } = deps
  const image = emptyImage()
  const listeners = new Set<BoardListener>()
  const over = new Map<number, number>()

  const onChange = (notes: readonly EventNote[] | undefined) => {
    for (const { id } of notes ?? []) {
      const state = image.events.get(id)?.state
      if (state && !OPEN_STATES.includes(state)) over.set(id, clock.now().getTime())
      else over.delete(id)
    }
    for (const listener of listeners) listener(notes)
  }
  const following = await followChanges(deps, image, onChange)
  const sweeping = setInterval(() => {
    const before = clock.now().getTime() - OVER_KEPT_MS
    for (const [id, atMs] of over) {
      if (atMs > before) continue
      over.delete(id)
      dropEvent(image, id)
    }
  }, SWEEP_EVERY_MS)
  const open = (isSeason: boolean) =>
    [...image.events.values()].filter(
      ({ state, isOutright }) => isOutright === isSeason && OPEN_STATES.includes(state),
    )
  return {
    image,
    openEvents: () => open(false),
    openOutrights: () => open(true),
    feed: () => ({
      silentMs: silence(Object.values(image.heardAtMs), clock.now().getTime()),
      isOpen: isAnyOpen(image),
    }),
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    settled: following.settled,
    close: () => {
      clearInterval(sweeping)
      following.close()
    },
  }
}

/** Whether anything that there is can be bet on: our own matches beside a feed, or without one. */
function isAnyOpen({ open: { house, ...told }, events }: BoardImage): boolean {
  if (Object.values(told).some(Boolean)) return true
  return house === true && [...events.values()].some(({ producer }) => producer === 'house')
}

/** Since the newest message. The clock of the process that heard it may be a little ahead. */
const silence = (heardAtMs: readonly number[], nowMs: number): number | null =>
  heardAtMs.length === 0 ? null : Math.max(0, Math.round(nowMs - Math.max(...heardAtMs)))
