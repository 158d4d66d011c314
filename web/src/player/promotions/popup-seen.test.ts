import type { Popup } from '@zar/contract/content'
import { beforeEach, expect, test, vi } from 'vitest'
import { contentOf, isDue, rememberSeen } from './popup-seen.ts'

const popup: Popup = {
  images: [{ url: '/a.svg' }, { url: '/b.svg' }],
  url: '/promotions',
  ...{ title: 'Hoş geldin', note: '', action: '' },
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('§2 popup banner: opens once per distinct content', () => {
  expect(isDue(popup)).toBe(true)
  rememberSeen(popup)
  expect(isDue(popup)).toBe(false)
  expect(isDue({ ...popup, title: 'Welcome' }), 'the same in another language').toBe(false)
  expect(isDue({ ...popup, url: null })).toBe(true)
  expect(isDue({ ...popup, images: [{ url: '/c.svg' }] })).toBe(true)
})

test('§2 popup banner: contents that take turns open once each', () => {
  const other = { ...popup, url: '/spor' }
  rememberSeen(popup)
  rememberSeen(other)
  expect(isDue(popup)).toBe(false)
  expect(isDue(other)).toBe(false)
})

test('the last twenty contents are remembered', () => {
  const many = Array.from({ length: 21 }, (_, number) => ({ ...popup, url: `/pages/${number}` }))
  for (const one of many) rememberSeen(one)
  expect(many.map(isDue)).toEqual(many.map((_, number) => number === 0))
})

test('a content that was remembered by itself stays remembered', () => {
  localStorage.setItem('popup', contentOf(popup))
  expect(isDue(popup)).toBe(false)
  rememberSeen({ ...popup, url: '/spor' })
  expect(isDue(popup)).toBe(false)
})

test('§2 popup banner: one without images does not open', () => {
  expect(isDue({ ...popup, images: [] })).toBe(false)
  expect(isDue(null)).toBe(false)
  expect(isDue(undefined)).toBe(false)
})
