import { rad } from '../geometry/numbers.ts'
import { disc, rrect, star8, wedge } from '../geometry/shape.ts'
import { card } from './card.ts'
import { isoDie } from './die.ts'
import type { EmblemPainter } from './part.ts'
import { BUD, RHOMB, SPADE } from './suit.ts'

/** A chip, by its colour. */
const chip = (x: number, y: number, r: number, glaze: string): string[] => [
  `${glaze} ${disc(x, y, r)}`,
  `!w ${Array.from({ length: 6 }, (_, at) => wedge(r * 0.72, r - 1, rad(at * 60 - 13), rad(at * 60 + 13))).join('')} ~ translate(${x} ${y})`,
  `w ${disc(x, y, r * 0.55)}`,
  `!${glaze} ${star8(x, y, r * 0.42)}`,
]

const FAN = [-44, -22, 0, 22, 44]

/** The games of a table, each by what lies on it. */
export const TABLES = {
  yirmiBir: () => [
    ...card('translate(15 -8) rotate(14) scale(1.25)', `r ${BUD}`, 'translate(0 2) scale(0.95)'),
    ...card('translate(-15 -4) rotate(-10) scale(1.25)', `k ${SPADE}`, 'translate(0 0) scale(1.2)'),
    ...chip(22, 32, 18, 'r'),
  ],
  bakara: () => [
    `c ${rrect(-19, -29, 38, 58, 6)} ~ translate(21 -2) rotate(16) scale(1.3)`,
    `!s ${star8(0, 0, 15)} ~ translate(21 -2) rotate(16) scale(1.3)`,
    `w ${rrect(-19, -29, 38, 58, 6)} ~ translate(-15 0) rotate(-8) scale(1.35)`,
    ...[-10, 0, 10].flatMap((x) =>
      [-17, 0, 17].map(
        (y) =>
          `!r ${RHOMB} ~ translate(-15 0) rotate(-8) scale(1.35) translate(${x} ${y}) scale(0.4)`,
      ),
    ),
  ],
  holdem: () => [
    ...[-36, -18, 0, 18, 36].flatMap((x, at) => [
      `w ${rrect(x - 8, -44, 16, 26, 3)}`,
      `!${['r', 'k', 'r', 'k', 'r'][at]} ${[RHOMB, SPADE, BUD, SPADE, RHOMB][at]} ~ translate(${x} -31) scale(0.38)`,
    ]),
    ...card('translate(-15 16) rotate(-12) scale(0.95)', `k ${SPADE}`, 'translate(0 0) scale(1.1)'),
    ...card('translate(15 16) rotate(12) scale(0.95)', `r ${RHOMB}`, 'translate(0 0) scale(1.1)'),
    ...chip(0, 42, 12, 's'),
  ],
  besli: () =>
    FAN.flatMap((turn, at) =>
      card(
        `translate(0 40) rotate(${turn}) translate(0 -50) scale(0.98)`,
        `${at % 2 ? 'k' : 'r'} ${at % 2 ? SPADE : at === 2 ? BUD : RHOMB}`,
        'translate(-8 -17) scale(0.52)',
      ),
    ).concat([`s ${star8(0, 38, 15)}`, `r ${disc(0, 38, 6)}`]),
  ucZar: () => [
    ...isoDie([0, -28], 25, [6, 4, 2], ['w', 'd', 'p'], 'r'),
    ...isoDie([-25, 13], 25, [3, 1, 5], ['t', 'T', 'c'], 'w'),
    ...isoDie([25, 13], 25, [5, 2, 4], ['s', 'S', 's'], 'k'),
  ],
} satisfies Record<string, EmblemPainter>
