/** Offset and colour, and the opacity when it is not whole. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

const stops = (list: readonly Stop[]): string =>
  list
    .map(([offset, colour, opacity]) => {
      const veil = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${veil}/>`
    })
    .join('')

/** From x1 y1 to x2 y2 of what it paints; downwards when nothing is said. */
export const linear = (
  id: string,
  list: readonly Stop[],
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
): string =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`

/** Around a point of what it paints, as parts of its size. */
export const radial = (
  id: string,
  list: readonly Stop[],
  { x = 0.5, y = 0.5, r = 0.5 }: { x?: number; y?: number; r?: number } = {},
): string =>
  `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}">${stops(list)}</radialGradient>`

/** Light around a place that fades to nothing. */
export const glow = (
  id: string,
  [x, y, r]: readonly [x: number, y: number, r: number],
  colour: string,
  opacity = 0.6,
): string => {
  const fade = stops([
    [0, colour, opacity],
    [1, colour, 0],
  ])
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}">${fade}</radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`
}

/** A field that goes down through colours. */
export const fading = (
  id: string,
  list: readonly Stop[],
  [w, h]: readonly [number, number],
): string => `${linear(id, list)}<rect width="${w}" height="${h}" fill="url(#${id})"/>`

/** A field that darkens towards its edges. */
export const vignette = (
  id: string,
  [w, h]: readonly [number, number],
  colour: string,
  { opacity = 0.75, from = 0.35 }: { opacity?: number; from?: number } = {},
): string =>
  `${radial(
    id,
    [
      [from, colour, 0],
      [1, colour, opacity],
    ],
    { y: 0.46, r: 0.75 },
  )}<rect width="${w}" height="${h}" fill="url(#${id})"/>`
