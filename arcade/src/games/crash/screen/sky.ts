import { hash } from '@zar/art'
import { svgUrl } from '../../../screens/art-url.ts'
import { star } from '../../../screens/kit/art/shapes.ts'

const [WIDTH, HEIGHT] = [1440, 900]

/** A number from 0 to 1 that is the same each time it is drawn. */
const drawn = (word: string): number => (hash(word) % 1_000) / 1_000
const short = (n: number): string => n.toFixed(1)
const many = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

const stars = many(90, (index) => {
  const [x, y] = [drawn(`kx${index}`) * WIDTH, drawn(`ky${index}`) * HEIGHT * 0.72]
  const fill = index % 9 === 0 ? '#F2B441' : '#F7F0DF'
  const size = 1.6 + drawn(`ks${index}`) * 4.2
  return `<path d="${star(x, y, 8, size, 0.5)}" fill="${fill}" fill-opacity="${short(0.25 + drawn(`ko${index}`) * 0.55)}"/>`
})

/** Beside the kite, and beyond the edge of an upright phone. */
const MOON =
  '<circle cx="1000" cy="171" r="180" fill="url(#glow)"/><path d="M1015 117A63 63 0 1 0 1015 225A50.400 50.400 0 1 1 1015 117Z" fill="#F7F0DF"/>'

/** What stands in the city: how wide each is, and its outline from its lower left corner on. */
const BUILDINGS: readonly { width: number; outline: (x: number, y: number) => string }[] = [
  {
    width: 100,
    outline: (x, y) =>
      `V${y - 52}H${x + 6}V${y - 66}H${x}L${x + 46} ${y - 104}L${x + 92} ${y - 66}H${x + 86}V${y - 52}H${x + 92}V${y}`,
  },
  {
    width: 64,
    outline: (x, y) =>
      `H${x + 8}V${y - 96}H${x + 3}V${y - 106}H${x + 8}L${x + 30} ${y - 156}L${x + 52} ${y - 106}H${x + 57}V${y - 96}H${x + 52}V${y}`,
  },
  {
    width: 84,
    outline: (x, y) =>
      `V${y - 40}H${x + 12}L${x + 40} ${y - 60}L${x + 68} ${y - 40}H${x + 76}V${y}`,
  },
  { width: 58, outline: (x, y) => `V${y - 22}H${x + 52}V${y}` },
  {
    width: 40,
    outline: (x, y) =>
      `H${x + 6}C${x + 8} ${y - 30} ${x + 12} ${y - 60} ${x + 20} ${y - 86}C${x + 28} ${y - 60} ${x + 32} ${y - 30} ${x + 34} ${y}`,
  },
]

/** Houses, towers, walls and trees, down to the picture's lower edge. */
function city(y: number, seed: number, fill: string): string {
  let outline = `M0 ${HEIGHT}V${y}`
  for (let x = 0, index = 0; x < WIDTH; index++) {
    const building = BUILDINGS[hash(`sky${seed}${index}`) % BUILDINGS.length]
    if (!building) break
    outline += building.outline(x, y)
    x += building.width
  }
  return `<path d="${outline}H${WIDTH}V${HEIGHT}Z" fill="${fill}"/>`
}

const lights = many(
  40,
  (index) =>
    `<path d="M${short(drawn(`lx${index}`) * WIDTH)} ${short(HEIGHT * (0.845 + drawn(`ly${index}`) * 0.035))}h5v8h-5Z" fill="#F2B441" fill-opacity="${short(0.35 + drawn(`lo${index}`) * 0.5)}"/>`,
)

const ripples = many(
  26,
  (index) =>
    `<path d="M${short(drawn(`wx${index}`) * WIDTH)} ${short(HEIGHT * (0.9 + drawn(`wy${index}`) * 0.1))}h${short(20 + drawn(`wl${index}`) * 60)}" stroke="#8DB4F4" stroke-opacity="${short(0.1 + drawn(`wo${index}`) * 0.22)}" stroke-width="2" stroke-linecap="round"/>`,
)

/** Night over a city by the water, drawn once. */
export const skyUrl = (): string =>
  svgUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#060A1E"/><stop offset=".5" stop-color="#101D56"/><stop offset=".8" stop-color="#1F3F9E"/><stop offset="1" stop-color="#2C6AB8"/></linearGradient><radialGradient id="glow"><stop offset="0" stop-color="#8DB4F4" stop-opacity=".5"/><stop offset="1" stop-color="#8DB4F4" stop-opacity="0"/></radialGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>${stars}${MOON}${city(738, 3, '#16286E')}${city(792, 8, '#0D1848')}<rect y="792" width="${WIDTH}" height="108" fill="#0A1236"/>${lights}${ripples}</svg>`,
  )
