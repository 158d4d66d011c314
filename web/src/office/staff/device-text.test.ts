import { expect, test } from 'vitest'
import { deviceText } from './device-text.ts'

test('a device is told by browser and system, and what is unknown as it is', () => {
  expect(deviceText('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe(
    'Firefox, Linux',
  )
  expect(
    deviceText(
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140',
    ),
  ).toBe('Edge, Windows')
  expect(
    deviceText('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1'),
  ).toBe('Safari, iOS')
  expect(deviceText('curl/8.0')).toBe('curl/8.0')
  expect(deviceText('')).toBe('–')
})

test('a command line is told by its machine', () => {
  expect(deviceText('zar-office desk-1')).toBe('npm run office, desk-1')
})
