import { expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { defineTrialBonus } from './bonus.ts'
import { Category, Game, games, PLATFORMS } from './casino/casino.ts'
import { MOVEMENT_TYPES, ROUND_STATUS } from './casino/game-history.ts'
import { TopWinner } from './casino/transaction.ts'
import {
  bootstrap,
  CONTENT_CATEGORIES,
  categoryList,
  contentList,
  Popup,
  Promotion,
  SITE_OPTIONS,
  SITE_TEXTS,
  SliderItem,
  translationList,
} from './content.ts'
import { NOTIFICATION_TYPES, Notification, notifications } from './message.ts'
import { FIELD_TYPES, PAYMENT_STATUS, PAYMENT_TYPES, PaymentField } from './payment.ts'
import {
  changePasswordWithCode,
  checkResetCode,
  login,
  Registration,
  registrationForm,
  SessionData,
  sendResetPassword,
} from './players/auth.ts'
import { changePassword, updatePhone } from './players/customer.ts'
import { CONTACT_TYPES, Contact, callMe } from './support/support.ts'

type Inner = { shape?: object; def: { element?: Inner; options?: Inner[]; innerType?: Inner } }

/** The fields of an object, of a list's elements, or of each shape of a union. */
function fieldsOf(schema: z.ZodMiniType | Inner): string[] {
  const { shape, def } = schema as Inner
  if (shape) return Object.keys(shape)
  if (def.element) return fieldsOf(def.element)
  if (def.innerType) return fieldsOf(def.innerType)
  return (def.options ?? []).flatMap(fieldsOf)
}
const member = (schema: z.ZodMiniType, name: string): z.ZodMiniType =>
  (schema as unknown as { shape: Record<string, z.ZodMiniType> }).shape[name] as z.ZodMiniType

test.each([
  ['Notification', Notification, 'id title note type timeStamp isRead'],
  ['Game', Game, 'gameCode mainProviderId name'],
  ['Category', Category, 'id name imageUrl slugList games'],
  ['Login response', SessionData, 'token username usercode phone smsVerified balance'],
  [
    'Bootstrap',
    bootstrap.output,
    'casinoCategoryList language siteOption popup domainStatus trialBonusAmount',
  ],
  ['Site option', member(bootstrap.output, 'siteOption'), 'key status value'],
  ['Language', member(bootstrap.output, 'language'), 'locale'],
  ['Domains', member(bootstrap.output, 'domainStatus'), 'current next'],
  ['Translation', translationList.output, 'key value'],
  ['Countries list', member(registrationForm.output, 'countries'), 'id name'],
  ['Payment detail field', PaymentField, 'key mask objectType option'],
  ['Option', member(PaymentField, 'option'), 'id name'],
  ['Top winner item', TopWinner, 'image game name amount currencySymbol'],
  ['Content category', categoryList.output, 'name content'],
  ['Content page', contentList.output, 'id title'],
  ['Slider item', SliderItem, 'url target images'],
  ['Picture of a slide', member(SliderItem, 'images'), 'url'],
  ['Popup data', Popup, 'images url'],
  ['Promotion', Promotion, 'images title description'],
  ['Picture of a promotion', member(Promotion, 'images'), 'type url'],
] as const)('§3 %s: every field of the specification is told', (_, schema, fields) => {
  expect(fieldsOf(schema)).toEqual(expect.arrayContaining(fields.split(' ')))
})

test.each([
  ['Login', login.input, 'username password', 'code'],
  [
    'Registration',
    Registration,
    'name surname username email phone country currencyId birthDate trialBonus PersonalNo password password2 refId',
    '',
  ],
  ['Recovery step 1', sendResetPassword.input, 'username', ''],
  ['Recovery step 2', checkResetCode.input, 'code username', ''],
  ['Recovery step 3', changePasswordWithCode.input, 'password password2 username code', ''],
  ['Change-password', changePassword.input, 'oldPassword password confirmPassword', ''],
  ['Phone verification', updatePhone.input, 'step phone code', 'password'],
  ['Call request', callMe.input, 'name message contacts', ''],
  ['Contact', Contact, 'type contact', ''],
  ['Game search', games.input, 'systemCategory live search skip take', ''],
  ['Notification request', notifications.input, 'skip take', ''],
  ['Content list', contentList.input, 'status categoryId', ''],
  ['Trial bonus', defineTrialBonus.input, '', ''],
] as const)(
  '§3 %s payload: the fields of the specification and no other',
  (_, schema, own, more) => {
    const allowed = [...own.split(' '), ...more.split(' ')].filter(Boolean)
    expect(new Set(fieldsOf(schema))).toEqual(new Set(allowed))
  },
)

test.each([
  ['Notification category', NOTIFICATION_TYPES, 'Deposit 1 Withdraw 2 Jackpot 3 Bonus 4 System 5'],
  ['Contact type', CONTACT_TYPES, 'phone 1 message 2 chat 3 email 4'],
  ['Field type', FIELD_TYPES, 'String 1 Int 2 Long 3 Decimal 4 Bool 5 DateTime 6 Dropdown 7'],
  [
    'Transaction-like status',
    PAYMENT_STATUS,
    'None 0 Confirmed 1 Pending 2 Merged 3 Rejected 4 Cancelled 5 Created 6',
  ],
  ['Transaction type', PAYMENT_TYPES, 'All 0 Deposit 1 Withdraw 2'],
  ['Round status', ROUND_STATUS, 'Processing 1 Completed 2 Cancelled 3 Expired 4'],
  ['Movement type', MOVEMENT_TYPES, 'Win 1 Bet 2'],
  ['Platform', PLATFORMS, 'desktop 1 mobile 2'],
] as const)('§3 %s: the numbers of the specification', (_, numbers, told) => {
  expect(
    Object.entries(numbers)
      .map((pair) => pair.join(' '))
      .join(' '),
  ).toBe(told)
})

test('§3 Registration payload: currencyId is 1 unless another is sent, trialBonus is 0 or 1', () => {
  const { currencyId, trialBonus } = Registration.shape
  expect(currencyId.parse(undefined)).toBe(1)
  expect([0, 1].map((chosen) => trialBonus.safeParse(chosen).success)).toEqual([true, true])
  expect([2, -1, '1', true].some((chosen) => trialBonus.safeParse(chosen).success)).toBe(false)
})

test('§3 Payment detail field: mask and option may be null, and a field may be of every type', () => {
  const field = { key: 'Field', mask: null, option: null }
  for (const objectType of Object.keys(FIELD_TYPES)) {
    expect(PaymentField.safeParse({ ...field, objectType }).success).toBe(true)
  }
  expect(PaymentField.safeParse({ ...field, objectType: 'Text' }).success).toBe(false)
})

test('§3 Language: en and tr, and no other', () => {
  const { locale } = (member(bootstrap.output, 'language') as unknown as LanguageList).def.element
    .shape
  expect(['en', 'tr', 'de'].map((one) => locale.safeParse(one).success)).toEqual([
    true,
    true,
    false,
  ])
})
type LanguageList = { def: { element: { shape: { locale: z.ZodMiniType } } } }

test('§3 Video info, §2 Footer: a film’s url and title, and the categories by their names', () => {
  expect(SITE_OPTIONS).toContain('video.url')
  expect(SITE_TEXTS).toContain('video.title1')
  expect(Object.values(CONTENT_CATEGORIES)).toEqual([
    'Story',
    'Terms of use',
    'Terms of service',
    'Footer',
  ])
})
