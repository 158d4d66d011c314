import type { ThingName } from '@zar/art/slots/chests'
import { loadThings } from '@zar/art/slots/load-things'
import { drawThing } from '@zar/art/slots/thing'
import type { SlotTitle } from '@zar/art/slots/title'
import { pictureUrl } from '../../../../screens/slot/pictures.ts'

/** What brings a multiplier: its picture, and where its figure stands in a box of ±50. */
export type Bearer = { picture: string; figure: readonly [x: number, y: number] }

const BEARERS: Record<string, { thing: ThingName; figure: Bearer['figure'] }> = {
  zar_rasathane: { thing: 'sky.goktasi', figure: [14, -10] },
  zar_mercan_koyu: { thing: 'sea.isin', figure: [14, 8] },
  zar_ipek_hani: { thing: 'home.dugum', figure: [0, 0] },
}

export async function bearerOf({ code, hand }: SlotTitle): Promise<Bearer> {
  const bearer = BEARERS[code]
  if (!bearer) throw new RangeError(`${code} has no multipliers`)
  const { thing, figure } = bearer
  const drawn = (await loadThings([thing])).get(thing)
  if (!drawn) throw new RangeError(`no thing ${thing}`)
  return { picture: pictureUrl(drawThing(drawn, hand ?? undefined), 'bearer'), figure }
}
