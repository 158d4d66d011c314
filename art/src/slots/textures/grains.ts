/** Grain as a filter over a filled shape. Turbulence is dear: for scenery that stands still. */
type Grain = { frequency: string; octaves: number; matrix: string; seed: number }

const dark = (strength: number, bias: number) =>
  `0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  ${strength} 0 0 0 ${bias}`
const light = (strength: number, bias: number) =>
  `0 0 0 0 1  0 0 0 0 .95  0 0 0 0 .85  ${strength} 0 0 0 ${bias}`

const filter = (id: string, { frequency, octaves, matrix, seed }: Grain) =>
  [
    `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">`,
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" result="n"/>`,
    `<feColorMatrix in="n" type="matrix" values="${matrix}" result="m"/>`,
    '<feComposite in="m" in2="SourceGraphic" operator="in" result="c"/>',
    '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="c"/></feMerge></filter>',
  ].join('')

const KINDS = {
  paper: { frequency: '.05 .07', octaves: 4, matrix: dark(0.34, -0.13), seed: 3 },
  wood: { frequency: '.006 .16', octaves: 4, matrix: dark(1.5, -0.58), seed: 8 },
  'wood-up': { frequency: '.16 .006', octaves: 4, matrix: dark(1.5, -0.58), seed: 5 },
  stone: { frequency: '.09 .12', octaves: 4, matrix: dark(0.75, -0.3), seed: 11 },
  wool: { frequency: '.5 .12', octaves: 2, matrix: dark(1.1, -0.4), seed: 2 },
  metal: { frequency: '.012 .4', octaves: 2, matrix: light(0.8, -0.3), seed: 4 },
  cloud: { frequency: '.006 .014', octaves: 5, matrix: light(1.6, -0.72), seed: 21 },
} satisfies Record<string, Grain>

export type GrainName = keyof typeof KINDS

/** The filters by their ids. */
export const GRAINS: Record<string, string> = Object.fromEntries(
  Object.entries(KINDS).map(([name, kind]) => [`grain-${name}`, filter(`grain-${name}`, kind)]),
)

/** A drawing in a grain. */
export const grained = (name: GrainName, drawing: string): string =>
  `<g filter="url(#grain-${name})">${drawing}</g>`
