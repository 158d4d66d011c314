import type { Popup } from '@zar/contract/content'
import { beforeEach, expect, test, vi } from 'vitest'
import { contentOf, isDue, rememberSeen } from './popup-seen.ts'

const popup: Popup = {
  images: [{ url: '/a.svg' }, { url: '/b.svg' }],
  url: '/promotions',
  title: 'Hoş geldin',
  note: '',
  action: '',
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('§2 popup banner: opens once per distinct content', () => {
  expect(isDue(popup, false)).toBe(true)
  rememberSeen(popup)
  expect(isDue(popup, false)).toBe(false)
  expect(isDue({ ...popup, title: 'Welcome' }, false), 'the same in another language').toBe(false)
  expect(isDue({ ...popup, url: null }, false)).toBe(true)
  expect(isDue({ ...popup, images: [{ url: '/c.svg' }] }, false)).toBe(true)
})

test('§2 popup banner: contents that take turns open once each', () => {
  const other = { ...popup, url: '/spor' }
  rememberSeen(popup)
  rememberSeen(other)
  expect(isDue(popup, false)).toBe(false)
  expect(isDue(other, false)).toBe(false)
})

test('the last twenty contents are remembered', () => {
  const many = Array.from({ length: 21 }, (_, number) => ({ ...popup, url: `/pages/${number}` }))
  for (const one of many) rememberSeen(one)
  expect(many.map((one) => isDue(one, false))).toEqual(many.map((_, number) => number === 0))
})

test('a content that was remembered by itself stays remembered', () => {
  localStorage.setItem('popup', contentOf(popup))
  expect(isDue(popup, false)).toBe(false)
  rememberSeen({ ...popup, url: '/spor' })
  expect(isDue(popup, false)).toBe(false)
})

test('§2 popup banner: one without images does not open', () => {
  expect(isDue({ ...popup, images: [] }, false)).toBe(false)
  expect(isDue(null, false)).toBe(false)
  expect(isDue(undefined, false)).toBe(false)
})

test('U11: a welcome for visitors is not shown to who is signed in', () => {
  const welcome: Popup = { ...popup, audience: 'visitors' }
  expect(isDue(welcome, true)).toBe(false)
  expect(isDue(welcome, false)).toBe(true)
  expect(isDue({ ...popup, audience: 'all' }, true)).toBe(true)
  expect(isDue(popup, true), 'as the specification has it, without an audience').toBe(true)
})
