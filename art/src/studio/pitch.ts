import { star8 } from '../geometry/shape.ts'

const TILE = 66
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)
const tiles = upTo(8)
  .flatMap((row) =>
    upTo(16).map((column) => star8(40 + column * TILE + 33, row * TILE + 33 + 16, 35)),
  )
  .join('')
const stripes = upTo(4)
  .map(
    (at) =>
      `<rect x="${38 + at * 250}" y="20" width="125" height="508" fill="#fff" fill-opacity=".035"/>`,
  )
  .join('')

/** Tiled grass and its lines. */
export const PITCH = [
  '<defs><radialGradient id="pt" gradientUnits="userSpaceOnUse" cx="538" cy="270" r="640"><stop offset="0" stop-color="#1C8A62"/><stop offset="1" stop-color="#073A2C"/></radialGradient><linearGradient id="pa"><stop offset="0" stop-color="#2CC5BE" stop-opacity="0"/><stop offset="1" stop-color="#2CC5BE" stop-opacity=".34"/></linearGradient></defs>',
  '<rect x="24" y="6" width="1028" height="536" rx="16" fill="url(#pt)"/>',
  stripes,
  `<path d="${tiles}" fill="none" stroke="#F7F0DF" stroke-opacity=".05" stroke-width="2"/>`,
  `<g fill="none" stroke="#F7F0DF" stroke-opacity=".8" stroke-width="3.500"><rect x="38" y="20" width="1000" height="508"/><path d="M538 20V528"/><circle cx="538" cy="274" r="76"/><path d="M38 144H178V404H38M38 216H92V332H38M1038 144H898V404H1038M1038 216H984V332H1038"/></g>`,
  `<path d="${star8(538, 274, 26)}" fill="none" stroke="#F7F0DF" stroke-width="3"/><circle cx="538" cy="274" r="5" fill="#F7F0DF"/>`,
].join('')

/** The wash over the half that is attacked. */
export const WASH = '<rect x="538" y="20" width="500" height="508" fill="url(#pa)"/>'

const BALL_STAR = star8(0, 0, 4)
export const BALL_DRAWING = `<circle r="8" fill="#FBF6E8" stroke="#0A0F24" stroke-width="2"/><path d="${BALL_STAR}" fill="#0A0F24"/>`
