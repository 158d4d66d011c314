import type { ThingName } from '@zar/art/slots/chests'
import type { SlotTitle } from '@zar/art/slots/title'
import type { GameSheet } from '../../protocol.ts'
import { ownName, thingNamesOf } from './load-slot-art.ts'

/** The title's own thing for each symbol of its sheet, or the emblem of that name. */
export function thingsOf({ symbols }: Pick<GameSheet, 'symbols'>, title: SlotTitle): ThingName[] {
  const own = new Map(thingNamesOf(title).map((name) => [ownName(name), name]))
  return symbols.map(({ id, emblem }) => own.get(id) ?? (`emblem.${emblem}` as ThingName))
}
