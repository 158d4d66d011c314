import type { Logger } from 'pino'
import type { Clock } from '../../../../../platform/clock.ts'
import type { FeedMessage } from '../../message.ts'
import type { Applier, Producer } from '../../odds-feed.ts'
import type { FeedCounts } from '../../run/counts.ts'
import type { CompanyHttp } from '../http.ts'
import { openGate } from './gate.ts'
import { openOrder } from './order.ts'
import type { Numbered } from './sequence.ts'

export type LineDeps = {
  producer: Producer
  applier: Applier
  http: CompanyHttp
  clock: Clock
  log: Logger
  counts: Pick<FeedCounts, 'add'>
  /** A name that no other recovery of ours has. */
  newRequest: () => string
}

/** What is known of the frames of a producer, over all its connections. */
export type Line = LineDeps & {
  order: ReturnType<typeof openOrder<Received>>
  gate: ReturnType<typeof openGate<Received>>
  /** The name of the newest recovery. */
  request: string
  isOpen: boolean
  suspensions: number
  comparisons: number
  /** Whether all was read anew since it was open. */
  isImaged: boolean
  /** Called as frames were told, or the producer is suspended. */
  onMoved: () => void
  /** Has all read anew: in this connection, or in the next one. */
  askAnew: () => void
}

/** One connection, as long as it stands. Ended, it is made anew. */
export type Session = { signal: AbortSignal; end: (why: string) => void }

export type Received = Numbered & {
  message: FeedMessage | undefined
  isLate: boolean
  isReplayed: boolean
}

export const openLine = (deps: LineDeps): Line => ({
  ...deps,
  order: openOrder(deps.applier.from),
  gate: openGate(),
  request: '',
  isOpen: false,
  suspensions: 0,
  comparisons: 0,
  isImaged: false,
  onMoved: () => {},
  askAnew: () => {},
})
