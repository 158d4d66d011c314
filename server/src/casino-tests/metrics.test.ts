/** The figures that an operator's monitor reads: each is told, and shows a fault that is planted in the books. */
import { readFileSync } from 'node:fs'
import { register } from '@zar/contract/players/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BOOK_GAUGES } from '../app/tell-metrics.ts'
import { type CasinoHere, openCasinoHere } from '../testing/casino/casino-in-process.ts'
import { ask } from '../testing/casino/raw-request.ts'
import { openTable } from '../testing/players/play.ts'
import { person } from '../testing/players/player-app.ts'

const E5 = 100_000n

let casino: CasinoHere
let playerId: string
let provider: string
beforeAll(async () => {
  casino = await openCasinoHere({ metrics: { host: '127.0.0.1', port: 0 } })
  playerId = await casino.testCasino.player({ cashE5: 100n * E5 })
  await plantFaults()
})
afterAll(() => casino.close())

const read = async () => (await ask(`${casino.metricsAddress}/metrics`)).body
/** The value of a figure, by its name and labels as Prometheus writes them. */
const valueIn = (body: string, series: string) =>
  Number(
    body
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length),
  )
const plant = (text: string, values: unknown[] = []) =>
  casino.testCasino.owner.pool.query(text, values)

/** A round that stays open, and a supplier whose calls fail. A figure that was read is told again for a while. */
async function plantFaults() {
  const table = await openTable(casino.testCasino, playerId)
  const bet = table.bet(E5)
  provider = bet.provider
  await plant(
    `insert into wallet_transaction (provider, id, kind, player_id, game_code, round_id, round_closed, currency, amount_e5,
        moves_cash, fingerprint, outcome, balance_e5, created_at)
      values ($1, 'planted', 'bet', $2, $3, 'planted', false, 'TRY', 1, true, '', 'ok', 1, now() - interval '2 hours')`,
    [bet.provider, playerId, bet.gameCode],
  )
  await plant(
    `insert into provider_minute (minute, provider, process, method, calls, refused, failed, latency, is_resting)
      select date_trunc('minute', now()) - interval '2 minutes', 'hub88', gen_random_uuid(), 'bet', 200, 0, 9, latency, true
        from (select array_fill(0, array[24]) as latency) nothing`,
  )
}

test('every figure of the books is read, and those of the process stand beside it', async () => {
  const body = await read()
  expect(valueIn(body, 'zar_metrics_unread')).toBe(0)
  const names = [
    ...BOOK_GAUGES.flatMap(({ figures }) => Object.values(figures).map(({ name }) => name)),
    ...['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'],
    ...['zar_db_pool_wait_seconds_count', 'zar_outbox_sent_seconds_count', 'zar_wallet_queue'],
    ...['zar_hub_connections', 'zar_hub_backlog_bytes', 'zar_hub_dropped_slow'],
  ]
  expect(names.filter((name) => !new RegExp(`^(# HELP )?${name}\\b`, 'm').test(body))).toEqual([])
})

test('every figure of the casino that an alarm of deploy/prometheus reads is told', async () => {
  const body = await read()
  const alarms = readFileSync('deploy/prometheus/alerts.yml', 'utf8')
  const figures = new Set(
    [...alarms.matchAll(/\b(zar_(?!arcade_|feed_)\w+?)(_bucket|_count)?(?=[^\w])/g)].map(
      ([, name]) => name,
    ),
  )
  expect(figures.size).toBeGreaterThan(20)
  expect([...figures].filter((name) => !body.includes(`# HELP ${name} `))).toEqual([])
})

test('a call is counted by its operation and outcome, and no address or player is in a figure', async () => {
  const post = (body: object) =>
    ask(`${casino.address}${register.path}?secret=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const form = person()
  expect(await post(form)).toMatchObject({ statusCode: 200 })
  expect(await post({})).toMatchObject({ statusCode: 400 })
  await ask(`${casino.address}/api/nowhere-${form.username}`)
  const body = await read()
  const counted = (outcome: string) =>
    valueIn(body, `zar_http_seconds_count{operation="POST ${register.path}",outcome="${outcome}"}`)
  expect([counted('ok'), counted('refused')]).toEqual([1, 1])
  for (const told of [form.username, 'secret', playerId, '127.0.0.1'])
    expect(body).not.toContain(told)
})

test('what is there beside the metrics is 404, and operators’ paths on the site are no page', async () => {
  expect(await ask(`${casino.metricsAddress}/`)).toMatchObject({ statusCode: 404 })
  const paths = ['/metrics', '/health', '/healthz', '/readyz', '/livez', '/status', '/debug/vars']
  for (const path of paths) {
    const { statusCode, headers } = await ask(casino.address + path)
    expect([path, statusCode, headers['content-type']]).toEqual([
      path,
      404,
      'application/json; charset=utf-8',
    ])
  }
  for (const address of [casino.address, casino.metricsAddress]) {
    const { statusCode, body } = await ask(`${address}/version`)
    expect([statusCode, JSON.parse(body)]).toEqual([200, { version: 'source', build: 'source' }])
  }
})

test('a round that stays open and a supplier whose calls fail are seen', async () => {
  const body = await read()
  const age = valueIn(body, `zar_open_rounds_oldest_seconds{provider="${provider}"}`)
  expect(age).toBeGreaterThan(7_190)
  expect(valueIn(body, 'zar_supplier_calls_failed{provider="hub88",method="bet"}')).toBe(9)
  expect(valueIn(body, 'zar_supplier_breaker_open{provider="hub88",method="bet"}')).toBe(1)
})
