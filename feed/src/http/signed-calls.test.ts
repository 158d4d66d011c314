import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestSignature } from '../protocol/signature.ts'
import { openTestLine } from '../testing/open-line.ts'
import { KEY } from '../testing/operator.ts'

let line: Awaited<ReturnType<typeof openTestLine>>
let company: Awaited<ReturnType<typeof line.open>>
beforeAll(async () => {
  line = await openTestLine()
  company = await line.open()
})
afterAll(async () => {
  await company.close()
  await line.close()
})

test.each([-30_000, 30_000])(
  'a request is taken %d ms from the company’s time, and not a ms more',
  async (skew) => {
    const operator = company.operator()
    const path = '/v1/digest?producer=live'
    const now = line.clock.now
    expect(await operator.get(path, now + skew)).toMatchObject({ status: 200, isSigned: true })
    expect(await operator.get(path, now + skew + Math.sign(skew))).toMatchObject({
      status: 401,
      body: { error: 'out_of_time' },
    })
  },
)

test('the signature holds for its method, its path with the query, its time and its body alone', async () => {
  const timestamp = line.clock.now
  const signed = { method: 'POST', path: '/v1/bad-day', timestamp, body: '{"kind":"gap"}' }
  const send = (change: Partial<typeof signed>) => {
    const { method, path, body } = { ...signed, ...change }
    return fetch(`${company.address}${path}`, {
      method,
      body,
      headers: {
        'content-type': 'application/json',
        'x-feed-key': KEY.id,
        'x-feed-ts': String(change.timestamp ?? timestamp),
        'x-feed-signature': requestSignature(KEY.secret, signed),
      },
    })
  }
  expect((await send({})).status).toBe(200)
  expect((await send({ path: '/v1/bad-day?x=1' })).status).toBe(401)
  expect((await send({ body: '{"kind":"gap","count":9}' })).status).toBe(401)
  expect((await send({ timestamp: timestamp + 1 })).status).toBe(401)
  expect((await send({ method: 'DELETE' })).status).toBe(401)
})

test.each([
  '/v1/snapshot?producer=live',
  '/v1/fixtures',
  '/v1/recovery',
  '/v1/digest',
  '/v1/status',
])('%s answers nobody without a signature', async (path) => {
  const response = await fetch(`${company.address}${path}`)
  expect([response.status, await response.json()]).toEqual([401, { error: 'key_unknown' }])
})

test('whoever looks whether the company is there needs no key', async () => {
  expect((await fetch(`${company.address}/ready`)).status).toBe(200)
})

test('a producer that there is not is a bad request', async () => {
  expect((await company.operator().get('/v1/snapshot?producer=tv')).status).toBe(400)
})
