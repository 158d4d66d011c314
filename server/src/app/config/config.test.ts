import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const GATEWAYS = {
  SMTP_URL: 'smtps://zar:secret@mail.example:465',
  MAIL_FROM: 'Zar <posta@zar.example>',
  SMS_URL: 'https://sms.example/send',
  SMS_BODY: '{"to":"{to}","message":"{text}"}',
}
const ENOUGH = { DATABASE_URL: 'postgres://zar@localhost:5432/zar', KEYS_DIR: 'data/keys' }

test('with a database and keys the rest goes by itself', () => {
  expect(readConfig(ENOUGH)).toMatchObject({ host: '127.0.0.1', port: 3000, mode: 'play' })
})

test('an empty setting counts as one that is not set', () => {
  expect(readConfig({ ...ENOUGH, PORT: '', REDIS_URL: '' })).toMatchObject({
    port: 3000,
    redisUrl: undefined,
  })
})

test('Sentinels are told with the address of their Redis, and are well written', () => {
  const REDIS_URL = 'redis://zar-redis'
  expect(() => readConfig({ ...ENOUGH, REDIS_SENTINELS: 'a:26379' })).toThrow(
    'REDIS_URL is not set',
  )
  expect(() => readConfig({ ...ENOUGH, REDIS_URL, REDIS_SENTINELS: 'a' })).toThrow(
    'REDIS_SENTINELS',
  )
  expect(readConfig({ ...ENOUGH, REDIS_URL, REDIS_SENTINELS: 'a:1,b:2' }).redisSentinels).toEqual([
    { host: 'a', port: 1 },
    { host: 'b', port: 2 },
  ])
  expect(() => readConfig({ ...ENOUGH, DATABASE_READ_URL: 'http://a' })).toThrow(
    'DATABASE_READ_URL',
  )
})

test('nobody’s word is taken for who calls unless it is set', () => {
  expect(readConfig(ENOUGH).trustedProxies).toEqual([])
  const set = { TRUSTED_PROXIES: '10.0.0.0/8,2001:db8::1' }
  expect(readConfig({ ...ENOUGH, ...set }).trustedProxies).toEqual(['10.0.0.0/8', '2001:db8::1'])
})

test('letters go to the sandbox until both gateways are set', () => {
  expect(readConfig(ENOUGH).letters).toBeUndefined()
  const headers = { SMS_HEADERS: '{"authorization":"Bearer secret"}' }
  expect(readConfig({ ...ENOUGH, ...GATEWAYS, ...headers }).letters).toEqual({
    mail: { url: GATEWAYS.SMTP_URL, from: GATEWAYS.MAIL_FROM },
    sms: {
      url: GATEWAYS.SMS_URL,
      method: 'POST',
      headers: { authorization: 'Bearer secret' },
      body: GATEWAYS.SMS_BODY,
      bodyType: 'json',
      accepted: undefined,
    },
  })
})

