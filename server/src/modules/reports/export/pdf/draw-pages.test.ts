import { expect, test } from 'vitest'
import { HOSTILE, UNWRITABLE } from '../../../../testing/hostile/strings.ts'
import { activeParts, readPdf } from '../../../../testing/read-pdf.ts'
import { drawPages } from './draw-pages.ts'
import { nameText, percentText, sumText } from './say.ts'

const ORDER = { locale: 'tr', by: 'amir', now: new Date(), madeText: 'amir' } as const

test('a report of many rows has its columns named on each page, and no figure is cut', async () => {
  const rows = Array.from({ length: 200 }, (_, at) => ({
    cells: [`Oyun ${at}`, '123.456.789.012.345,67', '−9.999.999.999.999,99'],
  }))
  const table = { title: 'Uzun', heads: ['Ad', 'Bir', 'İki'], rows, texts: 1 }
  const pages = { title: 'Uzun', facts: [], tables: [table], identity: null }
  const texts = readPdf(await drawPages(pages, ORDER))
  const sheets = texts.filter((text) => text.startsWith('Sayfa ')).length
  expect(sheets).toBeGreaterThan(4)
  expect(texts.filter((text) => text === 'İki')).toHaveLength(sheets)
  expect(texts.filter((text) => text === '123.456.789.012.345,67')).toHaveLength(200)
  expect(texts).toContain(`Sayfa ${sheets} / ${sheets}`)
})

test('names that others wrote do not run on a page, and are no formula where they are copied', async () => {
  const names = [...HOSTILE, ...UNWRITABLE, '\ud800', 'a'.repeat(100_000)]
  const rows = names.map((name) => ({ cells: [nameText(name), '1'] }))
  const table = { title: 'Uzun', heads: ['Ad', 'Bir'], rows, texts: 1 }
  const pages = { title: 'Uzun', facts: [], tables: [table], identity: null }
  const bytes = await drawPages(pages, { ...ORDER, madeText: nameText(HOSTILE[0] ?? '') })
  expect(activeParts(bytes)).toEqual([])
  const texts = readPdf(bytes)
  expect(texts.filter((text) => text === '1')).toHaveLength(names.length)
  expect(texts.filter((text) => /^[=+@\t\r＝＋－＠]/.test(text))).toEqual([])
  // A letter that the font does not have is copied as a NUL.
  const copied = texts.map((text) => text.replaceAll('\0', ''))
  expect(copied.filter((text) => /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text))).toEqual([])
})

test('figures are written exactly, whole kuruş only', () => {
  expect(sumText('-123456789012345678900000')).toBe('−1.234.567.890.123.456.789,00')
  expect(sumText('-999')).toBe('0,00')
  expect(sumText('199999')).toBe('1,99')
  expect([percentText(-34), percentText(395), percentText(null)]).toEqual(['−%0,3', '%4,0', '–'])
  expect(nameText('\u202e=1+1\nZar')).toBe("'=1+1 Zar")
})
