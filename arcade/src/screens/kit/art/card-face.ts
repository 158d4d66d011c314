import { GARDEN } from '@zar/art/emblems/garden'
import { emblemPicture } from '@zar/art/emblems/paint'
import type { EmblemPainter } from '@zar/art/emblems/part'
import { SKY } from '@zar/art/emblems/sky'
import { TREASURE } from '@zar/art/emblems/treasure'
import { type Card, RANKS, rankOf, suitOf } from '../../../games/cards.ts'
import { polygon, star } from './shapes.ts'

type Suit = { ink: string; path: string }

/** Spades, hearts, diamonds, clubs: four colours and four outlines, in a box of 100 round its middle. */
const SUITS: readonly Suit[] = [
  {
    ink: '#0A0F24',
    path: 'M0 -46C8 -28 44 -12 44 14C44 34 20 40 8 22C10 34 14 40 22 45H-22C-14 40 -10 34 -8 22C-20 40 -44 34 -44 14C-44 -12 -8 -28 0 -46Z',
  },
  {
    ink: '#C4412E',
    path: 'M0 44C-18 24 -46 10 -46 -16C-46 -42 -14 -48 0 -22C14 -48 46 -42 46 -16C46 10 18 24 0 44Z',
  },
  {
    ink: '#2450C8',
    path: 'M0 -48C10 -26 22 -12 40 0C22 12 10 26 0 48C-10 26 -22 12 -40 0C-22 -12 -10 -26 0 -48Z',
  },
  {
    ink: '#0D6B47',
    path: 'M0 -46C14 -46 24 -35 24 -22C24 -16 22 -12 19 -8C23 -11 28 -12 32 -10C42 -7 46 2 45 12C43 24 30 30 18 26C13 24 9 21 7 17C9 30 13 38 22 45H-22C-13 38 -9 30 -7 17C-9 21 -13 24 -18 26C-30 30 -43 24 -45 12C-46 2 -42 -7 -32 -10C-28 -12 -23 -11 -19 -8C-22 -12 -24 -16 -24 -22C-24 -35 -14 -46 0 -46Z',
  },
]

const COURT: Record<string, EmblemPainter> = { K: TREASURE.tac, Q: GARDEN.lale, J: SKY.anka }
const PANEL = 'M44 34H90V128H44C44 118 38 116 38 106V56C38 46 44 44 44 34Z'
const EMBLEM_SIZE = 45

const suitAt = ({ ink, path }: Suit, x: number, y: number, size: number): string =>
  `<path transform="translate(${x} ${y}) scale(${size / 100})" d="${path}" fill="${ink}"/>`

/** What is written in a card's corner. */
export const printOf = (card: Card): string => {
  const rank = RANKS[rankOf(card)] ?? ''
  return rank === 'T' ? '10' : rank
}

/** How it is written is in the sheet: the page allows no style of its own inside a drawing. */
function indexOf(card: Card, suit: Suit): string {
  const print = printOf(card)
  const [x, look] = print === '10' ? [9, ' card__index--ten'] : [12, '']
  return `<text class="card__index${look}" x="${x}" y="39" fill="${suit.ink}">${print}</text>${suitAt(suit, 24, 58, 24)}`
}

function court(painter: EmblemPainter, { ink }: Suit): string {
  const corner = `translate(${65 - EMBLEM_SIZE / 2} ${82 - EMBLEM_SIZE * 0.52})`
  return `<path d="${PANEL}" fill="${ink}"/><path d="${PANEL}" fill="none" stroke="#F2B441" stroke-width="1.6" transform="translate(2.5 3) scale(.96)"/><path d="${star(65, 81, 8, 30)}" fill="none" stroke="#F7F0DF" stroke-opacity=".34" stroke-width="1.2"/><g transform="${corner}">${emblemPicture(painter, { size: EMBLEM_SIZE })}</g>`
}

const ace = (suit: Suit): string =>
  `<path d="${star(62, 92, 8, 37)}" fill="none" stroke="${suit.ink}" stroke-width="1.6" stroke-opacity=".5"/><path d="${star(62, 92, 8, 33)}" fill="${suit.ink}" fill-opacity=".09"/>${suitAt(suit, 62, 92, 38)}`

const SHEET =
  '<rect x=".5" y=".5" width="99" height="139" rx="10" fill="#FBF6E8" stroke="#05081A" stroke-opacity=".4"/><rect x="3.5" y="3.5" width="93" height="133" rx="7.5" fill="none" stroke="#D9C9A3"/>'

/** A card's face in a box of 100 × 140: its index, and one great suit, a star or a court panel. */
export function faceOf(card: Card): string {
  const rank = RANKS[rankOf(card)] ?? ''
  const suit = SUITS[suitOf(card)]
  if (!suit) return SHEET
  const figure = COURT[rank]
  const middle = rank === 'A' ? ace(suit) : suitAt(suit, 60, 92, 58)
  return `${SHEET}${figure ? court(figure, suit) : middle}${indexOf(card, suit)}`
}

const LATTICE = Array.from({ length: 35 }, (_, index) =>
  star(10 + (index % 5) * 20, 10 + Math.floor(index / 5) * 20, 8, 10.8),
).join('')

/** The star of the house on cobalt strapwork. The inner picture cuts the lattice off at its edge. */
export const BACK = `<rect x=".5" y=".5" width="99" height="139" rx="10" fill="#F7F0DF" stroke="#05081A" stroke-opacity=".5"/><rect x="6" y="6" width="88" height="128" rx="6" fill="#14307F"/><svg x="8" y="8" width="84" height="124" viewBox="8 8 84 124"><path d="${LATTICE}" fill="none" stroke="#8DB4F4" stroke-opacity=".55"/></svg><path d="${star(50, 70, 8, 35)}" fill="#14205A"/><path d="${star(50, 70, 8, 31)}" fill="none" stroke="#F7F0DF" stroke-width="2"/><path d="${polygon(50, 70, 4, 24, -45)}" fill="none" stroke="#27B9B4" stroke-width="3"/><path d="${polygon(50, 70, 4, 24, 0)}" fill="none" stroke="#F7F0DF" stroke-width="3"/><circle cx="50" cy="70" r="5" fill="#F2B441"/>`
