/** Before the start, and while a match is played. An event belongs to one of them at a time. */
export const PRODUCERS = ['pre', 'live'] as const
export type ProducerName = (typeof PRODUCERS)[number]
