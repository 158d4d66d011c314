import { expect, test } from 'vitest'
import { atTime } from './times.ts'

const NOW = new Date('2026-03-01T09:00:00Z')
/** A time of Istanbul on the day of `NOW`. */
const at = (time: string) => new Date(Date.parse(`2026-03-01T${time}:00Z`) - 3 * 3_600_000)

test.each([
  ['20:35', "20:35'te"],
  ['20:40', "20:40'ta"],
  ['20:30', "20:30'da"],
  ['20:10', "20:10'da"],
  ['20:50', "20:50'de"],
  ['20:20', "20:20'de"],
  ['20:00', "20:00'de"],
  ['13:00', "13:00'te"],
  ['10:00', "10:00'da"],
  ['00:00', "00:00'da"],
  ['20:01', "20:01'de"],
  ['20:06', "20:06'da"],
  ['20:09', "20:09'da"],
  ['20:04', "20:04'te"],
])('%s takes the ending of the number that is said last', (time, said) => {
  const moment = at(time)
  expect(atTime(moment, moment)).toEqual({ tr: said, en: `at ${time}` })
})

test('a time of another day has its day', () => {
  const tomorrow = new Date(NOW.getTime() + 24 * 3_600_000)
  expect(atTime(tomorrow, NOW)).toEqual({ tr: "2 Mart 12:00'de", en: 'on 2 March at 12:00' })
})
