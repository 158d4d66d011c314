/** The time of the machine in ms, as all processes of a run read it. */
export const nowMs = (): number => performance.timeOrigin + performance.now()

export const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b)
