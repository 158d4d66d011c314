import type { Clock } from '../../server/src/platform/clock.ts'

let read: Clock | undefined

/** The database's clock, by which the operators' commands date what they do. It is set as the books open. */
export const houseClock: Clock = {
  now: () => {
    if (!read) throw new Error('the database was not asked for the time')
    return read.now()
  },
}

export function setHouseClock(clock: Clock): void {
  read = clock
}
