import { once } from 'node:events'
import { request } from 'node:http'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { watchCalls } from './calls.ts'

test('settled when the last call is answered or given up, and not before', async () => {
  const app = Fastify()
  const calls = watchCalls(app)
  await calls.settled(60_000)
  let answer = () => {}
  let isBegun = () => {}
  const begun = new Promise<void>((resolve) => {
    isBegun = resolve
  })
  app.get('/', (_, reply) => {
    answer = () => void reply.send('done')
    isBegun()
  })
  app.get('/silent', () => new Promise(() => {}))
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const heard = fetch(address).then((response) => response.text())
  await begun
  const order: string[] = []
  const settled = calls.settled(60_000).then(() => order.push('settled'))
  await calls.settled(10)
  order.push('waited')
  answer()
  await settled
  expect(order).toEqual(['waited', 'settled'])
  expect(await heard).toBe('done')

  const given = request(`${address}/silent`)
  given.on('error', () => {})
  const isThere = once(app.server, 'request')
  given.end()
  await isThere
  const left = calls.settled(60_000)
  given.destroy()
  await left
  await app.close()
})
