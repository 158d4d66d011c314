import type { Position } from '../../odds-feed.ts'

/** Frames that are kept while what is missing before them is asked for. */
export const KEPT_MAX = 10_000
/** Recoveries that the company answers, and within what time. */
export const RECOVERIES_MAX = 20
export const RECOVERIES_WITHIN_MS = 600_000

/** What the order of a stream is decided by. */
export type Numbered = {
  epoch: string
  seq: number
  /** The end of the recovery that was asked for: all up to `seq` was sent. */
  isComplete: boolean
}

/** Where a stream stands. `recover`: something is missing. `image`: all is read anew. */
export type Sequence = {
  last: Position | undefined
  phase: 'open' | 'recover' | 'image'
  /** Whether that was asked for: there is no second recovery while one runs. */
  isAsked: boolean
  askedAtMs: readonly number[]
}

export type Input =
  | { kind: 'frame'; frame: Numbered; nowMs: number }
  /** The line stands anew, or time passed. */
  | { kind: 'ask'; nowMs: number }
  | { kind: 'lost'; why: 'silence' | 'lost' }
  /** What is missing is older than the company keeps. */
  | { kind: 'gone' }
  /** A person asks that all is read anew. */
  | { kind: 'asked' }
  | { kind: 'image'; at: Position; nowMs: number }

export type Action =
  /** The frame itself, and of those kept all that follow, up to this number. */
  | { do: 'apply'; through: number }
  | { do: 'drop' }
  | { do: 'keep' }
  | { do: 'suspend'; why: 'gap' | 'epoch' | 'silence' | 'lost' | 'asked' }
  | { do: 'recover'; after: number }
  /** Prices are dropped, all is read anew, then the settlements since the newest one. */
  | { do: 'image' }
  | { do: 'reconnect' }
  | { do: 'open' }

/** The numbers of the frames that are kept. */
export type Kept = { has: (seq: number) => boolean; size: number }

type Step = [Sequence, Action[]]

export const startAt = (last: Position | undefined): Sequence => ({
  last,
  phase: last ? 'recover' : 'image',
  isAsked: false,
  askedAtMs: [],
})

/** What a frame or an event of the line means for the order, and what is to be done, in this order. */
export function step(now: Sequence, input: Input, kept: Kept): Step {
  switch (input.kind) {
    case 'frame':
      return onFrame(now, input.frame, input.nowMs, kept)
    case 'ask':
      return ask(now, input.nowMs)
    case 'lost':
      return [
        { ...now, phase: now.phase === 'image' ? 'image' : 'recover', isAsked: false },
        [{ do: 'suspend', why: input.why }, { do: 'reconnect' }],
      ]
    case 'gone':
      return image(now)
    case 'asked': {
      // One that is under way is that.
      if (now.phase === 'image' && now.isAsked) return [now, []]
      const [next, actions] = image(now)
      return [next, [{ do: 'suspend', why: 'asked' }, ...actions]]
    }
    case 'image':
      return ask({ ...now, phase: 'recover', isAsked: false, last: input.at }, input.nowMs)
  }
}

function onFrame(now: Sequence, frame: Numbered, nowMs: number, kept: Kept): Step {
  const { last, phase } = now
  // What an image is read for is sent again after it.
  if (phase === 'image' || !last) return [now, [{ do: 'drop' }]]
  if (frame.epoch !== last.epoch) {
    const [next, actions] = image(now)
    return [next, [{ do: 'suspend', why: 'epoch' }, ...actions]]
  }
  if (frame.isComplete) return onComplete(now, frame.seq, nowMs, kept)
  if (frame.seq <= last.seq) return [now, [{ do: 'drop' }]]
  if (frame.seq === last.seq + 1) {
    const seq = endOfRun(frame.seq, kept)
    return [{ ...now, last: { ...last, seq } }, [{ do: 'apply', through: seq }]]
  }
  const keeping: Action = { do: kept.size < KEPT_MAX ? 'keep' : 'drop' }
  if (phase === 'recover') return [now, [keeping]]
  const [next, asked] = ask({ ...now, phase: 'recover', isAsked: false }, nowMs)
  return [next, [{ do: 'suspend', why: 'gap' }, ...asked, keeping]]
}

/** Open where nothing is missing before the end of the recovery, nor before what is kept. */
function onComplete(now: Sequence, seq: number, nowMs: number, kept: Kept): Step {
  if (now.phase !== 'recover' || !now.isAsked || !now.last) return [now, [{ do: 'drop' }]]
  if (now.last.seq < seq || kept.size > 0) return ask({ ...now, isAsked: false }, nowMs)
  return [{ ...now, phase: 'open', isAsked: false }, [{ do: 'open' }]]
}

/** Asks for what is missing, unless that was asked, or was asked too often lately. */
function ask(now: Sequence, nowMs: number): Step {
  if (now.phase === 'open' || now.isAsked) return [now, []]
  if (now.phase === 'image' || !now.last) return image(now)
  const askedAtMs = now.askedAtMs.filter((atMs) => nowMs - atMs < RECOVERIES_WITHIN_MS)
  if (askedAtMs.length >= RECOVERIES_MAX) return [{ ...now, askedAtMs }, []]
  return [
    { ...now, isAsked: true, askedAtMs: [...askedAtMs, nowMs] },
    [{ do: 'recover', after: now.last.seq }],
  ]
}

const image = (now: Sequence): Step => [
  { ...now, phase: 'image', isAsked: true },
  [{ do: 'image' }],
]

function endOfRun(from: number, kept: Kept): number {
  let seq = from
  while (kept.has(seq + 1)) seq += 1
  return seq
}
