import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { context, trace } from '@opentelemetry/api'
import Fastify from 'fastify'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { inSpan, openTraces, traceCalls } from './traces.ts'

type Sent = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: Record<string, string> }[]
  startTimeUnixNano: string
  endTimeUnixNano: string
}

/** A collector that keeps what it is sent. */
async function openCollector() {
  const spans: Sent[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { resourceSpans } = JSON.parse(text)
    for (const { scopeSpans } of resourceSpans) spans.push(...scopeSpans[0].spans)
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { spans, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

afterEach(() => {
  expect(trace.getSpan(context.active())).toBeUndefined()
})

/** The files of this folder that a process of its own loads, by V8’s coverage. */
function loadedBy(lines: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'zar-loaded-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const script = `const { inSpan, openTraces } = await import('${new URL('./traces.ts', import.meta.url)}')
    await inSpan({ name: 'work', attributes: {} }, async () => {})
    ${lines}`
  const words = ['--import', 'tsx', '--input-type=module', '--eval', script]
  const env = { ...process.env, NODE_V8_COVERAGE: folder }
  const { status, stderr } = spawnSync(process.execPath, words, { env, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  const covered = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))
  return ['traces', 'tracer', 'spans'].filter((name) =>
    covered.some((text) => text.includes(`traces/src/${name}.ts`)),
  )
}

test('what makes and sends spans is not loaded before it is asked for', () => {
  expect(loadedBy('')).toEqual(['traces'])
  const asked = `await openTraces({ endpoint: 'http://127.0.0.1:1', service: 'test', onLost() {} })`
  expect(loadedBy(asked)).toEqual(['traces', 'tracer', 'spans'])
})

test('a call, the work in it and the call that it makes are spans of one trace', async () => {
  const { spans, endpoint } = await openCollector()
  const traces = await openTraces({ endpoint, service: 'test', onLost: () => {} })
  const [near, far] = [Fastify(), Fastify()]
  for (const app of [near, far]) traceCalls(app)
  onTestFinished(async () => void (await Promise.all([near.close(), far.close()])))
  far.get('/far/:id', async () => ({}))
  const farUrl = await far.listen({ host: '127.0.0.1', port: 0 })
  near.post('/near', async () =>
    inSpan({ name: 'work', attributes: {} }, async () => {
      await (await fetch(`${farUrl}/far/secret-name`)).text()
      return {}
    }),
  )
  const nearUrl = await near.listen({ host: '127.0.0.1', port: 0 })
  const traceId = 'a'.repeat(32)
  await near.inject({
    method: 'POST',
    url: `${nearUrl}/near`,
    payload: { name: 'secret-name' },
    headers: { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` },
  })
  await traces.close()

  const named = (name: string) => spans.find((span) => span.name === name)
  const way = ['POST /near', 'work', `GET ${new URL(farUrl).host}`, 'GET /far/:id'].map(named)
  expect(way.map((span) => span?.traceId)).toEqual(Array(4).fill(traceId))
  expect(way.map((span) => span?.parentSpanId)).toEqual([
    'b'.repeat(16),
    ...way.slice(0, 3).map((span) => span?.spanId),
  ])
  expect(JSON.stringify(spans)).not.toContain('secret-name')
  for (const { startTimeUnixNano, endTimeUnixNano } of spans)
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano))
})

test('a collector that is away is told of once, and nothing waits for it', async () => {
  const lost: number[] = []
  const onLost = (_: Error, left: number) => void lost.push(left)
  const traces = await openTraces({ endpoint: 'http://127.0.0.1:1', service: 'test', onLost })
  for (let time = 0; time < 600; time++)
    await inSpan({ name: 'work', attributes: {} }, async () => {})
  await traces.close()
  expect(lost).toEqual([512])
})
