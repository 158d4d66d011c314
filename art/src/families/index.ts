import { GIRIH, type GirihName, girih, isGirih } from './girih.ts'
import type { Ground } from './ground.ts'
import { kilim } from './kilim.ts'
import { pearls } from './pearls.ts'
import { sun } from './sun.ts'
import { tulips } from './tulips.ts'
import { waves } from './waves.ts'

const FREE = {
  dalga: (ground: Ground) => waves(ground),
  lale: tulips,
  cintamani: pearls,
  kilim,
  semse: sun,
}

export type FamilyName = GirihName | keyof typeof FREE

/** Every family of patterns. The order is part of the art: codes choose from it by position. */
export const FAMILIES = [...Object.keys(GIRIH), ...Object.keys(FREE)] as FamilyName[]

export function pattern(family: FamilyName, ground: Ground): string {
  return isGirih(family) ? girih(family, ground) : FREE[family](ground)
}
