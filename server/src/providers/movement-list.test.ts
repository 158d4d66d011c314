import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listMovements, listSignature } from './movement-list.ts'

const SECRET = 's3cret'
const LINE = {
  id: 'T1 return',
  kind: 'win',
  reverses: null,
  player: 'p-1',
  round: 'r-1',
  currency: 'TRY',
  amountE5: '9007199254740991',
  at: '2026-03-01T00:05:00.000Z',
}
const state = {
  status: 200,
  lines: [] as object[],
  asked: [] as URLSearchParams[],
  /** Told before the lines, of a time that is longer than this. */
  padding: '',
  longestMs: 0,
}
const server = createServer((request, response) => {
  state.asked.push(new URL(request.url ?? '', 'http://here').searchParams)
  const padding = lengthOf(state.asked.at(-1)) > state.longestMs ? state.padding : ''
  response.writeHead(state.status).end(padding + JSON.stringify(state.lines))
})

const lengthOf = (asked?: URLSearchParams) =>
  Date.parse(asked?.get('to') ?? '') - Date.parse(asked?.get('from') ?? '')

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
beforeEach(() => {
  Object.assign(state, { status: 200, lines: [LINE], asked: [], padding: '', longestMs: 0 })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function read() {
  const { port } = server.address() as AddressInfo
  const list = listMovements({ url: `http://127.0.0.1:${port}/list?key=1`, secret: SECRET })
  const lines = []
  const [from, to] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-01T00:15:00Z')]
  for await (const page of list(from, to)) lines.push(...page)
  return lines
}

test('the check value of a signature', () => {
  expect(listSignature(SECRET, '2026-03-01T00:00:00.000Z', '2026-03-01T00:15:00.000Z')).toBe(
    '9822a38d4425e86e66463da214476f79dbcbf6414f67a5a6d09bcce929560a90',
  )
})

test('the list is asked for signed, without the secret, and its lines keep every digit', async () => {
  expect(await read()).toEqual([
    {
      id: 'T1 return',
      kind: 'win',
      reverses: null,
      playerId: 'p-1',
      roundId: 'r-1',
      currency: 'TRY',
      amountE5: 9_007_199_254_740_991n,
      at: new Date(LINE.at),
    },
  ])
  const [from, to] = ['2026-03-01T00:00:00.000Z', '2026-03-01T00:15:00.000Z']
  const signature = listSignature(SECRET, from, to)
  expect(state.asked.map((query) => Object.fromEntries(query))).toEqual([
    { key: '1', from, to, signature },
  ])
})

test.each([
  ['amount of a fraction', { amountE5: '1.5' }],
  ['amount below zero', { amountE5: '-1' }],
  ['amount that is too large', { amountE5: '9007199254740992' }],
  ['amount that is a number', { amountE5: 5 }],
  ['kind', { kind: 'gift' }],
  ['time', { at: 'today' }],
])('a list with a wrong %s is not read in part', async (_, change) => {
  state.lines = [LINE, { ...LINE, ...change }]
  await expect(read()).rejects.toThrow()
})

test.each([401, 404, 413, 500])('a list that answers %i throws', async (status) => {
  state.status = status
  await expect(read()).rejects.toThrow()
})

test('a list that is longer than is read at once is asked for in parts, and has each line once', async () => {
  Object.assign(state, { padding: ' '.repeat(17 * 1024 * 1024), longestMs: 450_000 })
  const lines = await read()
  expect(lines.map(({ id }) => id)).toEqual([LINE.id])
  expect(state.asked.map(lengthOf)).toEqual([900_000, 450_000, 450_000])
})

test('a list that is too long in every second of it throws', async () => {
  state.padding = ' '.repeat(17 * 1024 * 1024)
  await expect(read()).rejects.toThrow('an answer of more than')
})
