import { f1, polar, rad } from '../geometry/numbers.ts'
import { disc, ell, rrect, star, star8, toPath, wedge } from '../geometry/shape.ts'
import { card } from './card.ts'
import { isoDie } from './die.ts'
import type { EmblemPainter } from './part.ts'
import { BUD, RHOMB, SPADE } from './suit.ts'

function points(index: number): string[] {
  const w = 12.33
  const [l, r, m] = [f1(-37 + index * w), f1(-37 + index * w + w), f1(-37 + index * w + w / 2)]
  const [upper, lower] = index % 2 ? ['c', 'r'] : ['r', 'c']
  return [`${upper} M${l} -32L${r} -32L${m} -5Z`, `${lower} M${l} 32L${r} 32L${m} 5Z`]
}

function seam(index: number): string {
  const end = (r: number, deg: number) => polar(0, 0, r, rad(index * 45 + deg))
  return toPath([end(17, 0), end(26, 0), end(30.5, 12)]) + toPath([end(26, 0), end(30.5, -12)])
}

/** The tools of play. */
export const GAMES = {
  zar: () => [
    ...isoDie([15, -12], 29, [3, 1, 2], ['t', 'T', 'c'], 'w'),
    ...isoDie([-13, 10], 35, [5, 3, 6], ['w', 'd', 'p'], 'r'),
  ],
  kart: () => [
    ...card('translate(-23 5) rotate(-24)', `r ${RHOMB}`, 'translate(-8 -15) scale(0.62)'),
    ...card('translate(23 5) rotate(24)', `k ${SPADE}`, 'translate(8 -15) scale(0.62)'),
    ...card('translate(0 -3) rotate(0)', `r ${BUD}`, 'translate(0 0) scale(1.25)'),
  ],
  tavla: () => [
    `S ${rrect(-45, -40, 90, 80, 8)}`,
    `w ${rrect(-37, -32, 74, 64, 3)}`,
    ...[0, 1, 2, 3, 4, 5].flatMap(points),
    'S M-4 -34L4 -34L4 34L-4 34Z',
    `k ${disc(-18, 20, 8)}`,
    `s ${disc(18, -18, 8)}`,
    `s ${disc(24, 21, 8)}`,
    `!S ${disc(18, -18, 3)}${disc(24, 21, 3)}`,
    `!w ${disc(-18, 20, 3)}`,
  ],
  cark: () => [
    `s ${disc(0, 0, 45)}`,
    ...Array.from(
      { length: 16 },
      (_, i) =>
        `${i === 0 ? 'e' : i % 2 ? 'k' : 'r'} ${wedge(20, 38, rad(i * 22.5 - 101.25), rad(i * 22.5 - 78.75))}`,
    ),
    `S ${disc(0, 0, 20)}`,
    `s ${star8(0, 0, 17)}`,
    `w ${disc(0, 0, 5.5)}`,
    `w ${disc(21, -25, 6)}`,
  ],
  pul: () => [
    `c ${disc(0, 0, 45)}`,
    ...Array.from(
      { length: 8 },
      (_, i) => `w ${wedge(33, 45, rad(i * 45 - 10), rad(i * 45 + 10))}`,
    ),
    `n ${disc(0, 0, 32)}`,
    `s ${star8(0, 0, 29)}`,
    `r ${star8(0, 0, 18)}`,
    `w ${disc(0, 0, 6)}`,
  ],
  bingo: () => [
    `t ${disc(-20, 18, 24)}`,
    `w ${disc(-20, 18, 13)}`,
    `s ${disc(23, 20, 21)}`,
    `w ${disc(23, 20, 11)}`,
    `r ${disc(2, -18, 27)}`,
    `w ${disc(2, -18, 15)}`,
    `!k ${star8(2, -18, 8.5)}${star8(-20, 18, 7)}${star8(23, 20, 6)}`,
    `!w ${ell(-10, -33, 5, 3.5)}`,
  ],
  top: () => [
    `w ${disc(0, 0, 42)}`,
    ...[0, 1, 2, 3, 4, 5, 6, 7].map(
      (i) => `c ${wedge(30, 42, rad(i * 45 + 11.5), rad(i * 45 + 33.5))}`,
    ),
    `-k ${[0, 1, 2, 3, 4, 5, 6, 7].map(seam).join('')}`,
    `c ${star(8, 0, 0, 19, 13, rad(90))}`,
    `r ${disc(0, 0, 5.5)}`,
  ],
  yedi: () => [
    'R M-26 -36L36 -36L36 -20C18 0 9 20 8 46L-14 46C-12 22 0 -2 14 -16L-10 -16L-10 -8L-26 -8Z',
    'r M-32 -44L32 -44L32 -28C14 -8 5 14 4 42L-18 42C-16 16 -4 -8 10 -24L-16 -24L-16 -15L-32 -15Z',
    '-w M-25 -37L24 -37',
  ],
} satisfies Record<string, EmblemPainter>
