import { Registration } from '@zar/contract/players/auth'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { istanbulDay, registrationErrors } from './register-rules.ts'
import { EMPTY_FORM, homeOf, type RegisterForm, registrationOf } from './registration.ts'

const today = { year: 2026, month: 11, day: 21 }
const form: RegisterForm = {
  ...EMPTY_FORM,
  name: 'İlkbahar Nur',
  surname: 'Gündoğdu',
  username: 'gecekusu',
  email: 'ilkbahar@posta.example',
  phone: '5321234567',
  country: '90',
  birthDay: '03',
  birthMonth: '04',
  birthYear: '1994',
  PersonalNo: '10000000146',
  password: 'uzun-sifre',
  password2: 'uzun-sifre',
}

test('a valid form has no errors and becomes a payload that the contract takes', () => {
  expect(registrationErrors(form, today)).toEqual({})
  const payload = registrationOf(form, null)
  expect(z.parse(Registration, payload)).toEqual(payload)
  expect(payload).toMatchObject({
    phone: '905321234567',
    country: 90,
    currencyId: 1,
    birthDate: '1994-04-03',
    trialBonus: 0,
  })
})

test('smsNotification and the three birth fields stay in the form', () => {
  const sent = Object.keys(registrationOf(form, null))
  for (const kept of ['smsNotification', 'birthDay', 'birthMonth', 'birthYear', 'refId']) {
    expect(sent).not.toContain(kept)
  }
})

test('§3 Registration: smsNotification is on by default, and Türkiye is chosen', () => {
  expect(EMPTY_FORM.smsNotification).toBe(true)
  const countries = [
    { id: 49, name: 'Almanya' },
    { id: 90, name: 'Türkiye' },
  ]
  expect(homeOf(countries)).toEqual({ id: 90, name: 'Türkiye' })
})

test('a stored referral is sent as a number, and a made-up one is not sent', () => {
  expect(registrationOf(form, '4711').refId).toBe(4711)
  expect(registrationOf(form, 'x')).not.toHaveProperty('refId')
  expect(registrationOf({ ...form, trialBonus: true }, '').trialBonus).toBe(1)
})

test('an empty form names every required field', () => {
  const { trialBonus, smsNotification, ...required } = EMPTY_FORM
  const named = Object.keys(registrationErrors(EMPTY_FORM, today))
  expect(named.sort()).toEqual(Object.keys(required).sort())
})

test.each<[string, Partial<RegisterForm>, string, string]>([
  ['a Turkish letter in the username', { username: 'gecekuşu' }, 'username', 'username.letters'],
  ['a username of four', { username: 'gece' }, 'username', 'username.length'],
  ['two spaces in the name', { name: 'İlk  Bahar' }, 'name', 'name.letters'],
  ['a digit in the surname', { surname: 'Gün2' }, 'surname', 'surname.letters'],
  ['an address without a dot', { email: 'ilk@posta' }, 'email', 'email.shape'],
  ['nine digits of a phone', { phone: '532123456' }, 'phone', 'phone.short'],
  ['the 31st of February', { birthDay: '31', birthMonth: '02' }, 'birthYear', 'birth.unreal'],
  ['ten digits of an id', { PersonalNo: '1000000014' }, 'PersonalNo', 'personalNo.length'],
  ['a password of four', { password: 'abcd' }, 'password', 'password.length'],
  ['another repeat', { password2: 'baska' }, 'password2', 'repeat.differs'],
])('%s is refused', (_, change, field, key) => {
  expect(registrationErrors({ ...form, ...change }, today)).toMatchObject({ [field]: key })
})

test('X8: one day before the 18th birthday is too young, the birthday itself is not', () => {
  const born = { birthDay: '22', birthMonth: '11', birthYear: '2008' }
  expect(registrationErrors({ ...form, ...born }, today).birthYear).toBe('birth.young')
  expect(registrationErrors({ ...form, ...born, birthDay: '21' }, today)).toEqual({})
})

test('X8: the day is that of Istanbul', () => {
  expect(istanbulDay(new Date('2026-11-20T21:30:00Z'))).toEqual(today)
})
