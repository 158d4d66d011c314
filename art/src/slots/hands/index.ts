import type { Part } from '../../emblems/part.ts'
import { golge, kagit, mozaik, tas } from './cut.ts'
import { boya, cam, cini, mine, minyatur } from './glazed.ts'
import { agac, bakir } from './printed.ts'

/** A hand decides the material: one ewer is glazed, beaten from copper, cut in leather or printed. */
export const HANDS = {
  cini,
  boya,
  mine,
  bakir,
  golge,
  agac,
  kagit,
  minyatur,
  tas: (parts: readonly Part[]) => tas(parts),
  cam,
  mozaik,
}

export type Hand = keyof typeof HANDS
