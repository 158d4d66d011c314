import { BAZAAR } from './bazaar.ts'
import { GAMES } from './games.ts'
import { GARDEN } from './garden.ts'
import { INSTANT } from './instant.ts'
import type { EmblemPainter } from './part.ts'
import { SKY } from './sky.ts'
import { TABLES } from './tables.ts'
import { TREASURE } from './treasure.ts'

/** What a code may stand for. The order is part of the art: codes choose from it by position. */
const CHOSEN = {
  zar: GAMES.zar,
  tac: TREASURE.tac,
  lale: GARDEN.lale,
  hilal: SKY.hilal,
  balik: SKY.balik,
  kiraz: GARDEN.kiraz,
  top: GAMES.top,
  ucak: BAZAAR.ucak,
  cark: GAMES.cark,
  kart: GAMES.kart,
  fener: BAZAAR.fener,
  nazar: TREASURE.nazar,
  nar: GARDEN.nar,
  balon: BAZAAR.balon,
  cay: BAZAAR.cay,
  karanfil: GARDEN.karanfil,
  gemi: BAZAAR.gemi,
  gunes: SKY.gunes,
  yildirim: SKY.yildirim,
  elmas: TREASURE.elmas,
  kitap: TREASURE.kitap,
  anahtar: TREASURE.anahtar,
  yedi: GAMES.yedi,
  can: TREASURE.can,
  uzum: GARDEN.uzum,
  nal: TREASURE.nal,
  ibrik: BAZAAR.ibrik,
  bingo: GAMES.bingo,
  roket: BAZAAR.roket,
  sandik: TREASURE.sandik,
  pul: GAMES.pul,
  tavus: SKY.tavus,
  tavla: GAMES.tavla,
  simit: BAZAAR.simit,
  kedi: SKY.kedi,
  narenciye: GARDEN.narenciye,
  anka: SKY.anka,
} satisfies Record<string, EmblemPainter>

/** Every emblem: those of games of our own are on their covers alone. */
export const EMBLEMS = { ...CHOSEN, ...INSTANT, ...TABLES }

export type EmblemName = keyof typeof EMBLEMS

export const CHOSEN_EMBLEMS = Object.keys(CHOSEN) as EmblemName[]

export function isEmblem(name: string): name is EmblemName {
  return Object.hasOwn(EMBLEMS, name)
}
