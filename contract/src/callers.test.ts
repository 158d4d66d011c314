import { expect, test } from 'vitest'
import { defineTrialBonus } from './bonus.ts'
import { favorites, toggleFavorite } from './casino/casino.ts'
import * as launches from './casino/launch.ts'
import { notifications, readNotification } from './message.ts'
import { deposit, detail, withdraw } from './payment.ts'
import { balance, login, logout, register, registrationForm } from './players/auth.ts'
import { changePassword, updatePhone } from './players/customer.ts'
import { callMe } from './support/support.ts'

const LAUNCHES = Object.values(launches).filter((one) => typeof one === 'object')

test.each([
  ...[balance, logout, callMe, updatePhone, changePassword, toggleFavorite, favorites],
  ...[notifications, readNotification, deposit, detail, withdraw, defineTrialBonus],
  ...LAUNCHES,
])('§6 $path needs login', ({ caller }) => {
  expect(caller).toBe('player')
})

test.each([login, register, registrationForm])('§6 $path is for visitors', ({ caller }) => {
  expect(caller).toBe('anyone')
})

test('§6 Opening a game needs login at each of the six integrations', () => {
  expect(LAUNCHES).toHaveLength(6)
})
