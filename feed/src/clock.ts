/** Milliseconds since 1970. The only place that asks the machine for the time. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()
