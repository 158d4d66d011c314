import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { history } from '@zar/contract/payment'
import { balance } from '@zar/contract/players/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../db/migrate.ts'
import { restoreOldDatabase } from '../db/testing/old-database.ts'
import { betFields } from '../providers/hub88/testing/fields.ts'
import { signRequest } from '../providers/hub88/testing/sign-request.ts'
import { type CasinoFixture, openCasinoFixture } from '../testing/casino/casino-fixture.ts'
import { type CasinoProcess, run } from '../testing/casino/process.ts'
import { filledDb } from '../testing/database/database.ts'
import { testCasinoOn } from '../testing/test-casino.ts'

const LIRA = 100_000n

let casinoFixture: CasinoFixture
let applied: string[]
let casino: CasinoProcess
beforeAll(async () => {
  const database = await filledDb(async (url) => {
    await restoreOldDatabase(url)
    applied = await migrate(url)
  })
  casinoFixture = await openCasinoFixture(testCasinoOn(database))
  // The release of then had no such key: the start makes one and signs with it.
  rmSync(path.join(casinoFixture.keys.folder, 'ledger-seal-key'))
  casino = await casinoFixture.start()
})
afterAll(() => casinoFixture.close())

const playerNamed = async (username: string): Promise<string> => {
  const { id } = await casinoFixture.testCasino.db
    .selectFrom('player')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  return id
}

async function ask<Data>(
  { method, path }: { method: string; path: string; output: { _zod: { output: Data } } },
  bearer: string,
  body?: object,
): Promise<Data> {
  const reply = await fetch(casino.address + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  return ((await reply.json()) as { data: Data }).data
}

async function expectRightBooks(): Promise<void> {
  const verify = run('server/src/ledger-verify.ts', {
    DATABASE_URL: casinoFixture.testCasino.url,
    KEYS_DIR: casinoFixture.keys.folder,
  })
  expect((await verify.exited).code, verify.lines.join('\n')).toBe(0)
  expect(await casinoFixture.testCasino.sumOfBooks()).toBe(0n)
}

test('OPS-05: an old database is brought up to date by what it lacks, and its books are right', async () => {
  expect(applied[0]).toBe('047-play-by-day.sql')
  expect(applied).toContain('write-wallet.sql')
  expect(await migrate(casinoFixture.testCasino.url)).toEqual([])
  await expectRightBooks()
})

test('OPS-05: who was kept out before is kept out', async () => {
  const rows = await casinoFixture.testCasino.db
    .selectFrom('player')
    .select(['username', 'status'])
    .where('status', '<>', 'active')
    .orderBy('username')
    .execute()
  expect(rows).toEqual([
    { username: 'blocked', status: 'blocked' },
    { username: 'onBreak', status: 'excluded' },
  ])
})

test('OPS-05: a player of before finds balance, history and the withdrawal that is under way, and plays', async () => {
  const playerId = await playerNamed('waiting')
  const { bearer, ...seat } = await casinoFixture.seatOf(casino.address, playerId)
  expect(await ask(balance, bearer)).toEqual({ balance: 155.71 })
  const everything = { type: 0, before: null, take: 100 }
  const { rows, totals } = await ask(history, bearer, everything)
  expect(rows[0]).toMatchObject({
    kind: 'withdrawal',
    amount: -120,
    status: 2,
    balanceAfter: 155.71,
  })
  expect(rows.at(-1)).toMatchObject({ kind: 'deposit', amount: 400, status: 1 })
  expect(totals).toEqual({ deposited: 400, withdrawn: 0, staked: 161.03, won: 36.74 })

  const message = { id: randomUUID(), amountE5: 5n * LIRA, round: randomUUID() }
  const { body, headers } = signRequest(
    casinoFixture.keys.hub88PrivateKey,
    JSON.stringify(betFields({ ...seat, playerId }, message)),
  )
  const url = `${casino.address}/wallet/hub88/transaction/bet`
  const reply = await fetch(url, { method: 'POST', body: Uint8Array.from(body), headers })
  expect(await reply.json()).toMatchObject({ status: 'RS_OK', balance: 15_071_000 })
  expect(await ask(balance, bearer)).toEqual({ balance: 150.71 })
  const { rows: later } = await ask(history, bearer, everything)
  expect(later[0]).toMatchObject({ kind: 'bet', amount: -5, balanceAfter: 150.71 })
  expect(later).toHaveLength(rows.length + 1)
  await expectRightBooks()
})
