import { expect, test } from 'vitest'
import { isNameIn, isSameName } from './name-match.ts'

const SAME: [string, string][] = [
  ['Deniz Yılmaz', 'DENİZ YILMAZ'],
  ['Deniz Yılmaz', 'DENIZ YILMAZ'],
  ['Deniz Yılmaz', 'deniz yilmaz'],
  ['Işıl Çiğdem Öğüt', 'ISIL CIGDEM OGUT'],
  ['Işıl Çiğdem Öğüt', 'IŞIL ÇİĞDEM ÖĞÜT'],
  ['İrem Şahin', 'i̇rem şahin'],
  ['Hakkı Güneş', 'GÜNEŞ, HAKKI'],
  ['Yılmaz Deniz', '  Deniz   YILMAZ '],
  ['Deniz Yılmaz', 'Deniz Can Yılmaz'],
  ['Deniz Can Yılmaz', 'Yılmaz Deniz'],
  ['Ayşe Demir', 'AYŞE NUR DEMİR KAYA'],
  ['Ayşe Demir-Kaya', 'AYSE DEMIR KAYA'],
  ['René Müller', 'RENE MULLER'],
  ["Sean O'Neil", 'SEAN ONEIL'],
  ['Hâle Akın', 'HALE AKIN'],
  ['Ali Ali', 'ALİ ALİ'],
]
const OTHER: [string, string][] = [
  ['Deniz Yılmaz', 'Başka Birisi'],
  ['Deniz Yılmaz', 'Deniz Yılmazer'],
  ['Deniz Yılmaz', 'Yılmaz'],
  ['Deniz Yılmaz', 'D. Yılmaz'],
  ['Deniz Yılmaz', 'Deniz'],
  ['Ali Ali', 'ALİ VELİ'],
  ['Deniz Yılmaz', 'DENİZ YILMAZ / AYŞE YILMAZ'],
  ['Deniz Yılmaz', 'DENİZ YILMAZ VE AYŞE KAYA'],
  ['Deniz Yılmaz', 'DENİZ YILMAZ LTD ŞTİ'],
  ['Deniz Yılmaz', 'DENİZ ALİ VELİ CAN YILMAZ'],
  ['', ''],
  ['..', '--'],
  ['Deniz', 'Deniz'],
]

test.each(SAME)('H1, FRD-05: %j and %j are one person’s name', (one, other) => {
  expect(isSameName(one, other)).toBe(true)
  expect(isSameName(other, one)).toBe(true)
})
test.each(OTHER)('H1, FRD-05: %j and %j are not', (one, other) => {
  expect(isSameName(one, other)).toBe(false)
  expect(isSameName(other, one)).toBe(false)
})

test.each([
  ['Deniz Yılmaz', 'HAVALE DENIZ YILMAZ zar hesabi', true],
  ['Deniz Yılmaz', 'Gönderen: YILMAZ, DENİZ', true],
  ['Deniz Yılmaz', 'HAVALE DENIZ YILMAZER', false],
  ['Deniz', 'HAVALE DENIZ', false],
  ['', '', false],
])('the whole name %j in the words of a bank %j: %s', (name, text, isIn) => {
  expect(isNameIn(name, text)).toBe(isIn)
})
