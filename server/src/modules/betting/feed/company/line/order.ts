import type { Position } from '../../odds-feed.ts'
import { type Action, type Input, type Numbered, type Sequence, startAt, step } from './sequence.ts'

/** What is to be done, with the frames to apply. */
export type Deed<Frame> =
  | { do: 'apply'; frames: readonly Frame[] }
  | { do: 'drop'; frame: Frame | undefined }
  | Extract<Action, { do: 'suspend' | 'recover' | 'image' | 'reconnect' | 'open' }>

/** The order of a stream with the frames that it keeps. */
export function openOrder<Frame extends Numbered>(from: Position | undefined) {
  const kept = new Map<number, Frame>()
  const state: { now: Sequence } = { now: startAt(from) }

  function deedsOf(action: Action, frame: Frame | undefined): Deed<Frame>[] {
    if (action.do === 'image') kept.clear()
    if (action.do === 'keep' && frame) kept.set(frame.seq, frame)
    switch (action.do) {
      case 'keep':
        return []
      case 'drop':
        return [{ do: 'drop', frame }]
      case 'apply':
        return [{ do: 'apply', frames: takeRun(action.through, frame) }]
      default:
        return [action]
    }
  }

  function takeRun(through: number, frame: Frame | undefined): Frame[] {
    const run = frame ? [frame] : []
    for (let seq = (frame?.seq ?? 0) + 1; seq <= through; seq += 1) {
      const next = kept.get(seq)
      if (next) run.push(next)
      kept.delete(seq)
    }
    return run
  }

  return {
    last: () => state.now.last,
    phase: () => state.now.phase,
    take: (input: Input, frame?: Frame): Deed<Frame>[] => {
      const [next, actions] = step(state.now, input, kept)
      state.now = next
      return actions.flatMap((action) => deedsOf(action, frame))
    },
  }
}
