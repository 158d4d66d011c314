import type { GrainName } from '../textures/grains.ts'

/** What a machine's frame is made of. */
export type Material = {
  body: string
  grain: GrainName | null
  /** Contours and depths. */
  dark: string
  /** The metal or the second colour of edges. */
  rim: string
  /** Lit edges and figures on the body. */
  light: string
}

/** What symbols stand on. */
export type Field = {
  cell: string
  /** Every second reel, or the depth of a cell. */
  other: string
  /** Seams between cells. */
  line: string
  /** The ground of a cell that wins. */
  won: string
  /** Small figures on the ground. */
  mark: string
}

export const BRASS = 'url(#brass-down)'
export const GILT = '#E8BE62'

export const field = (
  cell: string,
  other: string,
  line: string,
  won: string,
  mark: string,
): Field => ({ cell, other, line, won, mark })

/** The materials and fields of one machine's titles. */
export type Looks = {
  materials: Readonly<Record<string, Material>>
  fields: Readonly<Record<string, Field>>
}
