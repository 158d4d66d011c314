import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { BirthDate, Email } from './auth.ts'

const isEmail = (text: string) => z.safeParse(Email, text).success
const isBirthDate = (text: string) => z.safeParse(BirthDate, text).success

describe('U14, §5 Registration', () => {
  test.each(['a@b.c', 'ayşe@örnek.com', 'a.b+c@d-e.co'])('%s is an e-mail address', (text) => {
    expect(isEmail(text)).toBe(true)
  })
  test.each(['a@bc', '@b.cd', 'a@.cd', 'a@b.1', 'a@b.-', 'a@b-.c', 'a@b.c-', 'ab.cd'])(
    '%s is none',
    (text) => expect(isEmail(text)).toBe(false),
  )
  test('an e-mail address has 5 to 100 characters', () => {
    expect(isEmail(`${'a'.repeat(96)}@b.c`)).toBe(true)
    expect(isEmail(`${'a'.repeat(97)}@b.c`)).toBe(false)
  })
  test('a birth date has two digits of the day and the month, and four of the year', () => {
    expect(isBirthDate('2001-02-09')).toBe(true)
    for (const text of ['2001-2-09', '2001-02-9', '201-02-09', '02001-02-09', '2001/02/09']) {
      expect(isBirthDate(text)).toBe(false)
    }
  })
})
