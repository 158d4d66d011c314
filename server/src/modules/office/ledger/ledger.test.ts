import type {
  LedgerAccountPage,
  LedgerRound,
  LedgerState,
  LedgerTransfer,
} from '@zar/contract/office/ledger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLedger } from '../../../jobs/ledger-check.ts'
import { openJobs } from '../../../platform/jobs/jobs.ts'
import { openLog } from '../../../platform/log/log.ts'
import { byHand } from '../../../testing/audit-log.ts'
import { type BonusFixture, E5, openBonusFixture } from '../../../testing/bonuses/bonus-fixture.ts'
import { LEDGER_KEY } from '../../../testing/ledger-key.ts'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTable } from '../../../testing/players/play.ts'
import { writeCheckpoints } from '../../ledger/index.ts'

let fixture: BonusFixture
let office: Awaited<ReturnType<typeof openOfficeApp>>
let auditor: Desk
let cashier: Desk
let jobs: Awaited<ReturnType<typeof openJobs>>
let playerId: string
let bet: ReturnType<Awaited<ReturnType<typeof openTable>>['bet']>
const log = openLog('silent')

beforeAll(async () => {
  fixture = await openBonusFixture()
  const { casino, wallet } = fixture
  office = await openOfficeApp(casino)
  auditor = await office.session((await office.staff('auditor', ['auditor'])).id)
  cashier = await office.session((await office.staff('cashier', ['cashier'])).id)
  jobs = await openJobs({
    url: casino.url,
    log,
    tasks: {
      verify_ledger: (payload) => checkLedger({ ...casino, log, ledgerKey: LEDGER_KEY }, payload),
    },
    pollMs: 50,
  })
  playerId = await casino.player({ cashE5: 100n * E5 })
  const table = await openTable(casino, playerId)
  bet = table.bet(10n * E5)
  await wallet.post(bet)
  await wallet.post(table.win(bet, 25n * E5, { roundId: bet.roundId, roundClosed: true }))
  await writeCheckpoints(casino.db, LEDGER_KEY)
})
afterAll(async () => {
  await jobs.close()
  expect(await fixture.casino.sumOfBooks()).toBe(0n)
  await fixture.close()
})

const find = (q: string, desk = auditor) =>
  office.get<LedgerTransfer>('/api/office/ledger-transfer', { q }, desk)
const state = async () =>
  (await office.get<LedgerState>('/api/office/ledger-state', {}, auditor)).data

test('a transfer is found by its key, its number and the supplier’s id, with the trail of its money', async () => {
  const { data } = await find(`hub88:${bet.transactionId}`)
  expect(data).toMatchObject({
    reason: 'bet',
    amountE5: `${10n * E5}`,
    player: { id: playerId },
    source: { kind: 'player_cash', beforeE5: `${100n * E5}`, afterE5: `${90n * E5}` },
    target: { kind: 'games', isHouse: true, afterE5: null },
    seal: { hash: expect.stringMatching(/^[\da-f]{64}$/) },
    request: {
      kind: 'call',
      does: 'bet',
      id: bet.transactionId,
      outcome: 'ok',
      round: bet.roundId,
    },
    otherSide: { kind: 'list', comparedAt: null, differences: [] },
  })
  for (const q of [data?.id ?? '', bet.transactionId]) expect((await find(q)).data).toEqual(data)
  const opening = await fixture.casino.db
    .selectFrom('transfer')
    .select(['id', 'key'])
    .where('player_id', '=', playerId)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  expect((await find(opening.key)).data?.id).toBe(`${opening.id}`)
  expect(await find('hub88:nothing')).toMatchObject({ data: { code: 'not_found' } })
})

test('rows of an account are laid beside the ones before them, and one that was changed by hand shows', async () => {
  const { casino } = fixture
  const trail = (await find(`hub88:${bet.transactionId}`)).data
  const account = trail?.source.account ?? ''
  const read = async () =>
    (
      await office.get<LedgerAccountPage>(
        '/api/office/ledger-account',
        { account, player: playerId },
        cashier,
      )
    ).data
  const page = await read()
  expect(page?.account).toMatchObject({ kind: 'player_cash', balanceE5: `${115n * E5}` })
  expect(page?.rows.map(({ amountE5, holds }) => [amountE5, holds])).toEqual([
    [`${25n * E5}`, true],
    [`${-10n * E5}`, true],
    [`${100n * E5}`, true],
  ])
  const add = (by: number) =>
    byHand(
      casino,
      'transfer',
      `update transfer set source_balance_e5 = source_balance_e5 + ${by} where id = ${trail?.id}`,
    )
  await add(1)
  expect((await read())?.rows.map(({ holds }) => holds)).toEqual([false, false, true])
  await add(-1)
})

