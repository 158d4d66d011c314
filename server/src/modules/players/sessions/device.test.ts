import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const LIKE_CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'
const READ: [string, string, boolean][] = [
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE_CHROME} Safari/537.36`,
    'Chrome, Windows',
    false,
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${LIKE_CHROME} Safari/537.36 Edg/142.0.0.0`,
    'Edge, Windows',
    false,
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${LIKE_CHROME} Safari/537.36 OPR/120.0`, 'Opera, Linux', false],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    'Samsung Internet, Android',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome, iPhone',
    true,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox, macOS',
    false,
  ],
  ['curl/8.5.0', '', false],
  ['', '', false],
]

test.each(READ)('SES-04: %s is read as "%s"', (userAgent, device, isMobile) => {
  expect(deviceOf(userAgent)).toEqual({ device, isMobile })
})
