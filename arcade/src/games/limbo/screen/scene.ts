import { hash } from '@zar/art'
import { svgUrl } from '../../../screens/art-url.ts'
import { at, rounded, star } from '../../../screens/kit/art/shapes.ts'
import { skyline } from '../../../screens/kit/art/skyline.ts'

const [WIDTH, HEIGHT] = [1440, 900]

/** A number from 0 to 1 that is the same each time it is drawn. */
const drawn = (word: string): number => (hash(word) % 1_000) / 1_000

const stars = () =>
  Array.from({ length: 70 }, (_, index) => {
    const [x, y] = [drawn(`x${index}`) * WIDTH, drawn(`y${index}`) * 520]
    const size = 1.5 + drawn(`s${index}`) * 3.5
    return `<path d="${star(x, y, 8, size, 0.5)}" fill="#F7F0DF" fill-opacity="${(0.2 + drawn(`o${index}`) * 0.5).toFixed(2)}"/>`
  }).join('')

/** Roofs and towers above the ground line `y`. */
const city = (y: number, seed: number, fill: string) =>
  skyline({ y, seed, fill }, { width: WIDTH, height: HEIGHT })

/** Dusk over the roofs, drawn once. */
export const duskUrl = (): string =>
  svgUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice"><defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0A0716"/><stop offset=".55" stop-color="#2A1140"/><stop offset=".86" stop-color="#7A2F45"/><stop offset="1" stop-color="#C2573C"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#dusk)"/>${stars()}${city(690, 5, '#3A1634')}${city(748, 11, '#1C0A20')}</svg>`,
  )

/** A ring of rays that end in stars. */
export function burst(
  x: number,
  y: number,
  r: number,
  rays: number,
  colours: readonly [string, string],
) {
  return Array.from({ length: rays }, (_, index) => {
    const angle = (index * 360) / rays
    const isOdd = index % 2 === 1
    const [inner, outer] = [at(x, y, r * 0.32, angle), at(x, y, r * (isOdd ? 0.82 : 1), angle)]
    const [ray, tip] = isOdd ? colours : ([colours[1], colours[0]] as const)
    return `<path d="M${rounded(inner)}L${rounded(outer)}" stroke="${ray}" stroke-width="4" stroke-linecap="round"/><path d="${star(outer[0], outer[1], 8, isOdd ? 7 : 10, 0.6)}" fill="${tip}"/>`
  }).join('')
}
