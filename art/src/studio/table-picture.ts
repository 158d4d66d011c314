import { f1, polar, TAU } from '../geometry/numbers.ts'
import { disc, rrect, star8, toPath } from '../geometry/shape.ts'
import { ownCodeOf } from '../own-looks.ts'
import { GLAZE } from '../palette.ts'
import { presenter } from './presenter.ts'
import { ROOM_SCENES } from './room-scenes.ts'
import { type StudioLook, studioLookOf } from './rooms.ts'
import { studio, tableEdge } from './studio.ts'

const [WIDTH, HEIGHT] = [640, 360]
const EDGE_Y = 232

/** A room as its tile in a lobby shows it, 640 by 360; undefined of another game. */
export function tablePicture(code: string): string | undefined {
  const look = studioLookOf(code)
  const drawing = look ? tableOf(look) : ROOM_SCENES[ownCodeOf(code)]?.()
  return (
    drawing &&
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`
  )
}

/** A presenter behind the table, and what is played on it. */
function tableOf(look: StudioLook): string {
  const x = look.thing === 'cards' ? 320 : 410
  const place = { width: WIDTH, height: HEIGHT, x, nicheWidth: 220, ids: 't' }
  const { presenter: person, felt, ring } = look
  const pose = look.thing === 'cards' ? 'open' : 'spin'
  return [
    studio(look.colours, place),
    // What is played stands at the right hand of the presenter, who is turned to it.
    `<g transform="translate(${x} 118) scale(${look.thing === 'cards' ? '' : '-'}.52 .52)">${presenter(person.look, pose)}</g>`,
    tableEdge(EDGE_Y, WIDTH, { felt, ring }),
    THINGS[look.thing](),
  ].join('')
}

const THINGS: Record<StudioLook['thing'], () => string> = {
  roulette: () => `<g transform="translate(176 246) scale(.58 .36)">${rouletteWheel()}</g>`,
  wheel: () => `<g transform="translate(176 190) scale(.64)">${prizeWheel()}</g>`,
  cards: () => [0, 1, 2, 3].map(card).join(''),
}

const ring = (r: number, fill: string, more = '') => `<circle r="${r}" fill="${fill}"${more}/>`
const wedgeOf = (r0: number, r1: number, from: number, to: number) =>
  toPath(
    [polar(0, 0, r0, from), polar(0, 0, r1, from), polar(0, 0, r1, to), polar(0, 0, r0, to)],
    true,
  )

function sectors(count: number, r0: number, r1: number, colourOf: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => {
    const from = (at * TAU) / count - TAU / 4
    return `<path d="${wedgeOf(r0, r1, from, from + TAU / count)}" fill="${colourOf(at)}" stroke="#D9A441" stroke-width="1.2"/>`
  }).join('')
}

const POCKETS = 37

const rouletteWheel = (): string =>
  [
    ring(246, '#05081A', ' fill-opacity=".5" cy="10"'),
    ring(242, '#2A1608', ' stroke="#F7F0DF" stroke-width="5"'),
    ring(232, '#4A2511', ' stroke="#27B9B4" stroke-width="5"'),
    sectors(POCKETS, 124, 200, (at) => {
      if (at === 0) return '#127F5A'
      return at % 2 ? '#B23524' : '#0A0F24'
    }),
    ring(122, '#7A3F1C', ' stroke="#F2B441" stroke-width="4"'),
    `<path d="${star8(0, 0, 104)}" fill="#14307F" stroke="#F7F0DF" stroke-width="3"/>`,
    `<path d="${star8(0, 0, 64)}" fill="#27B9B4" stroke="#F7F0DF" stroke-width="3"/>`,
    ring(22, '#F2B441', ' stroke="#0A0F24" stroke-width="2"'),
    `<circle cx="150" cy="-142" r="13" fill="#FBF6E8" stroke="${GLAZE.ink}" stroke-width="2"/>`,
  ].join('')

const WHEEL_COLOURS = ['#1E3F9E', '#0D6E78', '#1E3F9E', '#DB9730', '#1E3F9E', '#0D6B4B']

const prizeWheel = (): string =>
  [
    ring(252, '#05081A', ' fill-opacity=".5" cy="10"'),
    ring(248, '#F7F0DF') + ring(240, '#27B9B4') + ring(232, '#0A1650'),
    sectors(36, 76, 224, (at) => {
      if (at === 0) return '#F7F0DF'
      return at === 18 ? '#C4412E' : (WHEEL_COLOURS[at % WHEEL_COLOURS.length] ?? '')
    }),
    ring(82, '#F7F0DF') + ring(76, '#14307F'),
    `<path d="${star8(0, 0, 56)}" fill="#27B9B4" stroke="#F7F0DF" stroke-width="3"/>`,
    ring(20, '#F2B441', ' stroke="#0A0F24" stroke-width="2"'),
    '<path d="M-20 -268H20L0 -220Z" fill="#E5563F" stroke="#F7F0DF" stroke-width="4" stroke-linejoin="round"/>',
  ].join('')

/** A card that lies on the table: two open, two shut. */
function card(at: number): string {
  const x = 196 + at * 70 + (at > 1 ? 38 : 0)
  const isOpen = at > 1
  const face = isOpen
    ? `<path d="${disc(0, 0, 11)}" fill="${at === 2 ? '#B23524' : GLAZE.ink}"/>`
    : `<path d="${rrect(-18, -26, 36, 52, 4)}" fill="#14307F"/><path d="${star8(0, 0, 17)}" fill="#27B9B4" stroke="#F7F0DF" stroke-width="2"/>`
  return `<g transform="translate(${x} ${f1(292 + Math.abs(at - 1.5) * 4)}) rotate(${(at - 1.5) * 4})"><path d="${rrect(-23, -31, 46, 62, 6)}" fill="#FBF6E8" stroke="${GLAZE.ink}" stroke-width="2.5"/>${face}</g>`
}
