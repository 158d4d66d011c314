import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { betFields } from '../providers/hub88/testing/fields.ts'
import { signRequest } from '../providers/hub88/testing/sign-request.ts'
import { openCasinoAddress } from '../testing/casino/casino-address.ts'
import { type CasinoFixture, openCasinoFixture } from '../testing/casino/casino-fixture.ts'
import { expectLedgerIntact } from '../testing/casino/expect-ledger.ts'
import { connectHub } from '../testing/casino/hub-client.ts'
import { openLoad } from '../testing/casino/load.ts'
import { COMPILED, IN_EARNEST, run } from '../testing/casino/process.ts'
import { seeded } from '../testing/seeded.ts'

const PLAYERS = 8
const CASH_E5 = 100_000_00000n

let casinoFixture: CasinoFixture
beforeAll(async () => {
  casinoFixture = await openCasinoFixture()
})
afterAll(() => casinoFixture.close())

describe('OPS-02: asked to stop under load', () => {
  test('the casino turns itself off in order, and nothing that was acknowledged is lost', async () => {
    const casinoAddress = openCasinoAddress()
    const load = openLoad(casinoAddress, casinoFixture.keys.hub88PrivateKey)
    const casino = await casinoFixture.start({}, IN_EARNEST)
    const { address } = casino
    const seats = await Promise.all(
      Array.from({ length: PLAYERS + 1 }, () => casinoFixture.seat(address, CASH_E5)),
    )
    const [slow, ...others] = seats
    if (!slow) throw new Error('nobody is seated')
    const hub = await connectHub(address, slow.bearer)
    casinoAddress.open(address)
    const games = others.map((seat, index) => load.play(seat, seeded(index)))
    const begun = await beginBet(address, slow)
    expect(await ready(address)).toBe(200)

    casino.child.kill('SIGTERM')
    while ((await ready(address)) === 200);
    await hub.reconnecting
    casinoAddress.shut()
    // The last call that was begun is the one that the casino waits for.
    expect(casino.child.exitCode).toBeNull()
    expect(await begun.finish()).toMatchObject({ status: 'RS_OK' })

    expect(await casino.exited).toEqual({ code: 0, signal: null })
    expect(casino.errors).toEqual([])
    await expectNoProcess(casino.pid)

    const next = await casinoFixture.start()
    casinoAddress.open(next.address)
    load.end()
    await Promise.all(games)
    await hub.connection.stop()
    expect(await load.repeat(next.address)).toEqual([])
    const cashAtFirst = new Map(others.map(({ playerId }) => [playerId, CASH_E5]))
    await expectLedgerIntact(casinoFixture, [...load.journal, begun.entry], cashAtFirst)
    expect((await next.end('SIGINT')).code).toBe(0)
  })

  test('a caller who never finishes does not keep it from stopping', async () => {
    const casino = await casinoFixture.start()
    const begun = await beginBet(casino.address, await casinoFixture.seat(casino.address, CASH_E5))
    // It is cut off: nothing of it ever comes.
    expect(await casino.end('SIGTERM')).toEqual({ code: 0, signal: null })
    await expect(begun.finish()).rejects.toThrow()
  })
})

test('O23, FLT-05, OPS-11: it opens where no Redis is, serves, and stops in order', async () => {
  const casino = await casinoFixture.start({ REDIS_URL: 'redis://127.0.0.1:1' })
  const seat = await casinoFixture.seat(casino.address, CASH_E5)
  const begun = await beginBet(casino.address, seat)
  expect(await begun.finish()).toMatchObject({ status: 'RS_OK' })
  expect(casino.lines.filter((line) => line.includes('Redis is away'))).not.toEqual([])
  expect(await casino.end('SIGTERM')).toEqual({ code: 0, signal: null })
})

test('O4: it ends where whoever started it has gone while it was opening', async () => {
  const [program = ''] = COMPILED('server/src/main.ts')
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { PATH: process.env.PATH ?? '', ...casinoFixture.environment, PORT: '0' },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  child.disconnect()
  expect(await ended).toEqual([0, null])
})

describe('settings that cannot be used are told in one line', () => {
  test.each([
    { set: { PORT: 'abc' }, says: /PORT is not usable: it must be a whole number/ },
    {
      set: { DATABASE_URL: 'postgres://zar:secret@127.0.0.1:1/zar' },
      says: /The database at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/,
    },
    { set: { MODE: 'real' }, says: /real money needs a licence record/ },
    { set: { KEYS_DIR: '/nowhere' }, says: /The keys in \/nowhere cannot be read/ },
  ])('$set', async ({ set, says }) => {
    const { exited, errors } = run('server/src/main.ts', {
      ...casinoFixture.environment,
      PORT: '0',
      ...set,
    })
    expect(await exited).toEqual({ code: 1, signal: null })
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatch(says)
    expect(errors[0]).not.toContain('secret')
  })

  test('a port that is taken', async () => {
    const casino = await casinoFixture.start()
    const { port } = new URL(casino.address)
    const { exited, errors } = run('server/src/main.ts', {
      ...casinoFixture.environment,
      PORT: port,
    })
    expect((await exited).code).toBe(1)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatch(/Nothing can be heard at .*EADDRINUSE/)
  })
})

/** The status of `/ready`; 0 where nobody listens any more. */
const ready = (address: string) =>
  fetch(`${address}/ready`).then(
    ({ status }) => status,
    () => 0,
  )

/** A bet whose head the casino has read and whose body is still to come. */
async function beginBet(address: string, seat: Parameters<typeof betFields>[0]) {
  const fields = betFields(seat, { id: crypto.randomUUID(), amountE5: 100_000n, round: 'last' })
  const signed = signRequest(casinoFixture.keys.hub88PrivateKey, JSON.stringify(fields))
  const request = httpRequest(`${address}/wallet/hub88/transaction/bet`, {
    method: 'POST',
    headers: { ...signed.headers, 'content-length': signed.body.length, expect: '100-continue' },
  })
  const answered = once(request, 'response') as Promise<[IncomingMessage]>
  answered.catch(() => {})
  request.flushHeaders()
  await once(request, 'continue')
  return {
    entry: {
      kind: 'bet' as const,
      id: fields.transaction_uuid,
      playerId: seat.playerId,
      status: 'RS_OK',
      deltaE5: -100_000n,
      body: '',
      request: signed,
    },
    async finish(): Promise<unknown> {
      request.end(signed.body)
      const [response] = await answered
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      return JSON.parse(Buffer.concat(chunks).toString())
    },
  }
}

/** The group that the process led is empty: it left no child behind. */
async function expectNoProcess(group: number): Promise<void> {
  while (isThere(group)) await sleep(10)
}

function isThere(group: number): boolean {
  try {
    return process.kill(-group, 0)
  } catch {
    return false
  }
}
