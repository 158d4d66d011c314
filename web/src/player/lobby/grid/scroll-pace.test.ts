import { expect, test } from 'vitest'
import { paceOf } from './scroll-pace.ts'

test('a steady hand reads, a swipe flings, and up is as fast as down', () => {
  expect(paceOf(10, 16)).toBe('reading')
  expect(paceOf(-10, 16)).toBe('reading')
  expect(paceOf(70, 16)).toBe('flinging')
  expect(paceOf(-70, 16)).toBe('flinging')
  expect(paceOf(0, 16)).toBe('resting')
})

test('two scrolls within one moment are no infinite speed', () => {
  expect(paceOf(2, 0)).toBe('reading')
})
