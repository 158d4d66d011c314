import { expect, test } from 'vitest'
import { plain, plainJson } from './terminal-text.ts'

const STEERS = 'a\u001b[2J\u009b31m\u202e\u{e0001}\tb\nc'

test('what would steer a terminal, or turn the writing around, is made visible', () => {
  expect(plain(STEERS)).toBe('a\ufffd[2J\ufffd31m\ufffd\ufffd\ufffdb\n      c')
})

test('JSON for a terminal steers none, and says the same', () => {
  const data = { text: STEERS, lira: '₺1.250,00', many: [1, null, true] }
  const said = plainJson(data)
  expect(said).not.toMatch(/[^\P{C}\n]/u)
  expect(said).toContain('₺1.250,00')
  expect(JSON.parse(said)).toEqual(data)
})
