import type { EventImage } from '../image/event-image.ts'
import { isInPlay } from '../lists/list-events.ts'
import type { Merged } from './recent-changes.ts'

export const LIVE_TOPIC = 'events:live'
const TOPIC = /^(events:live|event:\d{1,15}|league:[a-z0-9:-]{1,40})$/

export const isTopic = (text: unknown): text is string =>
  typeof text === 'string' && TOPIC.test(text)

/** Of all of an event’s markets. The others are of lists, and of the markets that lists show. */
export const eventTopic = ({ id }: Pick<EventImage, 'id'>): string => `event:${id}`

/** Who hears of a change. One that leaves play is told of where it was. */
export function topicsOf(event: EventImage, { fields }: Pick<Merged, 'fields'>): string[] {
  const topics = [eventTopic(event), `league:${event.league.id}`]
  return isInPlay(event) || fields.has('state') ? [...topics, LIVE_TOPIC] : topics
}
