import { expect, test } from 'vitest'
import { mayOpenHouse, whyRefuseDeposit, whyRefuseStake } from './index.ts'

test.each([
  { status: 'active', refusal: undefined },
  { status: 'blocked', refusal: 'player_disabled' },
  { status: 'excluded', refusal: 'player_excluded' },
  { status: 'closed', refusal: 'player_disabled' },
] as const)('a stake or a deposit of a player who is $status: $refusal', ({ status, refusal }) => {
  expect(whyRefuseStake({ status, isCountryAllowed: true })).toBe(refusal)
  expect(whyRefuseDeposit({ status, isCountryAllowed: true })).toBe(refusal)
})

test('LEG-01: a country the operator may not serve neither stakes nor pays in', () => {
  const player = { status: 'active', isCountryAllowed: false } as const
  expect(whyRefuseStake(player)).toBe('country_not_allowed')
  expect(whyRefuseDeposit(player)).toBe('country_not_allowed')
})

const now = new Date('2026-03-01T12:00:00Z')
const licence = {
  licensor: 'Curaçao Gaming Authority',
  number: 'OGL/2026/1',
  expiresAt: new Date('2026-03-01T12:00:01Z'),
}
const real = { mode: 'real', licence, countries: ['TR'], now } as const

test('LEG-01: play money opens without a licence, real money with one in force', () => {
  expect(mayOpenHouse({ mode: 'play', licence: undefined, countries: [], now })).toEqual({
    mayOpen: true,
  })
  expect(mayOpenHouse(real)).toEqual({ mayOpen: true })
})

test.each([
  { why: 'no licence', change: { licence: undefined } },
  { why: 'no licensor', change: { licence: { ...licence, licensor: ' ' } } },
  { why: 'no number', change: { licence: { ...licence, number: '' } } },
  { why: 'expired this moment', change: { licence: { ...licence, expiresAt: now } } },
  { why: 'an unreadable expiry', change: { licence: { ...licence, expiresAt: new Date('soon') } } },
  { why: 'no country', change: { countries: [] } },
  { why: 'a word for a country', change: { countries: ['TR', 'Türkiye'] } },
  { why: 'a mode that is none', change: { mode: 'REAL' as 'real' } },
])('LEG-01: $why keeps the doors shut', ({ change }) => {
  expect(mayOpenHouse({ ...real, ...change })).toEqual({
    mayOpen: false,
    reason: expect.stringMatching(/\w+/),
  })
})
