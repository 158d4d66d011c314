import { BUD, RHOMB } from './emblems/suit.ts'
import { burst, disc, star8, toPath } from './geometry/shape.ts'
import { hash, pick } from './hash.ts'

const KITS = [
  ['#E5563F', '#F2B441'],
  ['#2450C8', '#F7F0DF'],
  ['#22A06F', '#F7F0DF'],
  ['#F2B441', '#1B2A6B'],
  ['#A62F20', '#8DB4F4'],
  ['#0D6E78', '#F2B441'],
  ['#F7F0DF', '#E5563F'],
  ['#14205A', '#27B9B4'],
  ['#6B3252', '#F2B5A4'],
  ['#3A3B47', '#F3CE7A'],
  ['#F7F0DF', '#14205A'],
  ['#27B9B4', '#14205A'],
] as const

const SHIELDS = [
  'M24 3C31 6 37 7 42 7V23C42 34 34 41 24 45C14 41 6 34 6 23V7C11 7 17 6 24 3Z',
  disc(24, 24, 20.5),
  'M7 5H41V26C41 36 32 42 24 45C16 42 7 36 7 26Z',
  toPath(burst(24, 24, 8, 22, 22 * 0.87), true),
]

const FIELDS = [
  'M0 0H10V48H0ZM19 0H29V48H19ZM38 0H48V48H38Z',
  'M24 0H48V48H24Z',
  'M-4 40L40 -4L52 8L8 52Z',
  'M0 12H48V20H0ZM0 28H48V36H0Z',
  'M0 0H24V24H0ZM24 24H48V48H24Z',
  'M19 0H29V19H48V29H29V48H19V29H0V19H19Z',
  'M0 0H48V17H0Z',
  'M24 20L50 48H-2Z',
]

const CHARGES = [
  `<path d="${star8(24, 24, 10)}"/>`,
  `<path transform="translate(24 24) scale(.62)" d="${BUD}"/>`,
  '<path d="M28 14A11 11 0 1 0 28 34A8.6 8.6 0 1 1 28 14Z"/>',
  `<path transform="translate(24 24) scale(.66)" d="${RHOMB}"/>`,
  `<path d="${disc(24, 24, 7.5)}"/>`,
]

/** A club crest from a team's name: shield, kit colours, field and charge. */
export function crest(code: string, { size = 48 }: { size?: number } = {}): string {
  const [ground, second] = pick(code, 'kit', KITS)
  const id = `c${hash(code).toString(36)}`
  const shape = pick(code, 'shield', SHIELDS)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="${size}" height="${size}">`,
    `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">`,
    `<rect width="48" height="48" fill="${ground}"/>`,
    `<path fill="${second}" d="${pick(code, 'field', FIELDS)}"/></g>`,
    '<g fill="#F7F0DF" stroke="#0A0F24" stroke-width="2" stroke-linejoin="round" paint-order="stroke">',
    pick(code, 'charge', CHARGES),
    '</g>',
    `<path d="${shape}" fill="none" stroke="#F7F0DF" stroke-width="3.4"/>`,
    `<path d="${shape}" fill="none" stroke="#0A0F24" stroke-width="1.2"/></svg>`,
  ].join('')
}
