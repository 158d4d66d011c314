import {
  LETTER_NAMES,
  type LetterWords,
  letterProblems,
} from '@zar/contract/office/letters/letters'
import type { LetterCase, LetterList } from '@zar/contract/office/letters/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContentDesk } from '../../../testing/office/content-desk.ts'
import { letterFor } from '../../messages/index.ts'

const WHY = 'Players asked what the code is for.'

let the: Awaited<ReturnType<typeof openContentDesk>>
beforeAll(async () => {
  the = await openContentDesk()
})
afterAll(() => the.close())

const WORDS: LetterWords = {
  tr: { subject: 'Kodun', text: 'Zar kodun: {code}.' },
  en: { subject: 'Your code', text: 'Your Zar code is {code}.' },
}
const read = async (letter: string) => {
  const { data } = await the.office.get<LetterCase>('/api/office/letter', { letter }, the.desks.ece)
  if (!data?.letter) throw new Error(JSON.stringify(data))
  return data
}
const save = (letter: string, version: number, words: LetterWords = WORDS, desk = the.desks.ece) =>
  the.office.post<{ version: number }>(
    '/api/office/letter-save',
    { letter, version, words, reason: WHY },
    desk,
  )
const sent = (locale: 'tr' | 'en', code = '123456') =>
  letterFor(the.casino.db, { letter: 'recovery-code', locale, values: { code } })

test('the words of the installation are in order, in both languages', async () => {
  const list = await the.office.get<LetterList>('/api/office/letters', {}, the.desks.ece)
  expect(list.data?.map(({ letter, version }) => [letter, version])).toEqual(
    LETTER_NAMES.map((letter) => [letter, 0]),
  )
  for (const letter of LETTER_NAMES) {
    const { words, fixed } = await read(letter)
    expect([letter, letterProblems(letter, words)]).toEqual([letter, []])
    expect(Math.min(fixed.tr.length, fixed.en.length), letter).toBeGreaterThan(20)
  }
})

test('a letter is worded anew from the next one on; what always follows stays, and old words come back', async () => {
  const before = await sent('tr')
  expect(await save('recovery-code', 0)).toMatchObject({ data: { version: 1 } })
  expect(await sent('tr')).toEqual({
    subject: 'Kodun',
    text: 'Zar kodun: 123456. 10 dakika geçerli. Bunu sen istemediysen bir şey yapma; şifren değişmedi.',
  })
  expect((await sent('en')).text).toMatch(/^Your Zar code is 123456\. It is good for 10 minutes\./)
  // What stands in a value is no placeholder.
  expect((await sent('tr', '{code}$&')).text).toMatch(/^Zar kodun: \{code\}\$&\./)
  const { versions } = await read('recovery-code')
  expect(versions.map(({ version, by, because }) => [version, by, because])).toEqual([
    [1, 'ece', WHY],
    [0, null, null],
  ])
  expect(await save('recovery-code', 1, versions[1]?.words)).toMatchObject({ data: { version: 2 } })
  expect(await sent('tr')).toEqual(before)
  await expect(the.casino.db.deleteFrom('letter_version').execute()).rejects.toThrow()
})

test('of two who word it at once one does, and the other is told', async () => {
  const { version } = await read('recovery-code')
  const mine = { ...WORDS, en: { subject: 'Code', text: '{code}' } }
  const both = await Promise.all([
    save('recovery-code', version),
    save('recovery-code', version, mine, the.desks.mert),
  ])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect(both.find(({ success }) => !success)).toMatchObject({
    status: 409,
    data: { code: 'letter_changed' },
  })
  const kept = await read('recovery-code')
  expect(kept.version).toBe(version + 1)
  expect(await save('recovery-code', kept.version, kept.words)).toMatchObject({
    data: { code: 'letter_same' },
  })
})

const tr = (subject: string, text: string): LetterWords => ({ ...WORDS, tr: { subject, text } })

test.each([
  ['without its code', tr('Kodun', 'Merhaba.')],
  ['with an unknown name', tr('Kodun', '{code} {password}')],
  ['with a lone brace', tr('Kodun', '{code} {')],
  ['without a subject', tr(' ', '{code}')],
  ['without one language', { ...WORDS, en: { subject: '', text: '' } }],
  ['with an address', tr('Kodun', '{code} https://evil.example')],
  ['with a bare address', tr('Kodun', '{code} evil.example')],
  ['with a mailbox', tr('a@b', '{code}')],
])('words %s are refused, and nothing changes', async (_, words) => {
  const { version } = await read('recovery-code')
  expect(await save('recovery-code', version, words)).toMatchObject({
    success: false,
    data: { code: 'letter_unfit' },
  })
  expect((await read('recovery-code')).version).toBe(version)
})

test('a text message has no subject and is short; who may not words nothing', async () => {
  const long = { subject: '', text: `{code} ${'x'.repeat(90)}` }
  expect(await save('phone-code', 0, { tr: long, en: long })).toMatchObject({
    data: { code: 'letter_unfit' },
  })
  expect(await save('phone-code', 0)).toMatchObject({ data: { code: 'letter_unfit' } })
  const none = the.desks.derya
  expect(await save('phone-code', 0, WORDS, none)).toMatchObject({ status: 403 })
  expect(await save('none', 0)).toMatchObject({ status: 400 })
})
