import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Turns of the event loop after which an answer has been read, told and drawn. */
const TURNS = 20

/** Stops the clock: from here on time passes by `pass` alone. */
export const stopClock = (): void => void vi.useFakeTimers()

/** Lets so much time pass, and no more. */
export const pass = (ms: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

/** Lets what is under way come to its end, while the clock stands still. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await pass(0)
}
