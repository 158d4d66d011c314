import { scoped } from '@zar/art/slots/drawing/scope'
import { MATERIALS } from '@zar/art/slots/looks/index'
import { doubledIn, flawOf, idFlawsOf } from '@zar/art/slots/testing/xml'
import { drawThing } from '@zar/art/slots/thing'
import { COPPER } from '@zar/art/slots/things/copper'
import { expect, test } from 'vitest'
import type { PageForm } from '../kit/use-form.ts'
import { BOXES, cellsOf, type Window } from './frame.ts'
import { risen } from './frames/sheet.ts'
import { amberPicture } from './pictures/amber.ts'
import { beadBranch } from './pictures/bead-branch.ts'
import { painting } from './pictures/painting.ts'
import { benchHeader, headerWords, strokes } from './pieces/bench-header.ts'
import { coin, coinPaint, GOLD } from './pieces/coin.ts'
import { fruitSeed, openFruit } from './pieces/counters/open-fruit.ts'
import { quayLanterns } from './pieces/counters/quay-lanterns.ts'
import { CRANK } from './pieces/crank.ts'
import { crowns } from './pieces/crowns.ts'
import { dial, figure, hands } from './pieces/dial.ts'
import { hillMedallion } from './pieces/hills.ts'
import { introCard } from './pieces/intro-card.ts'
import { lightning, lightningLabel } from './pieces/lightning.ts'
import { goldLine, plate } from './pieces/marks.ts'
import { boxesOn, pickTray } from './pieces/pick-tray.ts'
import { carpet, cypress, waterColumn } from './pieces/risers.ts'
import { squall } from './pieces/squall.ts'
import { bolt } from './scenes/storm/steppe.ts'

const FORMS: readonly PageForm[] = ['wide', 'tall']
const REEL: Window = [546, 108, 160, 450]
const HAMMER = drawThing(COPPER.cekic)
const CELLS = cellsOf({ reels: 5, rows: 3, x: 300, y: 100, w: 150, h: 150 })

const PIECES: Record<string, (form: PageForm) => string> = {
  coins: () =>
    coinPaint(GOLD) + ([0, 1, 2] as const).map((rank) => coin([100, 100, 60], rank, GOLD)).join(''),
  header: (form) =>
    benchHeader(form, { material: MATERIALS['hammered-copper'] }) + strokes(form, HAMMER, 2),
  crank: () => Object.values(CRANK).join(''),
  tray: (form) => pickTray(form, 'copper', 12),
  slab: (form) => pickTray(form, 'marble', 9),
  lining: (form) => pickTray(form, 'lace', 12),
  fruit: () =>
    openFruit({ x: 50, y: 50, r: 30 }, 4, 10) + fruitSeed({ x: 50, y: 50, r: 30 }, 3, 10),
  quay: () =>
    quayLanterns(15)
      .map(({ post, light }) => post + light)
      .join(''),
  hills: () => hillMedallion(HAMMER, 2),
  clock: () => dial(0, 0, 52) + figure(0, 0, 52) + hands(0, 0, 52, 3, 20),
  card: () => introCard('#C4412E', '#FBE9D2'),
  lightning: (form) => lightning(form, REEL),
  line: () =>
    goldLine(
      [0, 4, 6].flatMap((at) => CELLS[at] ?? []),
      50,
      8,
    ) + plate([9, 9, 90, 40]),
  painting,
  amberPicture,
  beadBranch,
  crowns: (form) => crowns(form, REEL, HAMMER),
  squall: (form) => squall(form, REEL),
  lighthouse: (form) => risen(form, 2).beam + risen(form, 2).tower,
  risers: (form) => [cypress, waterColumn, carpet].map((draw) => draw(form, REEL, true)).join(''),
  bolt: () => bolt(150, 150, 0.95),
}

test.each(Object.entries(PIECES))('%s is well-formed, whole and always the same', (_, draw) => {
  for (const form of FORMS) {
    const drawing = scoped(draw(form), 'x')
    expect([flawOf(drawing), idFlawsOf(drawing), doubledIn(drawing)]).toEqual([null, [], []])
    expect(drawing).not.toMatch(/NaN|undefined| style=/)
    expect(draw(form)).toBe(draw(form))
  }
})

test('the strokes that are left are bright, the others dim', () => {
  for (const left of [0, 1, 2, 3])
    expect(strokes('wide', HAMMER, left).match(/opacity="\.28"/g)?.length ?? 0).toBe(3 - left)
})

test('words of the header lie on their plate, however long', () => {
  for (const form of FORMS)
    for (const text of ['Toplam 6×', 'Toplam 1.076× · ₺2.152.000,00']) {
      const { label } = headerWords(form, { hasStrokes: false, text, fill: '', rim: '', ink: '' })
      expect(label.size * 0.56 * text.length).toBeLessThan(form === 'wide' ? 420 : 290)
      expect(label.size).toBeGreaterThan(11)
    }
})

test('twelve cups stand on the tray, none over another', () => {
  for (const form of FORMS) {
    const cups = boxesOn(form, 12)
    const [w, h] = BOXES[form]
    expect(new Set(cups.map(({ x, y }) => `${x} ${y}`)).size).toBe(12)
    for (const { x, y } of cups) expect(x > 0 && x < w && y > 0 && y < h).toBe(true)
  }
})

test('the plate of a reel of lightning is blank until the reel stands', () => {
  expect(lightningLabel('wide', REEL, null).text).toBe('')
  expect(lightningLabel('wide', REEL, 5).text).toBe('5×')
})

test('a line between cells leaves their things clear', () => {
  const [first, second] = [CELLS[0], CELLS[3]]
  const drawn = goldLine(
    [first, second].flatMap((cell) => cell ?? []),
    50,
    8,
  )
  expect(drawn).toContain('M425 175L475 175')
})
