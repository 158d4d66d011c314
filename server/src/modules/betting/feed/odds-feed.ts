import type { FeedMessage, MarketName, ToldStatus } from './message.ts'

/** Before the start, and while it is played: an event belongs to one of them at a time. */
export const PRODUCERS = ['pre', 'live'] as const
export type Producer = (typeof PRODUCERS)[number]

/** How far the stream of a producer was applied. */
export type Position = { epoch: string; seq: number }

/**
 * What is told of a producer, in its order. It is closed at first. While it is closed nothing of it can be
 * bet on.
 */
export type Told =
  | { kind: 'message'; at: Position; message: FeedMessage; isLate: boolean; isReplayed: boolean }
  /** A message that changes nothing: a sign of life. */
  | { kind: 'alive'; at: Position }
  /** All that the producer offers now: what is not named is offered no more. */
  | { kind: 'image'; at: Position; messages: readonly FeedMessage[] }
  /** A message beside the stream: a fixture that was asked for. */
  | { kind: 'aside'; message: FeedMessage }
  | { kind: 'closed'; why: 'opening' | 'gap' | 'epoch' | 'silence' | 'lost' | 'asked' }
  | { kind: 'open' }

/** A market as the company last told it: for comparing. */
export type HeldMarket = MarketName & {
  event: string
  status: ToldStatus
  prices: readonly (readonly [key: string, oddsMilli: number | null])[]
}

/** Who applies what a producer tells. */
export type Applier = {
  /** Undefined where nothing of the producer was ever applied. */
  from: Position | undefined
  /** When the newest settlement that was applied was told. */
  settledAt: () => Date | undefined
  tell: (told: Told) => void
  /** Resolves when all that was told is applied. */
  applied: () => Promise<void>
  /** Is called as a person asks that all of the producer is read anew. */
  onAsked: (listener: () => void) => void
  /** All that is offered of the producer, as it was applied. */
  held: () => Iterable<HeldMarket>
}

/** An odds company. Its adapter speaks its protocol. */
export type OddsFeed = {
  /** The company’s name, as events and settlements keep it. */
  source: string
  /** Tells of a producer until the signal. It comes back by itself where the line is lost. */
  follow: (producer: Producer, applier: Applier, signal: AbortSignal) => Promise<void>
}
