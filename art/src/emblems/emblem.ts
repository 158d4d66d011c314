import { EMBLEMS, type EmblemName } from './index.ts'
import { type Drawing, emblemPicture, type Picture, paintEmblem } from './paint.ts'

/** Raised when an emblem changes, so that browsers fetch it anew. */
const VERSION = 1

/** Where the emblem's picture is served. */
export const emblemUrl = (name: EmblemName): string => `/art/emblem/${name}.svg?v=${VERSION}`

/** An emblem of any name; a game's page paints its own alone (`paint.ts`). */
export const drawEmblem = (
  name: EmblemName,
  x: number,
  y: number,
  scale: number,
  drawing?: Drawing,
): string => paintEmblem(EMBLEMS[name], [x, y], scale, drawing)

export const emblem = (name: EmblemName, picture?: Picture): string =>
  emblemPicture(EMBLEMS[name], picture)
