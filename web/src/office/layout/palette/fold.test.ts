import { expect, test } from 'vitest'
import { fold, placeOf } from './fold.ts'

test('Turkish letters are found by their bare ones, and stand where they stood', () => {
  expect(fold('Çekimler, ışık, İŞLEM')).toBe('cekimler, isik, islem')
  expect(placeOf('Denetim izi', 'IZI')).toBe(8)
  expect(placeOf('Üst ışık', 'isik')).toBe(4)
  expect(placeOf('Personel', 'desk')).toBe(-1)
  expect(placeOf('Personel', '')).toBe(-1)
})
