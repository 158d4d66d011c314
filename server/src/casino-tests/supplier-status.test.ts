import { randomUUID } from 'node:crypto'
import { hub88LaunchUrl } from '@zar/contract/casino/launch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SupplierHealth } from '../modules/suppliers/index.ts'
import { betFields } from '../providers/hub88/testing/fields.ts'
import { signRequest } from '../providers/hub88/testing/sign-request.ts'
import { GAME } from '../providers/hub88/testing/stand-in.ts'
import { type CasinoFixture, openCasinoFixture } from '../testing/casino/casino-fixture.ts'
import { runScript } from '../testing/casino/run-script.ts'

const LIRA = 100_000n

let casinoFixture: CasinoFixture
beforeAll(async () => {
  casinoFixture = await openCasinoFixture()
})
afterAll(async () => {
  expect(await casinoFixture.testCasino.sumOfBooks()).toBe(0n)
  await casinoFixture.close()
})

const status = (...words: string[]) =>
  runScript('scripts/providers/status.ts', casinoFixture.testCasino.url, words)

async function readAll() {
  const { code, said } = await status('--json')
  const { suppliers } = JSON.parse(said) as { suppliers: SupplierHealth[] }
  const of = (provider: string) => suppliers.find((health) => health.provider === provider)
  return { code, of }
}

async function playSome(address: string) {
  const seat = await casinoFixture.seat(address, 100n * LIRA)
  const send = async (path: string, fields: object, headers: object = {}) => {
    const signed = signRequest(casinoFixture.keys.hub88PrivateKey, JSON.stringify(fields))
    await fetch(`${address}/wallet/hub88/${path}`, {
      method: 'POST',
      body: Uint8Array.from(signed.body),
      headers: { ...signed.headers, ...headers },
    })
  }
  const fields = (amountE5: bigint) =>
    betFields(seat, { id: randomUUID(), amountE5, round: randomUUID() })
  const bet = fields(LIRA)
  for (let n = 0; n < 3; n++) await send('transaction/bet', n === 0 ? bet : fields(LIRA))
  await send('transaction/bet', fields(1_000n * LIRA))
  await send('transaction/bet', fields(LIRA), { 'x-hub88-signature': 'none' })
  const win = { ...fields(0n), round: bet.round, round_closed: true }
  await send('transaction/win', { ...win, reference_transaction_uuid: bet.transaction_uuid })
  const empty = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  await fetch(`${address}/wallet/softgamings/`, empty)
  await fetch(`${address}/wallet/egt-digital/reverse/withdraw`, empty)
  await fetch(`${address}/wallet/hub88/no/such/call`, empty)
  return seat
}

async function launch(address: string, bearer: string, times: number) {
  const order = { platform: 1, gameCode: GAME.game_code, language: 'tr' }
  for (let n = 0; n < times; n++) {
    await fetch(address + hub88LaunchUrl.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify({ ...order, lobbyUrl: 'http://localhost/casino' }),
    })
  }
}

test('npm run providers:status tells what was really called, refused and launched, by its names', async () => {
  const casino = await casinoFixture.start()
  const { bearer } = await playSome(casino.address)
  await casino.end('SIGTERM')
  const { code: codeBefore, of } = await readAll()
  const hub88 = of('hub88')
  expect(hub88).toMatchObject({
    gamesOpen: 1,
    isResting: false,
    openRounds: { rounds: 2 },
    hour: {
      wallet: { calls: 6, refused: 2, failed: 0 },
      launches: { calls: 1, refused: 0, failed: 0 },
      methods: {
        'transaction/bet': { calls: 5, refused: 2 },
        'transaction/win': { calls: 1, refused: 0 },
      },
    },
    needs: [],
  })
  expect(hub88?.hour.wallet.p99Ms).toBeGreaterThanOrEqual(hub88?.hour.wallet.p50Ms ?? Infinity)
  expect(of('softgamings')?.hour.methods).toMatchObject({
    unread: { calls: 1, refused: 1 },
  })
  expect(of('egt-digital')?.hour.methods).toMatchObject({
    'reverse/withdraw': { calls: 1, refused: 1 },
  })
  expect(codeBefore).toBe(0)

  casinoFixture.standIn.state.trouble = 'HTTP 500'
  const again = await casinoFixture.start()
  await launch(again.address, bearer, 7)
  await again.end('SIGTERM')
  casinoFixture.standIn.state.trouble = undefined
  const { code, said } = await status()
  expect(code).toBe(1)
  expect(said).toContain('hub88  NEEDS A PERSON')
  expect(said).toContain('breaker OPEN')
  expect(said).toContain('! 7 of 8 launches failed in the last hour')
  expect(said.split('\n').every((line) => line.length <= 80)).toBe(true)
})

test('differences are listed with both sides', async () => {
  await casinoFixture.testCasino.pool.query(
    `insert into supplier_difference (provider, transaction_id, what, day, ours, theirs, found_at)
       values ('hub88', 'bet-7', 'missing_here', '2026-03-01', null, $1, now())`,
    [
      JSON.stringify({
        kind: 'bet',
        player: 'someone\u001b[2J',
        round: 'r-7',
        currency: 'TRY',
        amountE5: '2050000',
        times: 1,
        at: '2026-03-01T12:00:00Z',
      }),
    ],
  )
  const { code, said } = await status('--differences')
  expect(code).toBe(1)
  expect(said).toContain('They hold a bet of 20.50 TRY; this bet was never taken here.')
  expect(said).toContain('ours         nothing')
  expect(said).not.toContain('\u001b')
})
