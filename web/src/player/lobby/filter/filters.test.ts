import { expect, test } from 'vitest'
import {
  announced,
  countFacts,
  type Filters,
  isKindAlone,
  isNarrowed,
  NO_FILTERS,
  questionOf,
  readFilters,
  toggled,
  writeFilters,
} from './filters.ts'

const read = (address: string, slug = 'slot') => readFilters(new URLSearchParams(address), slug)

const CHOSEN: Filters = {
  find: 'ışık & nar',
  studios: ['Lale Stüdyo', 'Kubbe'],
  volatilities: [2, 5],
  rtpMinBp: 9_600,
  features: ['free-spins', 'wild'],
  kind: 'roulette',
  category: 12,
  list: 'favorites',
  sort: 'name',
}

test('filters come out of the address as they went in', () => {
  expect(readFilters(writeFilters(CHOSEN), 'live')).toEqual(CHOSEN)
  expect(readFilters(writeFilters(NO_FILTERS), 'live')).toEqual(NO_FILTERS)
  expect(writeFilters(NO_FILTERS).toString()).toBe('')
})

test('an address that someone made up asks for nothing we do not have', () => {
  const address =
    'volatility=9&volatility=x&rtp=12&feature=gold&kind=chess&category=-1&sort=luck&favorites=yes'
  expect(read(address)).toEqual(NO_FILTERS)
  expect(read(`find=${'x'.repeat(200)}`).find).toHaveLength(60)
  expect(read('studio=Kubbe&studio=Kubbe').studios).toEqual(['Kubbe'])
})

test('§2 the kinds of a page are that page’s alone', () => {
  expect(read('kind=roulette', 'live').kind).toBe('roulette')
  expect(read('kind=roulette', 'slot').kind).toBeUndefined()
  expect(read('kind=roulette', 'nowhere').kind).toBeUndefined()
})

test('the order narrows nothing; everything else does', () => {
  expect(isNarrowed({ ...NO_FILTERS, sort: 'rtp' })).toBe(false)
  for (const [name, value] of Object.entries(CHOSEN)) {
    if (name !== 'sort') expect(isNarrowed({ ...NO_FILTERS, [name]: value })).toBe(true)
  }
  expect(countFacts(CHOSEN)).toBe(5)
})

test('only what was chosen is asked for, and only own lists ask for codes', () => {
  expect(questionOf('slot', NO_FILTERS, ['a'])).toEqual({ slug: 'slot' })
  expect(questionOf('slot', { ...NO_FILTERS, list: 'new' }, ['a'])).toEqual({
    slug: 'slot',
    isNew: true,
  })
  expect(questionOf('slot', { ...NO_FILTERS, list: 'recent' }, [])).toEqual({
    slug: 'slot',
    codes: [],
  })
  expect(questionOf('live', CHOSEN, ['a'])).toEqual({
    slug: 'live',
    search: 'ışık & nar',
    studios: ['Lale Stüdyo', 'Kubbe'],
    volatilities: [2, 5],
    rtpMinBp: 9_600,
    features: ['free-spins', 'wild'],
    kind: 'roulette',
    category: 12,
    codes: ['a'],
    sort: 'name',
  })
})

test('a choice is added, and taken out by the same press', () => {
  expect(toggled([1], 2)).toEqual([1, 2])
  expect(toggled([1, 2], 2)).toEqual([1])
})

test('U16: a kind alone is what a menu leads to, and not a search', () => {
  expect(isKindAlone(read('kind=virtual', 'games'))).toBe(true)
  expect(isKindAlone(read('kind=virtual&sort=name', 'games')), 'the order does not count').toBe(
    true,
  )
  expect(isKindAlone(read('', 'games'))).toBe(false)
  expect(isKindAlone(read('kind=virtual&find=at', 'games'))).toBe(false)
  expect(isKindAlone(read('kind=virtual&new=1', 'games'))).toBe(false)
})

test('U16: of a kind that is chosen its own announcements are shown alone', () => {
  const coming = [{ kind: 'crash' as const }, { kind: 'virtual' as const }, { kind: null }]
  expect(announced(coming, read('kind=virtual', 'games'))).toEqual([{ kind: 'virtual' }])
  expect(announced(coming, read('', 'games'))).toEqual(coming)
})
