import type { EventRow, Market, Selection } from '@zar/contract/betting/event'
import type { LegState } from '@zar/contract/betting/slip'
import { SPORTS } from '@zar/contract/betting/sport'
import { isRecord } from '../../../../lib/storage/stored.ts'

/** A selection in the slip, with what the slip writes about it and the price that the player has agreed to. */
export type Pick = Omit<LegState['selections'][number], 'state'> & {
  /** Thousandths. */
  odds: number
}

/** What `pickOf` needs of an event; lists and pages have it. */
export type PickedEvent = globalThis.Pick<
  EventRow,
  'id' | 'sport' | 'home' | 'away' | 'startsAt' | 'state'
>

export function pickOf(
  event: PickedEvent,
  market: globalThis.Pick<Market, 'key' | 'line'>,
  selection: globalThis.Pick<Selection, 'id' | 'key' | 'name'>,
  oddsMilli: number,
): Pick {
  return {
    id: selection.id,
    event: event.id,
    sport: event.sport,
    home: event.home.name,
    away: event.away.name,
    startsAt: event.startsAt,
    isLive: event.state === 'live',
    market: market.key,
    line: market.line,
    key: selection.key,
    odds: oddsMilli,
    ...(selection.name !== undefined && { name: selection.name }),
  }
}

/** Whether a stored value can be used as one: storage can be edited by hand. */
export const isPick = (value: unknown): value is Pick =>
  isRecord(value) &&
  Number.isSafeInteger(value.id) &&
  Number.isSafeInteger(value.odds) &&
  SPORTS.some((sport) => sport === value.sport) &&
  ['event', 'home', 'away', 'startsAt', 'market', 'key'].every(
    (field) => typeof value[field] === 'string',
  ) &&
  (value.line === null || typeof value.line === 'string')
