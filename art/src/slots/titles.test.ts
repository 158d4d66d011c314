import { expect, test } from 'vitest'
import { cover } from '../cover.ts'
import { coverColours } from '../cover-colours.ts'
import { PALETTES } from '../palette.ts'
import { drawNamed } from './chests.ts'
import { slotCover } from './cover.ts'
import { GROUNDS } from './grounds/index.ts'
import { FIELDS, MATERIALS } from './looks/index.ts'
import { doubledIn, flawOf, idFlawsOf } from './testing/xml.ts'
import { slotTitleOf, TITLES } from './titles.ts'

test('there are forty-four titles, each code, name and cover once', () => {
  expect(TITLES).toHaveLength(44)
  for (const part of [
    TITLES.map(({ code }) => code),
    TITLES.map(({ name }) => name.tr),
    TITLES.map(({ name }) => name.en),
    TITLES.map(({ cover: { ground } }) => ground),
    TITLES.map(({ frame }) => frame),
  ])
    expect(new Set(part).size).toBe(44)
})

test('no two titles share frame, field and scene; none of a machine shares hand and frame', () => {
  const looks = TITLES.map(({ frame, field, scene }) => `${frame} ${field} ${scene}`)
  expect(new Set(looks).size).toBe(44)
  const hands = TITLES.map(({ machine, hand, frame }) => `${machine} ${hand} ${frame}`)
  expect(new Set(hands).size).toBe(44)
})

test('every title has every part, and its things are told apart', () => {
  for (const { code, symbols, frame, field, cover: own, sound } of TITLES) {
    const { high, low, wild, scatter } = symbols
    const all = [...high, ...low, ...[wild, scatter].filter((name) => name !== null)]
    expect([code, new Set(all).size]).toEqual([code, all.length])
    expect(high.length, code).toBeGreaterThanOrEqual(3)
    expect(all.length, code).toBeGreaterThanOrEqual(6)
    for (const name of [...all, own.hero, ...own.sides]) expect(drawNamed(name)).toContain('<path')
    expect(MATERIALS[frame] && FIELDS[field] && GROUNDS[own.ground], code).toBeTruthy()
    expect([sound.voices.length, sound.notes.length]).toEqual([2, 2])
  }
})

test('every cover is well-formed, whole, without style attributes, and one of a kind', () => {
  const covers = TITLES.map((title) => slotCover(title))
  for (const [at, svg] of covers.entries()) {
    const code = TITLES[at]?.code
    expect([code, flawOf(svg), idFlawsOf(svg), doubledIn(svg)]).toEqual([code, null, [], []])
    expect(svg).not.toMatch(/ style=|NaN|undefined|<text/)
    expect(svg.length).toBeLessThan(60_000)
  }
  expect(new Set(covers).size).toBe(44)
})

test('two covers on one page share no id, and a cover is always the same', () => {
  const ids = TITLES.flatMap((title) =>
    [...slotCover(title).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
  )
  expect(new Set(ids).size).toBe(ids.length)
  for (const title of TITLES.slice(0, 6)) expect(slotCover(title)).toBe(slotCover(title))
})

test('the site draws a slot’s cover under every name that a casino gives it', () => {
  const title = slotTitleOf('zar_kardelen')
  expect(title?.name).toEqual({ tr: 'Kardelen', en: 'Snowdrop' })
  for (const code of ['zar_kardelen', 'egt-zar_kardelen', '990:zar_kardelen'])
    expect(cover(code)).toBe(title && slotCover(title))
  expect(slotTitleOf('zar_kardelen_2')).toBeUndefined()
  expect(cover('zar_kardelen', { w: 150, h: 200 })).toContain('width="150" height="200"')
})

test('a slot’s tile has the colours of its cover', () => {
  expect(coverColours('egt-zar_kardelen')).toEqual({
    ground: ['#BFE0F2', '#2A4A78'],
    plate: '#10264A',
  })
  expect(coverColours('zar_terazi').plate).toBe(PALETTES.zeytin.plate)
})
