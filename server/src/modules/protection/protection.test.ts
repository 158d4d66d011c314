import { expect, test } from 'vitest'
import { whyRefuseDeposit, whyRefuseGift, whyRefuseStake } from './index.ts'

test.each([
  { status: 'active', refusal: undefined },
  { status: 'blocked', refusal: 'player_disabled' },
  { status: 'excluded', refusal: 'player_excluded' },
  { status: 'closed', refusal: 'player_disabled' },
] as const)('a stake or a deposit of a player who is $status: $refusal', ({ status, refusal }) => {
  expect(whyRefuseStake({ status, isCountryAllowed: true }, undefined)).toBe(refusal)
  expect(whyRefuseDeposit({ status, isCountryAllowed: true }, undefined)).toBe(refusal)
})

test('LEG-01: a country the operator may not serve neither stakes nor pays in', () => {
  const player = { status: 'active', isCountryAllowed: false } as const
  expect(whyRefuseStake(player, undefined)).toBe('country_not_allowed')
  expect(whyRefuseDeposit(player, undefined)).toBe('country_not_allowed')
})

test('LEG-01: without a licence that covers them nobody stakes or pays in, and gifts are kept', () => {
  const player = { status: 'active', isCountryAllowed: true } as const
  expect(whyRefuseStake(player, 'real_money_closed')).toBe('real_money_closed')
  expect(whyRefuseDeposit(player, 'real_money_closed')).toBe('real_money_closed')
  expect(whyRefuseGift(player)).toBeUndefined()
})
