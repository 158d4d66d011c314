import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { givenId, keepRequestId } from './request-id.ts'
import { httpTransport } from './transport.ts'

async function listen(serve: (app: FastifyInstance) => void): Promise<string> {
  const app = Fastify({
    genReqId: ({ headers }) => givenId(headers) ?? randomUUID(),
  }) as FastifyInstance
  keepRequestId(app)
  serve(app)
  onTestFinished(() => app.close())
  return app.listen({ host: '127.0.0.1', port: 0 })
}

test('OPS-08: the wallet is called under the id of the call that asked for it, each of many at once', async () => {
  const wallet = await listen((app) => {
    app.post('/bet', async (request) => ({ id: request.headers['x-request-id'] }))
  })
  const arcade = await listen((app) => {
    app.post('/begin', async () => {
      const answer = await httpTransport(`${wallet}/bet`, { method: 'POST', headers: { a: 'b' } })
      return answer.json()
    })
  })
  const ids = Array.from({ length: 20 }, () => randomUUID())
  const answers = ids.map(async (id) => {
    const response = await fetch(`${arcade}/begin`, {
      method: 'POST',
      headers: { 'x-request-id': id, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(response.headers.get('x-request-id')).toBe(id)
    return ((await response.json()) as { id: string }).id
  })
  expect(await Promise.all(answers)).toEqual(ids)
})

test('what no call asked for is sent without an id', async () => {
  const wallet = await listen((app) => {
    app.get('/', async (request) => ({ id: request.headers['x-request-id'] ?? null }))
  })
  expect(await (await httpTransport(wallet, {})).json()).toEqual({ id: null })
})

test.each([undefined, '', 'x', 'A0000000-0000-4000-8000-000000000000', ['a', 'b']])(
  '%j is no id',
  (word) => {
    expect(givenId(word === undefined ? {} : { 'x-request-id': word as string })).toBeUndefined()
  },
)
