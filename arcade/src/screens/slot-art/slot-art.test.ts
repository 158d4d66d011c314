import { picture, scoped } from '@zar/art/slots/drawing/scope'
import { doubledIn, flawOf, idFlawsOf } from '@zar/art/slots/testing/xml'
import { TITLES } from '@zar/art/slots/titles'
import { expect, test } from 'vitest'
import { board } from './board.ts'
import { BOXES, type Form, type Frame, pageFormOf } from './frame.ts'
import { loadSlotArt, ownName, thingNamesOf } from './load-slot-art.ts'
import { MACHINE_ARTS } from './testing/machine-arts.ts'

const FORMS: readonly Form[] = ['wide', 'tall', 'upright']
const ARTS = await Promise.all(
  TITLES.map(async (title) => ({
    title,
    art: await loadSlotArt(title, MACHINE_ARTS[title.machine]),
  })),
)

const SHAPES: Record<string, number> = {
  classic: 9,
  lines: 15,
  'ways-243': 15,
  'ways-1024': 20,
  cascade: 9,
  cluster: 49,
  hold: 15,
  expanding: 15,
  sticky: 9,
  pick: 15,
  storm: 15,
  anywhere: 30,
}

const flawsOf = (drawing: string) => [
  flawOf(drawing),
  ...idFlawsOf(drawing),
  ...doubledIn(drawing),
  /NaN|undefined| style=/.exec(drawing)?.[0] ?? null,
]

function played(frame: Frame, things: ReadonlyMap<string, string>): string {
  const drawings = [...things.values()]
  const shown = frame.cells.map((_, at) => drawings[at % drawings.length] ?? null)
  return board(frame, shown, [0, 4, 7])
}

test('every title has its frame, its place and its things in both forms, and all is well-formed', () => {
  for (const { title, art } of ARTS) {
    expect([...art.things.keys()]).toEqual(thingNamesOf(title).map(ownName))
    for (const form of FORMS) {
      const frame = art.frame(form)
      expect([title.code, frame.cells.length]).toEqual([title.code, SHAPES[title.machine]])
      for (const drawing of [played(frame, art.things), art.place(pageFormOf(form))]) {
        const flaws = flawsOf(scoped(drawing, 'x')).filter((flaw) => flaw !== null)
        expect([title.code, form, flaws]).toEqual([title.code, form, []])
      }
    }
  }
})

test('no two titles look alike: each has its own empty machine and its own place', () => {
  for (const form of FORMS) {
    expect(new Set(ARTS.map(({ art }) => art.frame(form).back)).size).toBe(44)
    expect(new Set(ARTS.map(({ art }) => art.place(pageFormOf(form)))).size).toBe(44)
  }
})

/** The machines whose reels can be turned have a form more. */
const TURNED = new Set(['lines', 'ways-243', 'ways-1024', 'hold', 'expanding', 'pick', 'storm'])

const FRAMES = ARTS.flatMap(({ title, art }) =>
  FORMS.filter((form) => form !== 'upright' || TURNED.has(title.machine)).map((form) => ({
    name: `${title.code} ${form}`,
    box: BOXES[form],
    frame: art.frame(form),
  })),
)

test('a thing lies whole in the box, in whichever cell', () => {
  for (const { name, box, frame } of FRAMES) {
    const { size, stretch } = frame.thing
    expect(size, name).toBeGreaterThan(40)
    for (const { x, y } of frame.cells) {
      expect(x - size / 2, name).toBeGreaterThanOrEqual(0)
      expect(x + size / 2, name).toBeLessThanOrEqual(box[0])
      expect(y + (size * stretch) / 2, name).toBeLessThanOrEqual(box[1])
    }
  }
})

test('cells come reel by reel from the first row, a window for each reel, none on another', () => {
  for (const { name, frame } of FRAMES) {
    const { cells, windows } = frame
    const rows = cells.length / windows.length
    expect(
      cells.map(({ reel, row }) => reel * rows + row),
      name,
    ).toEqual([...cells.keys()])
    for (const cell of cells) {
      const near = cells.filter(
        ({ x, y }) => Math.abs(x - cell.x) < cell.w - 1 && Math.abs(y - cell.y) < cell.h - 1,
      )
      expect(near, name).toHaveLength(1)
    }
  }
})

test('upright, the reels fill more than half of the stage', () => {
  for (const { title, art } of ARTS) {
    const { cells } = art.frame('tall')
    const top = Math.min(...cells.map(({ y, h }) => y - h / 2))
    const bottom = Math.max(...cells.map(({ y, h }) => y + h / 2))
    expect([title.code, (bottom - top) / BOXES.tall[1] > 0.6]).toEqual([title.code, true])
  }
})

test('nothing is marked before it has won, and every win is', () => {
  for (const { title, art } of ARTS) {
    const { mark } = art.frame('wide')
    const none = mark([])
    expect([title.code, none.under + none.over]).toEqual([title.code, ''])
    const some = mark([0, 1])
    expect(some.under + some.over, title.code).not.toBe('')
  }
})

test('two machines in one page share no id, and one machine is always drawn alike', async () => {
  const [first, second] = ARTS
  if (!first || !second) throw new Error('no titles')
  const idsIn = (drawing: string) =>
    [...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  const one = picture(played(first.art.frame('wide'), first.art.things), {
    box: '0 0 1412 682',
    ids: 'a',
    w: 1412,
    h: 682,
  })
  const other = idsIn(scoped(played(second.art.frame('wide'), second.art.things), 'b'))
  expect(idsIn(one).filter((id) => other.includes(id))).toEqual([])
  const again = await loadSlotArt(first.title, MACHINE_ARTS[first.title.machine])
  expect(again.frame('wide').back).toBe(first.art.frame('wide').back)
  expect(again.place('tall')).toBe(first.art.place('tall'))
})
