/** Every fault that is planted has its line, and an installation in order has none. */
import { chmodSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeParts } from '../../server/src/modules/ledger/index.ts'
import {
  type CasinoFixture,
  openCasinoFixture,
} from '../../server/src/testing/casino/casino-fixture.ts'
import { giveLicence } from '../../server/src/testing/licence.ts'
import { serverFindings } from './checks/database.ts'
import { checkDisk, checkNode } from './checks/machine.ts'
import { examine } from './doctor.ts'
import { type Environment, type Finding, lineOf } from './finding.ts'

let fixture: CasinoFixture
beforeAll(async () => {
  fixture = await openCasinoFixture()
})
afterAll(() => fixture.close())

const inOrder = (): Environment => ({
  ...fixture.environment,
  DATABASE_URL: fixture.testCasino.url,
  KEYS_DIR: fixture.keys.folder,
  DATA_DIR: fixture.keys.folder,
  LEDGER_HEAD_FILE: '/tmp/head.json',
  AUDIT_HEAD_FILE: '/tmp/audit-head.json',
})
/** The database of the tests may be one that keeps nothing over a power cut. */
const isFault = ({ state, says }: Finding) => state === 'fault' && says !== 'fsync is off'
/** What is wrong where this is set otherwise. */
async function faultsOf(more: Environment = {}): Promise<string[]> {
  return (await examine({ ...inOrder(), ...more })).filter(isFault).map(lineOf)
}

test('an installation in order has no fault', async () => {
  expect(await faultsOf()).toEqual([])
})

test('a Node below the floor is a fault', () => {
  expect(checkNode({}, '20.18.9').map(lineOf)).toEqual(['✗ Node 20.18.9: install 20.19 or newer'])
  expect(checkNode({}, '22.0.0').map(lineOf)).toEqual(['✓ Node 22.0.0'])
})

test('a server that could lose money, or is too small or too old, has a fault for each', () => {
  const well = {
    version: 15,
    encoding: 'UTF8',
    fsync: 'on',
    synchronous: 'on',
    connections: 100,
    offSeconds: 0,
  }
  const ill = {
    version: 14,
    encoding: 'LATIN5',
    fsync: 'off',
    synchronous: 'off',
    connections: 20,
    offSeconds: 0,
  }
  expect(serverFindings(well, {}).map(lineOf)).toEqual(['✓ PostgreSQL 15'])
  expect(serverFindings(ill, {}).map(({ state, says }) => [state, says])).toEqual([
    ['fault', 'PostgreSQL 14'],
    ['fault', 'the encoding is LATIN5'],
    ['fault', 'fsync is off'],
    ['fault', 'synchronous_commit is off'],
    ['fault', 'the server takes 20 connections'],
  ])
})

test('a disk that is nearly full is a warning, and one that is full a fault', () => {
  const states = [100, 9, 0.5].map((gib) => checkDisk(inOrder(), () => gib * 1_024 ** 3)[0]?.state)
  expect(states).toEqual(['fine', 'warning', 'fault'])
})

test.each([
  ['a setting that cannot be read', { PORT: 'abc' }, [/PORT=abc is no port/, /PORT is not usable/]],
  [
    'https without a trusted proxy',
    { SITE_URL: 'https://zar.example' },
    [/no proxy is trusted/, /demo mailbox/],
  ],
  [
    'real money without a licence',
    { MODE: 'real' },
    [/MODE=real is refused: no licence that two people/],
  ],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://127.0.0.1:9/zar' },
    [/cannot be reached/],
  ],
])('%s is a fault with what to do', async (_, more: Environment, lines) => {
  const faults = await faultsOf(more)
  expect(faults).toHaveLength(lines.length)
  for (const [at, line] of lines.entries()) expect(faults[at]).toMatch(line)
})

test('what only costs something is a warning: a port in use, a Redis that is away', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => taken.once('listening', done))
  const { port } = taken.address() as AddressInfo
  const redis = { REDIS_URL: 'redis://127.0.0.1:9' }
  const findings = await examine({ ...inOrder(), ...redis, ARCADE_PORT: String(port) })
  taken.close()
  const warnings = findings.filter(({ state }) => state === 'warning').map(lineOf)
  expect(warnings).toContainEqual(expect.stringContaining(`port ${port} is taken (ARCADE_PORT)`))
  expect(warnings).toContainEqual(expect.stringContaining('Redis does not answer'))
  expect(findings.filter(isFault)).toEqual([])
})

test('a licence that holds is in order, and a warning as its end comes near', async () => {
  const { db } = fixture.testCasino
  const clock = { now: () => new Date() }
  const soon = new Date(Date.now() + 20 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  const find = async () =>
    (await examine({ ...inOrder(), MODE: 'real' }))
      .map(lineOf)
      .filter((line) => /licence/.test(line))
  await giveLicence({ db, clock }, { validFrom: '2020-01-01', validUntil: soon })
  expect(await find()).toEqual([expect.stringMatching(/! .* is valid until/)])
  await giveLicence({ db, clock }, { validFrom: '2020-01-01', validUntil: '2999-12-31' })
  expect(await find()).toContainEqual(expect.stringMatching(/✓ .* is valid until 2999-12-31/))
  await db
    .updateTable('licence')
    .set({ withdrawn_by: 'ayla', withdrawn_at: clock.now(), withdrawn_because: 'a test' })
    .execute()
  expect(await find()).toEqual([expect.stringContaining('takes withdrawals alone')])
})

test('growth: it is a warning while no part of the ledger lies ahead', async () => {
  const find = async () =>
    (await examine(inOrder())).map(lineOf).filter((line) => /of the ledger/.test(line))
  expect(await find()).toEqual([expect.stringMatching(/^! no part of the ledger lies ahead/)])
  await makeParts(fixture.testCasino.db)
  expect(await find()).toEqual(['✓ parts of the ledger that lie ahead: 2'])
})

test('a migration that is missing is told, and nothing is changed', async () => {
  const { pool } = fixture.testCasino.owner
  const name = '064-betting.sql'
  await pool.query('delete from migration where name = $1', [name])
  const findings = await examine(inOrder())
  expect(findings.map(lineOf)).toContainEqual(expect.stringContaining('1 migrations are missing'))
  await pool.query('insert into migration (name) values ($1)', [name])
})

test('a key that others can read, and one that is lost, are faults', async () => {
  const file = path.join(fixture.keys.folder, 'bank-order-secret')
  chmodSync(file, 0o644)
  expect(await faultsOf()).toEqual([expect.stringMatching(/others can read bank-order-secret/)])
  rmSync(file)
  expect(await faultsOf()).toContainEqual(expect.stringMatching(/a key cannot be read/))
})
