import { expect, test } from 'vitest'
import { readPartnerNews } from './partner-message.ts'

const FCG = { name: 'fcg', address: 'https://fcg.example/loader#token=t' } as const
const BETCO = {
  name: 'betco',
  address: 'https://betco.example/iframe-sportsbook/tr/esports',
} as const
const fcg = (data: unknown, origin = 'https://fcg.example') =>
  readPartnerNews({ origin, data }, FCG)
const betco = (data: unknown, origin = 'https://betco.example') =>
  readPartnerNews({ origin, data }, BETCO)

test('each partner is understood in its own words', () => {
  expect(fcg({ event: 'onAppMount' })).toBe('ready')
  expect(fcg({ event: 'loginTrigger' })).toBe('login')
  expect(fcg({ event: 'onBalanceChange' })).toBe('balance')
  expect(fcg({ event: 'height', height: 830.2 })).toEqual({ height: 831 })
  expect(betco({ action: 'userBalance', params: { balance: 5, bonus_balance: 0 } })).toBe('balance')
  expect(betco({ action: 'openSlider', tab: 'login' })).toBe('login')
})

test('WEB-02: nobody but the partner’s own origin is heard', () => {
  const login = { event: 'loginTrigger' }
  for (const origin of [
    ...['https://betco.example', 'http://fcg.example', 'https://fcg.example.evil.example'],
    ...['https://fcg.example:8443', 'null', ''],
  ]) {
    expect(fcg(login, origin), origin).toBeUndefined()
  }
})

test.each([
  ['nothing', null],
  ['a text', 'loginTrigger'],
  ['another word', { event: 'logout' }],
  ['the other partner’s word', { action: 'userBalance' }],
  ['a height below zero', { event: 'height', height: -1 }],
  ['a height that is text', { event: 'height', height: '100' }],
  ['a height that never ends', { event: 'height', height: Number.POSITIVE_INFINITY }],
  ['a member of every object', { event: 'toString' }],
])('%s is no news', (_what, data) => {
  expect(fcg(data)).toBeUndefined()
})

test('a slider that is no log-in is no news, and no page is endlessly high', () => {
  expect(betco({ action: 'openSlider', tab: 'deposit' })).toBeUndefined()
  expect(betco({ event: 'loginTrigger' })).toBeUndefined()
  expect(fcg({ event: 'height', height: 1e9 })).toEqual({ height: 12_000 })
})
