import type { Memory, SeenRounds } from '../rooms/memory.ts'

/** The balls of the last draw. */
export const draw649Memory = ({ past }: SeenRounds): Memory => ({
  kind: 'results',
  last: ((past[0]?.shown as { drawn: readonly number[] } | undefined)?.drawn ?? []).map((ball) => ({
    text: String(ball),
    colour: 'ivory',
  })),
})