test('an account of the house carries no balance, and a player’s is not read without its player', async () => {
  const trail = (await find(`hub88:${bet.transactionId}`)).data
  const games = await office.get<LedgerAccountPage>(
    '/api/office/ledger-account',
    { account: trail?.target.account },
    auditor,
  )
  expect(games.data?.account).toMatchObject({ kind: 'games', balanceE5: null, player: null })
  expect(games.data?.rows.map(({ holds }) => holds)).toEqual([null, null])
  const bare = { account: trail?.source.account }
  expect(await office.get('/api/office/ledger-account', bare, auditor)).toMatchObject({
    data: { code: 'not_found' },
  })
})

test('the round of a transfer is told to who may see rounds', async () => {
  const transfer = (await find(`hub88:${bet.transactionId}`)).data?.id
  const { data } = await office.get<LedgerRound>('/api/office/ledger-round', { transfer }, auditor)
  expect(data).toMatchObject({ provider: 'hub88', round: bet.roundId })
  expect(data?.movements.map(({ does, amountE5 }) => [does, amountE5])).toEqual([
    ['bet', `${10n * E5}`],
    ['win', `${25n * E5}`],
  ])
})

test('the verification tells how far it is and what it found; asked for twice at once it runs once', async () => {
  const verify = () => office.post<{ isNew: boolean }>('/api/office/ledger-verify', {}, auditor)
  const both = await Promise.all([verify(), verify()])
  expect(both.map(({ success }) => success)).toEqual([true, true])
  expect(both.filter(({ data }) => data?.isNew)).toHaveLength(1)
  await expect.poll(async () => (await state())?.check?.endedAt ?? null).not.toBeNull()
  const done = await state()
  expect(done).toMatchObject({ isBroken: false, check: { findings: [] } })
  expect(done?.check?.atSeal).toBe(done?.seals[0]?.id)
  expect(done?.check?.transfers).toBe(done?.transfers)
})

type LedgerFinding = NonNullable<NonNullable<LedgerState['check']>['findings']>[number]
/** Of the first checkpoint, before somebody changes it. */
let wholeHash: string

test('a checkpoint that was changed is found, and stops what a whole chain allows', async () => {
  const { casino } = fixture
  wholeHash = (await state())?.seals.at(-1)?.hash ?? ''
  await byHand(
    casino,
    'ledger_seal',
    `update ledger_seal set hash = decode(repeat('ab', 32), 'hex')`,
  )
  await office.post('/api/office/ledger-verify', {}, auditor)
  await expect.poll(async () => (await state())?.isBroken).toBe(true)
  const findings = (await state())?.check?.findings ?? []
  expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set(['LED-12']))
  const [{ seal }] = findings.filter(({ seal }) => seal !== null) as [LedgerFinding]
  expect(seal).toMatchObject({
    stored: 'ab'.repeat(32),
    computed: expect.stringMatching(/^[\da-f]{64}$/),
    isAsSigned: false,
    first: null,
  })
  expect(seal?.computed).not.toBe(seal?.stored)
})

test('a transfer that was changed is told by its number beside both hashes of its seal', async () => {
  const { casino } = fixture
  const seal = await casino.db
    .selectFrom('ledger_seal')
    .selectAll()
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const rows = await casino.db.selectFrom('transfer').select('id').orderBy('id').execute()
  const bent = rows[1]?.id
  const add = (by: number) =>
    byHand(
      casino,
      'transfer',
      `update transfer set amount_e5 = amount_e5 + ${by} where id = ${bent}`,
    )
  // As it was sealed, for the signature to be right again.
  await byHand(
    casino,
    'ledger_seal',
    `update ledger_seal set hash = decode('${wholeHash}', 'hex') where id = ${seal.id}`,
  )
  await add(1)
  await office.post('/api/office/ledger-verify', {}, auditor)
  await expect
    .poll(async () => (await state())?.check?.findings?.find((one) => one.seal)?.seal)
    .toMatchObject({
      id: `${seal.id}`,
      isAsSigned: true,
      stored: wholeHash,
      first: { id: `${bent}`, says: expect.stringContaining(`transfer ${bent} says it left`) },
    })
  await add(-1)
})
