import { disc, type Point, star } from './shapes.ts'

const SPOTS: Record<number, readonly Point[]> = {
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** A die from the front with its lower edge, in a box of 100 × 106 whose middle is the origin. One is a star. */
export function dieDrawing(value: number): string {
  const spots = (SPOTS[value] ?? []).map(([x, y]) => disc(x * 22, y * 22, 8.2)).join('')
  const face =
    value === 1
      ? `<path d="${star(0, 0, 8, 15)}" fill="#C4412E"/><circle r="4" fill="#F7F0DF"/>`
      : `<path d="${spots}" fill="#0A0F24"/>`
  return `<rect x="-44" y="-36" width="88" height="88" rx="20" fill="#05081A" fill-opacity=".45"/><rect x="-44" y="-40" width="88" height="88" rx="20" fill="#CDBB92"/><rect x="-44" y="-46" width="88" height="88" rx="20" fill="#F7F0DF"/><rect x="-40.5" y="-42.5" width="81" height="81" rx="17" fill="none" stroke="#CDBB92" stroke-opacity=".55" stroke-width="1.5"/><g transform="translate(0 -2)">${face}</g>`
}
