import { TAU } from '../geometry/numbers.ts'
import { rrect, star8 } from '../geometry/shape.ts'
import { GLAZE } from '../palette.ts'
import { BOARDS, BACK as CURTAINS, VALANCE } from './curtain.ts'
import { FRONT as GLOBE_TABLE, BACK as GLOBE_WALL, PRESENTER, PRESENTER_AT } from './globe.ts'
import { horseParts, lookOf, NUMBER_AT } from './horse.ts'
import { BALL_DRAWING, PITCH } from './pitch.ts'
import { presenter } from './presenter.ts'

/** Of a tile, which is 640 by 360. */
const WIDTH = 640
const IVORY = '#FBF6E8'
const SAFFRON = '#F2B441'

const placed = (x: number, y: number, scale: number, drawing: string, more = ''): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"${more}>${drawing}</g>`

const word = (text: string, size: number, fill: string, y = 0): string =>
  `<text y="${y}" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${size}" fill="${fill}">${text}</text>`

const SUITS = {
  spade:
    'M0 -24C10 -12 24 -4 24 8C24 18 10 20 4 12C4 18 6 22 10 25H-10C-6 22 -4 18 -4 12C-10 20 -24 18 -24 8C-24 -4 -10 -12 0 -24Z',
  heart: 'M0 24C-10 12 -26 4 -26 -9C-26 -22 -8 -26 0 -12C8 -26 26 -22 26 -9C26 4 10 12 0 24Z',
  diamond: 'M0 -26L20 0L0 26L-20 0Z',
}
const CARD = rrect(-46, -64, 92, 128, 12)
const face = (suit: keyof typeof SUITS, rank: string): string => {
  const colour = suit === 'spade' ? GLAZE.ink : '#B23524'
  return `<path d="${CARD}" fill="${IVORY}" stroke="${GLAZE.ink}" stroke-width="4"/><path d="${SUITS[suit]}" transform="translate(8 22)" fill="${colour}"/>${placed(-22, -22, 1, word(rank, 36, colour))}`
}
const BACK = `<path d="${CARD}" fill="${IVORY}" stroke="${GLAZE.ink}" stroke-width="4"/><path d="${rrect(-38, -56, 76, 112, 8)}" fill="#14307F"/><path d="${star8(0, 0, 32)}" fill="#27B9B4" stroke="${IVORY}" stroke-width="4"/>`
const HAND = [face('heart', 'K'), face('spade', '7'), face('diamond', 'A'), BACK, BACK]

/** The curtains are tied, three of five cards lie open. */
const curtain = (): string =>
  placed(
    0,
    0,
    WIDTH / 1_076,
    [
      CURTAINS,
      ...HAND.map((card, at) => placed(286 + at * 126, 392, 1.28, card)),
      BOARDS,
      VALANCE,
    ].join(''),
  )

const BALLS = ['#C4412E', '#2450C8', SAFFRON, '#127F5A', '#6B3252', '#27B9B4']
const ball = (at: number, number: number): string => {
  const colour = BALLS[at % BALLS.length] ?? SAFFRON
  return `<circle r="30" fill="${colour}" stroke="${GLAZE.ink}" stroke-width="3"/><circle r="18" fill="${IVORY}"/>${word(String(number), 20, GLAZE.ink, 7)}`
}
const IN_GLOBE = [7, 23, 31, 42, 5, 18, 36, 49, 11, 27, 44, 2, 38]
const IN_TRAY = [14, 31, 8, 46]

/** Balls on two rings and in the middle of the glass. */
const inGlobe = IN_GLOBE.map((number, at) => {
  const [radius, turn] = at === 0 ? [0, 0] : at < 5 ? [58, (at / 4) * TAU] : [122, (at / 8) * TAU]
  const [x, y] = [538 + radius * Math.cos(turn), 262 + radius * Math.sin(turn)]
  return placed(Math.round(x), Math.round(y), 1, ball(at, number))
}).join('')
const GLASS =
  '<circle cx="538" cy="262" r="166" fill="#BDEFE6" fill-opacity=".1" stroke="#F7F0DF" stroke-width="7"/><path d="M430 190C450 150 490 124 530 122" fill="none" stroke="#F7F0DF" stroke-opacity=".7" stroke-width="10" stroke-linecap="round"/>'

/** The globe and its presenter, and the first balls in the tray. */
const globe = (): string =>
  placed(
    0,
    -30,
    WIDTH / 1_076,
    [
      GLOBE_WALL,
      `<g transform="${PRESENTER_AT}">${presenter(PRESENTER.look)}</g>`,
      GLOBE_TABLE,
      inGlobe,
      GLASS,
      ...IN_TRAY.map((number, at) => placed(380 + at * 92, 610, 1.25, ball(at, number))),
    ].join(''),
  )

