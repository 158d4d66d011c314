import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { openTestArcade } from '../testing/open-arcade.ts'
import { openMetrics } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

const valueIn = (body: string, series: string): number =>
  Number(
    body
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1),
  )

test('OPS-08: figures of calls, of the wallet and of the database are at a port of their own, and nothing else is', async () => {
  const fixture = await openTestArcade()
  const { pool } = fixture.app.arcade
  onTestFinished(() => fixture.close())
  await pool.query(
    `insert into arcade.game_stop values ('zar_nar_bahcesi', 'a test', 'a test', now())`,
  )
  const metrics = openMetrics(pool)
  const app = Fastify()
  onTestFinished(() => app.close())
  metrics.measureCalls(app)
  app.get('/things/:id', async (request) => request.params)
  await app.inject('/things/1')
  await app.inject('/elsewhere')
  const answering = metrics.measured(async () => new Response('', { status: 200 }))
  const failing = metrics.measured(async () => new Response('', { status: 503 }))
  const silent = metrics.measured(async () => {
    throw new Error('silent')
  })
  await answering('http://wallet', {})
  await failing('http://wallet', {})
  await expect(silent('http://wallet', {})).rejects.toThrow('silent')

  const served = await serveMetrics(metrics.registry, { host: '127.0.0.1', port: 0 })
  onTestFinished(served.close)
  const at = `http://127.0.0.1:${served.port}`
  const body = await (await fetch(`${at}/metrics`)).text()
  const outcome = (name: string) =>
    valueIn(body, `zar_arcade_wallet_seconds_count{outcome="${name}"}`)
  expect([outcome('answered'), outcome('unanswered')]).toEqual([1, 2])
  const operation = 'zar_arcade_http_seconds_count{operation="GET /things/:id",outcome="ok"}'
  expect(valueIn(body, operation)).toBe(1)
  expect(valueIn(body, 'zar_arcade_games_stopped')).toBe(1)
  expect(valueIn(body, 'zar_arcade_unsettled_oldest_seconds')).toBe(0)
  expect(valueIn(body, 'zar_metrics_unread')).toBe(0)
  expect((await fetch(`${at}/`)).status).toBe(404)
})

test('a database that does not answer is told, and the process’s own figures with it', async () => {
  const pool = { query: async () => Promise.reject(new Error('away')) }
  const body = await openMetrics(pool as never).registry.metrics()
  expect(valueIn(body, 'zar_metrics_unread')).toBe(3)
  expect(valueIn(body, 'zar_arcade_games_stopped')).toBeNaN()
  expect(body).toContain('nodejs_eventloop_lag_p99_seconds')
})
