import { expect, test } from 'vitest'
import { drawNamed, THING_NAMES, thingOf } from './chests.ts'
import { picture } from './drawing/scope.ts'
import { HANDS, type Hand } from './hands/index.ts'
import { loadThings } from './load-things.ts'
import { doubledIn, flawOf, idFlawsOf } from './testing/xml.ts'

const pictureOf = (drawing: string) =>
  picture(drawing, { box: '-56 -56 112 112', ids: 't', w: 112, h: 112 })

test('every thing is well-formed, whole and without style attributes', () => {
  expect(THING_NAMES.length).toBeGreaterThan(150)
  for (const name of THING_NAMES) {
    const svg = pictureOf(drawNamed(name))
    expect([name, flawOf(svg), idFlawsOf(svg), doubledIn(svg)]).toEqual([name, null, [], []])
    expect(svg).not.toMatch(/ style=|NaN|undefined/)
  }
})

test('a thing of parts can be painted by every hand, and each paints it its own way', () => {
  const drawn = (Object.keys(HANDS) as Hand[]).map((hand) => drawNamed('emblem.ibrik', hand))
  expect(new Set(drawn).size).toBe(11)
  for (const drawing of drawn) expect(flawOf(pictureOf(drawing))).toBeNull()
})

test('a page that loads a thing draws what everybody draws', async () => {
  const loaded = await loadThings(THING_NAMES)
  for (const name of THING_NAMES) expect(loaded.get(name)).toEqual(thingOf(name))
})

test('things are told apart: no two are one drawing', () => {
  const drawings = THING_NAMES.map((name) => drawNamed(name))
  expect(new Set(drawings).size).toBe(drawings.length)
})

test('the check for XML fails where it must', () => {
  for (const bad of ['<g>', '<g></p>', '<g a="1 b="2"/>', '<g a=1/>', '<p>a & b</p>'])
    expect(flawOf(bad)).not.toBeNull()
  expect(flawOf('<g a="1"><path d="M0 0"/>text</g>')).toBeNull()
  expect(doubledIn('<g a="1" a="2"/>')).toHaveLength(1)
  expect(idFlawsOf('<g id="a"/><g id="a"/><g fill="url(#b)"/>')).toHaveLength(2)
})
