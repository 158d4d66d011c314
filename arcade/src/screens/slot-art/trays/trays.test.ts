import { scoped } from '@zar/art/slots/drawing/scope'
import { doubledIn, flawOf, idFlawsOf } from '@zar/art/slots/testing/xml'
import { expect, test } from 'vitest'
import type { PageForm } from '../../kit/use-form.ts'
import { cellsOf } from '../frame.ts'
import { awl } from './awl.ts'
import { crossing, type MeterName, markOf, meter } from './meter.ts'
import { type Edge, outlineOf } from './outline.ts'
import { run } from './run.ts'
import { type VesselName, vessel } from './vessels.ts'

const CELLS = cellsOf({ reels: 7, rows: 7, x: 0, y: 0, w: 80, h: 100 })
const cells = (...numbers: number[]) => numbers.flatMap((at) => CELLS[at] ?? [])
const WHOLE = { edge: 'flowing', girth: 1, merged: 1 } as const
const METERS: readonly MeterName[] = ['comb', 'border', 'honey', 'floor']
const VESSELS: readonly VesselName[] = ['jar', 'ball', 'pot', 'bowl']
const FORMS: readonly PageForm[] = ['wide', 'tall']
/** Round the cell in the middle. */
const RING = [8, 9, 10, 15, 17, 22, 23, 24]

const loops = (d: string) => d.split('Z').filter((loop) => loop !== '')

test.each<Edge>(['flowing', 'stepped', 'cut'])(
  'a run with a %s edge has one outline, and one for each hole',
  (edge) => {
    const of = (...numbers: number[]) => loops(outlineOf(cells(...numbers), { ...WHOLE, edge }))
    expect(of(0, 1, 2, 9, 16)).toHaveLength(1)
    expect(of(...RING)).toHaveLength(2)
    expect(of(...RING, 16)).toHaveLength(1)
  },
)

test('cells that touch by a corner alone are not joined there', () => {
  expect(loops(outlineOf(cells(0, 8), WHOLE))).toHaveLength(2)
})

test('a run stays within its cells but for a hair', () => {
  const numbers =
    outlineOf(cells(...RING), WHOLE)
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? []
  const across = numbers.filter((_, at) => at % 2 === 0)
  const down = numbers.filter((_, at) => at % 2 === 1)
  expect(Math.min(...across)).toBeGreaterThan(80 - 4)
  expect(Math.max(...across)).toBeLessThan(4 * 80 + 4)
  expect(Math.min(...down)).toBeGreaterThan(100 - 5)
  expect(Math.max(...down)).toBeLessThan(4 * 100 + 5)
})

test('a run has a gold rim only where more than the stake has come back', () => {
  const look = { edge: 'flowing', colour: '#123456', ground: '#ABCDEF' } as const
  const rim = (isLit: boolean) => run(cells(...RING), look, { merged: 1, girth: 1, isLit })
  expect(rim(true)).toContain('#F2B441')
  expect(rim(false)).not.toContain('#F2B441')
})

const PIECES: Record<string, string[]> = {
  meters: METERS.flatMap((name) =>
    FORMS.flatMap((form) => [meter(name, form, 33), crossing(name, 600, form)]),
  ),
  vessels: VESSELS.map((name) => vessel(name, 38, '#C8442F')),
  awl: [awl()],
  runs: (['flowing', 'stepped', 'cut'] as const).map((edge) =>
    run(
      cells(...RING),
      { edge, colour: '#123456', ground: '#ABCDEF' },
      { merged: 0.4, girth: 0.3, isLit: true },
    ),
  ),
}

test.each(Object.entries(PIECES))('%s are well-formed and whole', (_, drawings) => {
  for (const drawing of drawings) {
    const whole = scoped(drawing, 'x')
    expect([flawOf(whole), idFlawsOf(whole), doubledIn(whole)]).toEqual([null, [], []])
    expect(whole).not.toMatch(/NaN|undefined| style=/)
  }
})

test('each drop lights half a tooth of the comb, and its marks go up with the drops', () => {
  const lit = (drops: number) =>
    [...meter('comb', 'wide', drops).matchAll(/h-([\d.]+)" fill="none" stroke="#F2B441"/g)].map(
      ([, length]) => Number(length),
    )
  expect(lit(0)).toEqual([])
  expect(lit(1)).toEqual([23])
  expect(lit(4)).toEqual([46, 46])
  expect(lit(50)).toHaveLength(25)
  expect(lit(90)).toHaveLength(25)
  expect(markOf(10)).toBeGreaterThan(markOf(25))
})

test('every meter shows how full it is', () => {
  for (const name of METERS)
    for (const form of FORMS) {
      const drawn = [0, 1, 2, 49, 50].map((drops) => meter(name, form, drops))
      expect(new Set(drawn).size).toBe(5)
    }
})