test.each([
  { set: { PORT: 'abc' }, says: 'PORT is not usable: it must be a whole number from 0 to 65535' },
  { set: { PORT: '70000' }, says: 'PORT is not usable' },
  { set: { PORT: '3000.5' }, says: 'PORT is not usable' },
  { set: { TRUSTED_PROXIES: 'proxy.secret' }, says: 'TRUSTED_PROXIES is not usable: it must be' },
  { set: { FCG_ADDRESSES: 'secret,10.0.0.1' }, says: 'FCG_ADDRESSES is not usable' },
  { set: { DATABASE_URL: undefined }, says: 'DATABASE_URL is not set: it must be the address of' },
  { set: { DATABASE_URL: 'mysql://zar:secret@localhost/zar' }, says: 'DATABASE_URL is not usable' },
  { set: { DATABASE_URL: 'secret' }, says: 'DATABASE_URL is not usable' },
  { set: { REDIS_URL: 'http://secret@localhost' }, says: 'REDIS_URL is not usable' },
  { set: { KEYS_DIR: '' }, says: 'KEYS_DIR is not set' },
  { set: { SITE_URL: 'zar' }, says: 'SITE_URL is not usable' },
  {
    set: { FCG_URL: 'partner' },
    says: 'FCG_URL is not usable: it must be the partner’s loader page',
  },
  { set: { BETCO_URL: 'javascript:secret' }, says: 'BETCO_URL is not usable' },
  { set: { BETCO_URL: 'http://localhost:3000/secret' }, says: 'BETCO_URL is not usable' },
  { set: { FCG_URL: 'https://fcg.example/loader' }, says: 'FCG_CLIENT_ID is not set' },
  { set: { TAG_MANAGER_URL: 'http://secret.example/t.js' }, says: 'TAG_MANAGER_URL is not usable' },
  { set: { TAG_MANAGER_ID: 'a"b' }, says: 'TAG_MANAGER_ID is not usable' },
  { set: { LIVE_CHAT_URL: 'javascript:secret' }, says: 'LIVE_CHAT_URL is not usable' },
  { set: { LIVE_CHAT_BACKUP_URL: 'chat' }, says: 'LIVE_CHAT_BACKUP_URL is not usable' },
  { set: { MAIN_DOMAIN: 'https://zar.example' }, says: 'MAIN_DOMAIN is not usable' },
  { set: { MODE: 'demo' }, says: 'MODE is not usable: it must be play or real' },
  {
    set: { PAYMENT_SERVICE: 'payment-intents' },
    says: 'PAYMENT_INTENTS_URL is not set: it must be the address of the payment service: https://api.payments.example',
  },
  { set: { LOG_LEVEL: 'loud' }, says: 'LOG_LEVEL is not usable' },
  {
    set: { PASSWORD_MIN_LENGTH: '4' },
    says: 'PASSWORD_MIN_LENGTH is not usable: it must be a whole number of characters from 5 to 64',
  },
  { set: { DATABASE_POOL: '5' }, says: 'DATABASE_POOL is not usable' },
  { set: { ...GATEWAYS, SMTP_URL: 'http://secret' }, says: 'SMTP_URL is not usable: it must be' },
  { set: { ...GATEWAYS, SMTP_URL: '' }, says: 'SMTP_URL is not set: it must be the address of' },
  { set: { ...GATEWAYS, SMS_URL: '' }, says: 'SMS_URL is not set: it must be the address of' },
  { set: { ...GATEWAYS, SMS_URL: 'http://sms.example/secret' }, says: 'SMS_URL is not usable' },
  { set: { ...GATEWAYS, MAIL_FROM: '' }, says: 'MAIL_FROM is not set: it must be the sender' },
  { set: { ...GATEWAYS, MAIL_FROM: 'Zar' }, says: 'MAIL_FROM is not usable' },
  { set: { ...GATEWAYS, SMS_BODY: '' }, says: 'SMS_BODY is not set: it must be what is sent' },
  { set: { ...GATEWAYS, SMS_BODY: '{"to":"{to}"}' }, says: 'SMS_BODY is not usable' },
  { set: { ...GATEWAYS, SMS_METHOD: 'GET', SMS_BODY: '' }, says: 'SMS_URL is not usable' },
  { set: { ...GATEWAYS, SMS_METHOD: 'PUT' }, says: 'SMS_METHOD is not usable: it must be GET or' },
  { set: { ...GATEWAYS, SMS_BODY_TYPE: 'text' }, says: 'SMS_BODY_TYPE is not usable' },
  { set: { ...GATEWAYS, SMS_HEADERS: '{"a b":"secret"}' }, says: 'SMS_HEADERS is not usable' },
  { set: { ...GATEWAYS, SMS_HEADERS: 'secret' }, says: 'SMS_HEADERS is not usable' },
])('$set is refused in one sentence that tells no secret', ({ set, says }) => {
  const read = () => readConfig({ ...ENOUGH, ...set })
  expect(read).toThrow(says)
  expect(read).not.toThrow('secret')
})

test('without an address of theirs the suppliers are those that the arcade plays', () => {
  const { suppliers } = readConfig({ ...ENOUGH, ARCADE_URL: 'http://localhost:3201' })
  expect(suppliers).toMatchObject({
    hub88: { url: 'http://localhost:3201' },
    softgamings: { url: 'http://localhost:3201' },
    amusnet: { listUrl: 'http://localhost:3201/amusnet/games.json' },
    egtDigital: { gameUrl: 'http://localhost:3201/egt-digital/launch' },
  })
  const own = { HUB88_URL: 'https://api.hub88.example', AMUSNET_ADDRESSES: '203.0.113.0/24,::1' }
  expect(readConfig({ ...ENOUGH, ...own }).suppliers).toMatchObject({
    hub88: { url: 'https://api.hub88.example' },
    amusnet: { addresses: ['203.0.113.0/24', '::1'] },
  })
})

test.each([
  ['SOFTGAMINGS_URL', 'javascript:alert(1)'],
  ['SERVER_IP', 'localhost'],
  ['AMUSNET_ADDRESSES', '203.0.113.0/99'],
  ['AMUSNET_ADDRESSES', '::1, ::2'],
  ['AMUSNET_PORTAL', 'with a space'],
  ['GAME_ORIGINS', "https://games.example 'unsafe-inline'"],
  ['GAME_ORIGINS', 'https://games.example; script-src *'],
  ['HUB88_OPERATOR_ID', '0'],
])('%s of %j is refused in one sentence that does not repeat it', (name, value) => {
  const read = () => readConfig({ ...ENOUGH, [name]: value })
  expect(read).toThrow(`${name} is not usable: it must be `)
  expect(read).not.toThrow(value)
})
