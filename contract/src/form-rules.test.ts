import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { login, Registration } from './players/auth.ts'
import { changePassword, updatePhone } from './players/customer.ts'
import { callMe } from './support/support.ts'

const REGISTRATION = {
  name: 'İlkbahar Nur',
  surname: 'Gündoğdu',
  username: 'gecekusu',
  email: 'ilkbahar@posta.example',
  phone: '905321234567',
  country: 90,
  birthDate: '1994-04-03',
  trialBonus: 0,
  PersonalNo: '10000000146',
  password: 'uzun-sifre',
  password2: 'uzun-sifre',
}
const CONTACT = { type: 1, contact: '05321112233' }
const FORMS = {
  login: [login.input, { username: 'gecekusu', password: 'uzun-sifre' }],
  registration: [Registration, REGISTRATION],
  phone1: [updatePhone.input, { step: 1, phone: '905321234567' }],
  phone2: [updatePhone.input, { step: 2, phone: '905321234567', code: '123456' }],
  password: [
    changePassword.input,
    { oldPassword: 'eski-1', password: 'yeni-1', confirmPassword: 'yeni-1' },
  ],
  call: [callMe.input, { name: 'Işıl Ö.', message: 'Akşam arayın', contacts: [CONTACT] }],
} as const
type Form = keyof typeof FORMS

const passes = (form: Form, change: object): boolean => {
  const [schema, good] = FORMS[form]
  return z.safeParse<z.ZodMiniType>(schema, { ...good, ...change }).success
}
const letters = (count: number) => 'ş'.repeat(count)
const plain = (count: number) => 'a'.repeat(count)
const digits = (count: number) => '5'.repeat(count)

test.each<[string, Form, string, unknown[], unknown[]]>([
  ['Login username: 1 to 50', 'login', 'username', [plain(1), plain(50)], ['', plain(51)]],
  ['Login password: 3 to 100', 'login', 'password', [plain(3), plain(100)], ['ab', plain(101)]],
  ['Name: 2 to 100', 'registration', 'name', [letters(2), letters(100)], ['ş', letters(101)]],
  ['Name: letters, single spaces', 'registration', 'name', ['Öz Su Ak'], ['Öz  Su', 'Su2', ' Su']],
  ['Surname: 2 to 100', 'registration', 'surname', [letters(2), letters(100)], ['ş', letters(101)]],
  ['Username: 5 to 30', 'registration', 'username', [plain(5), plain(30)], [plain(4), plain(31)]],
  [
    'Username: letters, digits',
    'registration',
    'username',
    ['Gece1'],
    ['gece_1', 'gece 1', 'şişli'],
  ],
  ['Phone: 5 to 20 digits', 'registration', 'phone', [digits(5), digits(20)], ['5555', digits(21)]],
  ['Phone: digits only', 'registration', 'phone', [], ['+90532123', '532 12345', 'abcdef']],
  ['Country', 'registration', 'country', [1], [undefined, '90', null]],
  ['currencyId: 1 where none is sent', 'registration', 'currencyId', [1, undefined], ['1', null]],
  ['trialBonus', 'registration', 'trialBonus', [0, 1], [undefined, 2, '1', true]],
  [
    'PersonalNo: 11 digits',
    'registration',
    'PersonalNo',
    [digits(11)],
    [digits(10), digits(12), `${digits(10)}a`],
  ],
  ['Password: at least 5', 'registration', 'password', [plain(5)], [plain(4), undefined]],
  ['Password2: at least 5', 'registration', 'password2', [plain(5)], [plain(4), undefined]],
  [
    'Phone verification, step 1: 5 to 20 digits',
    'phone1',
    'phone',
    [digits(5), digits(20)],
    ['5555', digits(21), ''],
  ],
  [
    'Phone verification, step 2: phone',
    'phone2',
    'phone',
    [digits(5), digits(20)],
    ['5555', digits(21), undefined],
  ],
  [
    'Phone verification, step 2: 6 digits',
    'phone2',
    'code',
    ['000000'],
    ['12345', '1234567', '12345a', undefined],
  ],
  ['Old password: at least 5', 'password', 'oldPassword', [plain(5)], [plain(4), undefined]],
  ['New password: at least 5', 'password', 'password', [plain(5)], [plain(4), undefined]],
  [
    'Repeated password: at least 5',
    'password',
    'confirmPassword',
    [plain(5)],
    [plain(4), undefined],
  ],
  [
    'Call request, name: 5 to 30, not blank',
    'call',
    'name',
    [plain(5), plain(30)],
    [plain(4), plain(31), '      '],
  ],
  [
    'Call request, message: 5 to 100',
    'call',
    'message',
    [plain(5), plain(100)],
    [plain(4), plain(101)],
  ],
  [
    'Call request, contacts: 1 to 5',
    'call',
    'contacts',
    [[CONTACT], Array(5).fill(CONTACT)],
    [[], Array(6).fill(CONTACT)],
  ],
  [
    'Call request, contact: a type and a value of 5 to 30',
    'call',
    'contacts',
    [[{ type: 4, contact: plain(5) }], [{ type: 2, contact: plain(30) }]],
    [
      [{ contact: plain(5) }],
      [{ type: 5, contact: plain(5) }],
      [{ type: 1, contact: plain(4) }],
      [{ type: 1, contact: plain(31) }],
    ],
  ],
])('§5, §9 %s', (_, form, field, good, bad) => {
  expect(
    good.filter((value) => !passes(form, { [field]: value })),
    'refused',
  ).toEqual([])
  expect(
    bad.filter((value) => passes(form, { [field]: value })),
    'taken',
  ).toEqual([])
})
