import type { StreamMessage } from '@zar/contract/betting/board'
import type { Clock } from '../../../../platform/clock.ts'
import type { Board } from '../board.ts'
import type { EventNote } from '../changes/apply-change.ts'
import { type Changed, framesOf } from './frames.ts'
import type { StreamLimits } from './limits.ts'
import { openListed } from './listed.ts'
import { type Merged, mergeNotes, openRecent } from './recent-changes.ts'
import type { Asked, StreamSocket } from './stream-socket.ts'
import { topicsOf } from './topic.ts'

type TellerDeps = { board: Board; clock: Clock; limits: StreamLimits }
export type Teller = ReturnType<typeof openTeller>

/**
 * Tells sockets what changes on the board: of each topic one text for all, a few times a second. One that
 * reads too slowly, or comes back, is told the latest values of what it missed.
 */
export function openTeller({ board, clock, limits }: TellerDeps) {
  const { image } = board
  const sockets = new Set<StreamSocket>()
  const recent = openRecent(limits.keptMs)
  const changed = openChanged(board, clock)
  const pending: { notes: EventNote[]; toldTo: number } = { notes: [], toldTo: image.seq }
  recent.begin(image.seq)

  const stop = board.listen((notes) => {
    if (notes) {
      recent.add(image.seq, notes, clock.now().getTime())
      pending.notes.push(...notes)
      return
    }
    recent.begin(image.seq)
    pending.notes = []
    for (const socket of sockets) socket.send([again()])
  })
  const again = () => frame({ t: 'r', s: image.seq })

  function catchUp(socket: StreamSocket, topics: Iterable<string>, after: number): void {
    const merged = recent.after(after, clock.now().getTime())
    const framesFor = framesByTopic(board, changed(merged ?? new Map()))
    socket.send(merged ? [...topics].flatMap(framesFor) : [again()])
  }

  return {
    add: (socket: StreamSocket) => {
      socket.toldTo = pending.toldTo
      sockets.add(socket)
    },
    remove: (socket: StreamSocket) => sockets.delete(socket),
    /** Tells what was missed of topics that are asked for after a number. */
    resume: (socket: StreamSocket, { on, after }: Asked) => {
      if (after !== null && on.length > 0) catchUp(socket, on, after)
    },
    tick: () => {
      const framesFor = framesByTopic(board, changed(mergeNotes(pending.notes)))
      pending.notes = []
      pending.toldTo = image.seq
      for (const socket of sockets) {
        if (socket.isFull) socket.isBehind = true
        else if (socket.isBehind) catchUp(socket, socket.topics, socket.toldTo)
        else socket.send([...socket.topics].flatMap(framesFor))
        if (socket.isFull) continue
        socket.isBehind = false
        socket.toldTo = image.seq
      }
    },
    /** The newest number, and how old what the feed said last is. */
    alive: () => {
      const told = frame({ t: 'a', s: image.seq, silentMs: board.feed().silentMs })
      for (const socket of sockets) if (!socket.isFull) socket.send([told])
    },
    close: stop,
  }
}

const frame = (message: StreamMessage): string => JSON.stringify(message)

/** The changed events as they are now. */
function openChanged({ image }: Board, clock: Clock) {
  const listed = openListed()
  return (merged: ReadonlyMap<number, Merged>): Changed[] => {
    const nowMs = clock.now().getTime()
    return [...merged].flatMap(([id, change]) => {
      const event = image.events.get(id)
      if (!event) return []
      const { markets, isOther } = listed.of(event, nowMs)
      return [{ event, change, listed: markets, isListedAnew: isOther }]
    })
  }
}

/** The frames of a topic, made once for all who hear it. */
function framesByTopic({ image }: Board, changes: readonly Changed[]) {
  const byTopic = new Map<string, Changed[]>()
  for (const one of changes) {
    for (const topic of topicsOf(one.event, one.change)) {
      const others = byTopic.get(topic)
      if (others) others.push(one)
      else byTopic.set(topic, [one])
    }
  }
  const made = new Map<string, string[]>()
  return (topic: string): string[] => {
    const own = byTopic.get(topic)
    if (!own) return []
    const frames = made.get(topic) ?? framesOf(image, topic, own)
    made.set(topic, frames)
    return frames
  }
}
