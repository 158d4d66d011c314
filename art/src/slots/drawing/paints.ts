import { linear, radial } from './gradient.ts'

const GLASS = '#fff6dd'
const NIGHT = '#0a0418'

/** The light that falls on every thing from the upper left. */
const glaze = linear(
  'glaze',
  [
    [0, GLASS, 0.5],
    [0.42, GLASS, 0.05],
    [0.6, NIGHT, 0],
    [1, NIGHT, 0.42],
  ],
  [0, 0, 0.25, 1],
)

const gold = linear(
  'gold',
  [
    [0, '#FFF0C2'],
    [0.35, '#E3B24E'],
    [0.62, '#9C6A1C'],
    [1, '#F0CB75'],
  ],
  [0, 0, 0.6, 1],
)

/** The holes of a leather figure, which the lamp shines through. */
const punched =
  '<pattern id="punched" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="2" cy="2" r="1.05" fill="#FFF1CF"/><circle cx="5.5" cy="5.5" r=".7" fill="#FFF1CF"/></pattern>'

/** The joints between small stones, and the light on each. */
const tesserae =
  '<pattern id="tesserae" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(9)"><path d="M2 2.4h5" stroke="#FFF8E4" stroke-opacity=".42" stroke-width="1.3"/><path d="M0 0H9M0 0V9" stroke="#241A0C" stroke-opacity=".62" stroke-width="2"/></pattern>'

/** A woodcut's middle tone. */
const hatched =
  '<pattern id="hatched" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 1H4" stroke="#10204A" stroke-width="1.7"/></pattern>'

/** Lamp glass: a bright spot and dark edges. */
const orb = radial(
  'orb',
  [
    [0, '#fff', 0.85],
    [0.22, '#fff', 0.25],
    [0.55, '#000', 0],
    [1, '#05001a', 0.62],
  ],
  { x: 0.36, y: 0.3, r: 0.8 },
)

const brass = linear(
  'brass',
  [
    [0, '#6F4A14'],
    [0.3, '#F3D07F'],
    [0.55, '#B27F2C'],
    [1, '#5A3A0E'],
  ],
  [0, 0, 1, 0],
)

const brassDown = linear('brass-down', [
  [0, '#FBE3A4'],
  [0.5, '#B9852F'],
  [1, '#6B4612'],
])

/** The shade of a turning drum, which stands still. */
const drum = linear('drum', [
  [0, '#120903', 0.96],
  [0.1, '#1d1006', 0.62],
  [0.26, '#3a2410', 0.12],
  [0.44, '#fff', 0.16],
  [0.56, '#fff', 0.04],
  [0.76, '#3a2410', 0.14],
  [0.9, '#1d1006', 0.64],
  [1, '#120903', 0.96],
])

export const PAINTS = {
  glaze,
  gold,
  punched,
  tesserae,
  hatched,
  orb,
  brass,
  'brass-down': brassDown,
  drum,
} satisfies Record<string, string>
