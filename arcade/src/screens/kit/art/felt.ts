import { round1, star } from './shapes.ts'

/** `top`: where its straight edge lies; above the frame where the table fills it. */
export type FeltLook = { lit: string; edge: string; ring: string; top?: number }

const ABOVE = -170

/** The outline of a half-round table that is wider by `g` on each side. */
function outline(w: number, h: number, g: number, top: number): string {
  const [right, base] = [w + g, h + g]
  return `M${-g} ${top}H${right}V${round1(h * 0.4)}C${right} ${round1(h * 0.82 + g)} ${round1(w * 0.8 + g)} ${base} ${round1(w * 0.5)} ${base}C${round1(w * 0.2 - g)} ${base} ${-g} ${round1(h * 0.82 + g)} ${-g} ${round1(h * 0.4)}Z`
}

const STAR_STEP = 58

/** A table's felt of this size: wood, ivory line, ring, glaze lit from the dealer's side, stars on it. */
export function feltDrawing(w: number, h: number, id: string, look: FeltLook): string {
  let stars = ''
  for (let y = -174; y < h; y += STAR_STEP)
    for (let x = 0; x < w; x += STAR_STEP) stars += star(x + 29, y + 29, 8, 30)
  const shape = (g: number) => outline(w, h, g, look.top ?? ABOVE)
  return `<defs><radialGradient id="${id}-light" gradientUnits="userSpaceOnUse" cx="${w / 2}" cy="${round1(h * 0.34)}" r="${round1(w * 0.62)}"><stop offset="0" stop-color="${look.lit}"/><stop offset="1" stop-color="${look.edge}"/></radialGradient><clipPath id="${id}-edge"><path d="${shape(0)}"/></clipPath></defs><path d="${shape(26)}" fill="#05081A" fill-opacity=".5" transform="translate(0 12)"/><path d="${shape(24)}" fill="#3A1C0C"/><path d="${shape(24)}" fill="none" stroke="#6E3A1B" stroke-width="3"/><path d="${shape(9)}" fill="#F7F0DF"/><path d="${shape(6)}" fill="${look.ring}"/><path d="${shape(2)}" fill="#F7F0DF"/><path d="${shape(0)}" fill="url(#${id}-light)"/><g clip-path="url(#${id}-edge)"><path d="${stars}" fill="none" stroke="#F7F0DF" stroke-opacity=".07" stroke-width="1.6"/></g>`
}

export type Swag = { id: string; from: number; to: number; y: number; sag: number }

/** Text that hangs like a swag between two points; `table__swag` and `table__swag--small` are its letters. */
export const swagDrawing = (
  { id, from, to, y, sag }: Swag,
  text: string,
  size: number,
  isSmall = false,
): string =>
  `<path id="${id}" d="M${from} ${y}Q${(from + to) / 2} ${y + sag * 2} ${to} ${y}" fill="none"/><text class="table__swag${isSmall ? ' table__swag--small' : ''}" font-size="${size}"><textPath href="#${id}" startOffset="50%" text-anchor="middle">${text}</textPath></text>`

type Total = { isOn?: boolean; ground?: string; size?: number }

/** A total beside a hand: ivory plate, ink number; one that is in turn has a ring. */
export function totalDrawing(x: number, y: number, text: string, some: Total = {}): string {
  const { isOn = false, ground = '#F7F0DF', size = 24 } = some
  const w = Math.max(50, text.length * size * 0.6 + 22)
  const ring = isOn
    ? 'stroke="#2CC5BE" stroke-width="5"'
    : 'stroke="#0A0F24" stroke-opacity=".5" stroke-width="1.5"'
  return `<g transform="translate(${round1(x)} ${round1(y)})"><rect x="${round1(-w / 2)}" y="${round1(-size * 0.82)}" width="${round1(w)}" height="${round1(size * 1.64)}" rx="11" fill="${ground}" ${ring}/><text class="table__text" y="${round1(size * 0.36)}" text-anchor="middle" font-size="${size}" fill="#0A0F24">${text}</text></g>`
}

/** A betting circle with the star of the house in it. */
export const spotDrawing = (x: number, y: number, r: number, isOn = false): string =>
  `<g transform="translate(${round1(x)} ${round1(y)})"><circle r="${r}" fill="#05081A" fill-opacity=".22"/><circle r="${r}" fill="none" ${isOn ? 'stroke="#2CC5BE" stroke-width="4"' : 'stroke="#F7F0DF" stroke-opacity=".65" stroke-width="2.5"'}/><path d="${star(0, 0, 8, r * 0.78)}" fill="none" stroke="#F7F0DF" stroke-opacity=".28" stroke-width="2"/></g>`

/** The shoe that cards come from, seen from the front left. */
export const shoeDrawing = (x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-70 -40H60L92 40H-46Z" fill="#05081A" fill-opacity=".45" transform="translate(0 8)"/><path d="M-70 -40H60L92 40H-46Z" fill="#14205A" stroke="#0A0F24" stroke-width="3" stroke-linejoin="round"/><path d="M-70 -40L-46 40L-58 52L-84 -26Z" fill="#F7F0DF" stroke="#0A0F24" stroke-width="3" stroke-linejoin="round"/><path d="M-79 -29L-54 47M-75 -34L-50 43" stroke="#B9AE93" stroke-width="1.6"/><path d="M60 -40L92 40L82 52H-58L-46 40H92" fill="#0A1236" stroke="#0A0F24" stroke-width="3" stroke-linejoin="round"/><path d="${star(16, 0, 8, 26)}" fill="none" stroke="#F2B441" stroke-width="3"/></g>`