const PLAYERS = [
  [180, 150, 4],
  [300, 400, 6],
  [420, 220, 8],
  [590, 330, 10],
  [700, 160, 9],
] as const
const OPPONENTS = [
  [500, 420, 7],
  [660, 420, 5],
  [800, 250, 3],
  [880, 400, 2],
  [985, 274, 1],
] as const
const player =
  (isHome: boolean) =>
  ([x, y, number]: readonly [number, number, number]) => {
    const [fill, line, figure] = isHome ? ['#E5563F', IVORY, IVORY] : [IVORY, GLAZE.ink, GLAZE.ink]
    const disc = `<circle r="26" cy="5" fill="#05081A" fill-opacity=".4"/><circle r="26" fill="${fill}" stroke="${line}" stroke-width="5"/>`
    return placed(x, y, 1, disc + word(String(number), 24, figure, 9))
  }

/** An attack on tiled grass. */
const pitch = (): string =>
  [
    '<path d="M0 0H640V360H0Z" fill="#04271D"/>',
    placed(
      0,
      17,
      WIDTH / 1_076,
      [
        PITCH,
        '<path d="M590 330C640 300 660 220 700 160C760 150 800 190 872 232" fill="none" stroke="#F2B441" stroke-width="7" stroke-dasharray="4 16" stroke-linecap="round"/>',
        ...PLAYERS.map(player(true)),
        ...OPPONENTS.map(player(false)),
        placed(872, 232, 2, BALL_DRAWING),
      ].join(''),
    ),
  ].join('')

function horse(number: number, x: number, y: number, scale: number): string {
  const parts = horseParts(number, number % 2 ? 'stretched' : 'gathered').map(
    ({ path, fill = 'none', line, width }) =>
      `<path d="${path}" fill="${fill}" stroke="${line}" stroke-width="${width}"/>`,
  )
  const figure = word(String(number), NUMBER_AT.size, lookOf(number).figure)
  const drawn = [
    '<ellipse cy="66" rx="104" ry="9" fill="#05081A" fill-opacity=".3"/>',
    ...parts,
    placed(NUMBER_AT.x, NUMBER_AT.y, 1, figure),
  ].join('')
  return placed(x, y, scale, drawn, ' stroke-linejoin="round" stroke-linecap="round"')
}

const TOWERS = [40, 190, 216, 470, 590]
const skyline = TOWERS.map(
  (x) =>
    `<path d="M${x} 150V66H${x - 4}V58H${x}L${x + 17} 22L${x + 34} 58H${x + 38}V66H${x + 34}V150Z"/>`,
).join('')
const HEDGE = Array.from(
  { length: 17 },
  (_, at) => `<circle cx="${at * 42}" cy="150" r="19" fill="${at % 2 ? '#127F5A' : '#0D6B4B'}"/>`,
).join('')
const RAIL = Array.from({ length: 9 }, (_, at) => `M${20 + at * 80} 176V194`).join('')
const TURF = Array.from(
  { length: 24 },
  (_, at) => `M${(at * 137) % 640} ${206 + (at % 6) * 27}h34`,
).join('')

/** Four horses before the finish, under towers. */
const race = (): string =>
  [
    '<defs><linearGradient id="rs" x2="0" y2="1"><stop offset="0" stop-color="#5AA0D8"/><stop offset="1" stop-color="#CFE3E6"/></linearGradient></defs>',
    '<path d="M0 0H640V190H0Z" fill="url(#rs)"/><circle cx="112" cy="64" r="34" fill="#FFF1D0"/>',
    `<g fill="#3F6FB4">${skyline}<path d="M240 150V112H262L284 92L306 112H360V126H440V150Z"/></g>`,
    `<path d="M0 138C160 116 400 150 640 122V180H0Z" fill="#2E7F5C"/>${HEDGE}`,
    `<path d="M0 182H640V360H0Z" fill="#1F8A57"/><path d="${TURF}" stroke="#F7F0DF" stroke-opacity=".16" stroke-width="3" stroke-linecap="round"/>`,
    `<path d="M0 176H640${RAIL}" stroke="#F7F0DF" stroke-width="6"/>`,
    '<path d="M560 176V360" stroke="#C4412E" stroke-width="8" stroke-dasharray="18 18"/><circle cx="560" cy="164" r="19" fill="#C4412E" stroke="#F7F0DF" stroke-width="4"/>',
    `<path d="${star8(560, 164, 11)}" fill="#F7F0DF"/>`,
    horse(1, 330, 206, 0.62),
    horse(2, 228, 240, 0.7),
    horse(5, 408, 264, 0.78),
    horse(4, 262, 292, 0.86),
  ].join('')

/** The insides of rooms without a table, by their codes. */
export const ROOM_SCENES: Readonly<Record<string, () => string>> = {
  zar_perde: curtain,
  zar_kure_649: globe,
  zar_zar_ligi: pitch,
  zar_doludizgin: race,
}
