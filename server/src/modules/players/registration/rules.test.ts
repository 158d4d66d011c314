import { readFileSync } from 'node:fs'
import { isTckn } from '@zar/contract/players/check-digits'
import { describe, expect, test } from 'vitest'
import { addressOf, networkOf } from '../../../platform/http/address.ts'
import { emailKey, shownUsercode, usernameKey } from '../keys.ts'
import { isWeakPassword } from '../passwords/weak-password.ts'
import { dayInIstanbul, dayOf, isOfAge } from './birth-date.ts'
import { toE164 } from './phone.ts'

describe('AGE-01', () => {
  test.each([
    { born: '2008-03-01', today: '2026-03-01', isOf: true },
    { born: '2008-03-02', today: '2026-03-01', isOf: false },
    { born: '2008-02-28', today: '2026-03-01', isOf: true },
    { born: '2008-02-29', today: '2026-02-28', isOf: false },
    { born: '2008-02-29', today: '2026-03-01', isOf: true },
    { born: '2006-02-28', today: '2024-02-28', isOf: true },
    { born: '2030-01-01', today: '2026-03-01', isOf: false },
  ])('born $born, 18 on $today: $isOf', ({ born, today, isOf }) => {
    expect(isOfAge(born, today)).toBe(isOf)
  })

  test('the day begins at midnight in Istanbul', () => {
    expect(dayInIstanbul(new Date('2026-02-28T20:59:59.999Z'))).toBe('2026-02-28')
    expect(dayInIstanbul(new Date('2026-02-28T21:00:00Z'))).toBe('2026-03-01')
  })

  test.each([
    ['2001-02-09', '2001-02-09'],
    ['2000-02-29', '2000-02-29'],
    ['1900-02-29', undefined],
    ['2001-02-29', undefined],
    ['2001-00-10', undefined],
    ['2001-04-31', undefined],
    ['0099-01-01', undefined],
    ['1850-01-01', undefined],
  ])('%s is the day %s', (text, day) => expect(dayOf(text, '2026-03-01')).toBe(day))
})

describe('TR-01', () => {
  test.each(['10000000146', '12345678950', '21221221272', '32600390014'])('%s can be', (no) =>
    expect(isTckn(no)).toBe(true),
  )
  test.each([
    '10000000147',
    '01234567890',
    '11111111111',
    '11111111110',
    '1234567895',
    'a0000000146',
  ])('%s can not be', (no) => expect(isTckn(no)).toBe(false))
})

describe('TR-03', () => {
  test.each([
    ['5321234567', 'TR', '+905321234567'],
    ['905321234567', 'TR', '+905321234567'],
    ['05321234567', 'TR', '+905321234567'],
    ['905321234567', 'DE', '+905321234567'],
    ['491701234567', 'TR', '+491701234567'],
    ['01701234567', 'DE', '+491701234567'],
    ['90532123456', 'TR', undefined],
    ['902121234567', 'TR', undefined],
    ['9053212345678', 'TR', undefined],
    ['12345', 'TR', undefined],
    ['905321234567', '', '+905321234567'],
  ])('%s typed in %s is %s', (digits, country, phone) =>
    expect(toE164(digits, country)).toBe(phone),
  )
})

describe('TR-04', () => {
  test('only A-Z are folded, whatever the language of the machine', () => {
    expect(usernameKey('ALI')).toBe('ali')
    expect(usernameKey('IŞIL')).toBe('iŞil')
    expect(usernameKey('Alı')).not.toBe(usernameKey('ALI'))
    expect(usernameKey('İlk')).not.toBe('ilk')
  })
  test('an e-mail address is the same in any case', () => {
    expect(emailKey('Isil@ORNEK.example')).toBe('isil@ornek.example')
  })
})

test('a user code is told in groups of three', () => {
  expect(shownUsercode('204718903')).toBe('ZR 204 718 903')
})

describe('AUT-02', () => {
  const personal = ['isilozturk', 'isil.o@ornek.example', '905321234567', '10000000146']
  test.each([
    '123456',
    '12345',
    'password',
    'P@ssw0rd',
    'Password123!',
    'galatasaray',
    'Galatasaray1905',
    'FENERBAHÇE1907',
    'Beşiktaş.1903',
    'istanbul34',
    'İSTANBUL34',
    'şifre',
    'zarcasino',
    'aaaaaaaa',
    'abababab',
    '1234512345',
    'qwertyuiop',
    'poiuytrewq',
    'abcdefgh',
    '1qaz2wsx',
    '7391042',
    '19051990',
    '19.05.1990',
    'isilozturk',
    'xx-isilozturk-9',
    '905321234567',
    'isil.o2024',
  ])('%s is refused', (password) => expect(isWeakPassword(password, personal)).toBe(true))

  test.each([
    'nar tanesi 81',
    'kPz7!',
    'doğru at pil zımba',
    '83b1f09c2d',
    `${'🎲'.repeat(30)}ab`,
    'trailing space ',
    'denizanası yüzer',
  ])('%s is taken', (password) => expect(isWeakPassword(password, personal)).toBe(false))

  test('H16: the three thousand most used of five characters and of eight are refused, Turkish ones too', () => {
    const file = new URL('../passwords/common-passwords.txt', import.meta.url)
    const words = readFileSync(file, 'utf8').trim().split(/\s+/)
    expect(new Set(words).size).toBe(words.length)
    for (const least of [5, 8]) {
      const long = words.filter((word) => word.length >= least)
      expect(long.length).toBeGreaterThan(3_000)
      expect(long.filter((word) => !isWeakPassword(word, []))).toEqual([])
    }
    for (const word of ['Yakışıklı', 'KurtlarVadisi', 'seniseviyorum', 'Bursaspor16', 'michael1'])
      expect([word, isWeakPassword(word, [])]).toEqual([word, true])
  })
})

test.each([
  ['203.0.113.77', '203.0.113.77', '203.0.113'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:DB8:1::6', '2001:db8:1:0', '2001:db8:1'],
  ['2001:db8::', '2001:db8:0:0', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0'],
])('who calls from %s is counted at %s, in the network %s', (ip, address, network) => {
  expect(addressOf(ip)).toBe(address)
  expect(networkOf(ip)).toBe(network)
})
