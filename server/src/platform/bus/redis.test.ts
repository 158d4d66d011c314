import { expect, test } from 'vitest'
import { sentinelsIn, throughSentinels } from './redis.ts'

test('an address gives user, password and number to the Redis that Sentinels name', () => {
  const sentinels = [{ host: 'a', port: 26_379 }]
  expect(throughSentinels('rediss://zar:p%40ss@zar-redis/3', sentinels)).toMatchObject({
    name: 'zar-redis',
    username: 'zar',
    password: 'p@ss',
    db: 3,
    sentinels,
    tls: {},
  })
})

test.each([
  [
    'a:1,b.example:26379',
    [
      { host: 'a', port: 1 },
      { host: 'b.example', port: 26_379 },
    ],
  ],
  ['a', undefined],
  ['a:1,', undefined],
  ['redis://a:1', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j are these Sentinels: %j', (text, sentinels) => {
  expect(sentinelsIn(text)).toEqual(sentinels)
})
