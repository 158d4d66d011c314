import { expect, test } from 'vitest'
import { isMainDomain, readDomains } from './domains.ts'

test('§2 Top notification banner: it names both domains as people write them', () => {
  expect(readDomains({ current: 'https://zar1.example/', next: 'zar2.example' })).toEqual({
    current: { name: 'zar1.example', href: 'https://zar1.example/' },
    next: { name: 'zar2.example', href: 'https://zar2.example' },
  })
})

test('§2 Top notification banner: while no move is planned it names no next domain', () => {
  expect(readDomains({ current: 'https://zar1.example', next: 'https://zar1.example/' })).toEqual({
    current: { name: 'zar1.example', href: 'https://zar1.example' },
  })
})

test('§2 Header: notifications are hidden on the main domain and nowhere else', () => {
  expect(isMainDomain('zar.example', 'zar.example')).toBe(true)
  expect(isMainDomain('zar.example', 'zar2.example')).toBe(false)
  expect(isMainDomain(undefined, 'zar.example')).toBe(false)
  expect(isMainDomain('', '')).toBe(false)
})
