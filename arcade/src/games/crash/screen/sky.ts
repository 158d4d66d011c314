import { hash } from '@zar/art'
import { svgUrl } from '../../../screens/art-url.ts'
import { star } from '../../../screens/kit/art/shapes.ts'
import { skyline } from '../../../screens/kit/art/skyline.ts'

const [WIDTH, HEIGHT] = [1440, 900]

/** A number from 0 to 1 that is the same each time it is drawn. */
const drawn = (word: string): number => (hash(word) % 1_000) / 1_000
const short = (n: number): string => n.toFixed(1)
const many = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

const city = (of: { y: number; seed: number; fill: string }): string =>
  skyline(of, { width: WIDTH, height: HEIGHT })

const stars = many(90, (index) => {
  const [x, y] = [drawn(`kx${index}`) * WIDTH, drawn(`ky${index}`) * HEIGHT * 0.72]
  const fill = index % 9 === 0 ? '#F2B441' : '#F7F0DF'
  const size = 1.6 + drawn(`ks${index}`) * 4.2
  return `<path d="${star(x, y, 8, size, 0.5)}" fill="${fill}" fill-opacity="${short(0.25 + drawn(`ko${index}`) * 0.55)}"/>`
})

/** Beside the kite, and beyond the edge of an upright phone. */
const MOON =
  '<circle cx="1000" cy="171" r="180" fill="url(#glow)"/><path d="M1015 117A63 63 0 1 0 1015 225A50.400 50.400 0 1 1 1015 117Z" fill="#F7F0DF"/>'

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
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#060A1E"/><stop offset=".5" stop-color="#101D56"/><stop offset=".8" stop-color="#1F3F9E"/><stop offset="1" stop-color="#2C6AB8"/></linearGradient><radialGradient id="glow"><stop offset="0" stop-color="#8DB4F4" stop-opacity=".5"/><stop offset="1" stop-color="#8DB4F4" stop-opacity="0"/></radialGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>${stars}${MOON}${city({ y: 738, seed: 3, fill: '#16286E' })}${city({ y: 792, seed: 8, fill: '#0D1848' })}<rect y="792" width="${WIDTH}" height="108" fill="#0A1236"/>${lights}${ripples}</svg>`,
  )
