import { expect, test } from 'vitest'
import { tablePicture } from './table-picture.ts'

test.each([
  'zar_rulet_kosku',
  'zar_devran',
  'zar_bogaz_bakara',
  'zar_perde',
  'zar_kure_649',
  'zar_zar_ligi',
  'zar_doludizgin',
])('%s has a picture of its own for its tile, under any name of a supplier', (code) => {
  const picture = tablePicture(code)
  expect(picture).toMatch(/^<svg [^>]*viewBox="0 0 640 360"[^>]*>.+<\/svg>$/s)
  expect(picture).not.toMatch(/undefined|NaN/)
  expect(picture?.match(/<g[ >]/g)).toHaveLength(picture?.match(/<\/g>/g)?.length ?? 0)
  expect(tablePicture(`egt-${code}`)).toBe(picture)
})

test('a game without a room has none', () => {
  expect(tablePicture('zar_nar_bahcesi')).toBeUndefined()
})
