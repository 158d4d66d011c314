import { expect, test } from 'vitest'
import { frameInHour, inHour } from './hour.ts'

const NIGHT = { light: '#8FB4FF', part: 0.8 }
const DRAPE = { at: [0, 0, 10, 10] as const, colour: '#B0302A', drawing: '' }

test('another hour changes colours alone: light stays lighter than dark, ids and places are kept', () => {
  const drawing =
    '<path id="a" d="M0 0H10" fill="#FFE2A0" stroke="#3A1F12"/><g fill="url(#brass)"/>'
  const changed = inHour(drawing, NIGHT)
  expect(changed).not.toBe(drawing)
  expect(changed.replace(/#[0-9A-Fa-f]{6}/g, '')).toBe(drawing.replace(/#[0-9A-Fa-f]{6}/g, ''))
  const [fill = '', stroke = ''] = changed.match(/#[0-9A-Fa-f]{6}/g) ?? []
  expect(Number.parseInt(fill.slice(1), 16)).toBeGreaterThan(Number.parseInt(stroke.slice(1), 16))
})

test('what marks a win is the same at every hour', () => {
  const frame = {
    cells: [],
    windows: [],
    thing: { size: 10, stretch: 1 },
    back: '#FFE2A0',
    front: '#FFE2A0',
    drapes: [DRAPE, DRAPE] as const,
    labels: [],
    mark: () => ({ under: '#F2B441', over: '' }),
  }
  const changed = frameInHour(frame, NIGHT)
  expect(changed.back).not.toBe(frame.back)
  // Drapes that close before the cloth are in the light of those beside it.
  expect(changed.drapes?.map(({ colour }) => colour)).toEqual(
    Array(2).fill(inHour(DRAPE.colour, NIGHT)),
  )
  expect(changed.mark([])).toEqual({ under: '#F2B441', over: '' })
})
