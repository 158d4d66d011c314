import type { EventBody } from '../protocol/message.ts'
import { type EventImage, type Image, isOpen } from './image.ts'

/** What a consumer that knows nothing must hear to know everything: every fixture, and what is offered. */
export const snapshotOf = (image: Image): EventBody[] =>
  [...image].flatMap(([event, one]) => {
    const fixture: EventBody = { type: 'fixture', event, ...one.fixture }
    return isOpen(one) ? [fixture, oddsOf(event, one)] : [fixture]
  })

const oddsOf = (event: string, { score, clock, stats, markets }: EventImage): EventBody => ({
  type: 'odds_change',
  event,
  ...(score && { score }),
  ...(clock && { clock }),
  ...(stats && { stats }),
  markets: [...markets.values()],
})
