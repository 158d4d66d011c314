import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTable } from '../../../testing/players/play.ts'
import { seeded } from '../../../testing/seeded.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { openWallet, type Wallet, type WalletCommand } from '../../casino/index.ts'
import { DAY_MS, GRACE_MS } from './days.ts'
import { explainDifference, readDifferences } from './differences.ts'
import { reconcileSuppliers } from './reconcile.ts'
import { sentenceOf } from './sentence.ts'
import { type ListingSupplier, openListingSupplier } from './testing/listing-supplier.ts'

const LIRA = 100_000n
const log = pino({ level: 'silent' })

let casino: TestCasino
let wallet: Wallet
let supplier: ListingSupplier
let at: Awaited<ReturnType<typeof openTable>>
beforeEach(async () => {
  casino = await openTestCasino()
  // The database writes its own time beside each transaction.
  casino.clock.set(new Date())
  wallet = openWallet({ ...casino, log })
  supplier = openListingSupplier()
  at = await openTable(casino, await casino.player({ cashE5: 1_000_000n * LIRA }))
})
afterEach(async () => {
  expect(await casino.sumOfBooks()).toBe(0n)
  await wallet.close()
  await casino.close()
})

/** Asks the wallet as the supplier would, and notes it in the supplier's list. */
async function post(command: WalletCommand) {
  const { outcome } = await wallet.post(command)
  supplier.note(command)
  return { command, outcome }
}
const nextDay = () => {
  const { clock } = casino
  clock.set(new Date(Math.ceil(clock.now().getTime() / DAY_MS) * DAY_MS + 2 * GRACE_MS))
}
const run = () =>
  reconcileSuppliers({ db: casino.db, clock: casino.clock, log, providers: [supplier.provider] })
async function reconciled() {
  nextDay()
  await run()
  return found()
}
const found = async () =>
  (await readDifferences(casino.db)).map(({ transactionId, what }) => `${what} ${transactionId}`)
const days = () => casino.db.selectFrom('supplier_day').selectAll().orderBy('day').execute()

/** Rounds of every kind: won, lost, rolled back, refused, called off before they came. */
async function playRounds(count: number, random: () => number): Promise<void> {
  const kinds = [
    async (bet: WalletCommand) => {
      await post(bet)
      await post(at.win(bet, 3n * LIRA, { roundId: bet.roundId }))
    },
    async (bet: WalletCommand) => {
      await post(bet)
      await post(at.win(bet, 0n, { roundId: bet.roundId }))
    },
    async (bet: WalletCommand) => {
      await post(bet)
      await post(at.rollback(bet))
    },
    // Of a stake that nothing was heard of they list both halves, and it was never taken here.
    async (bet: WalletCommand) => {
      supplier.note(bet)
      await post(at.rollback(bet))
    },
    // A refused one they do not list.
    (bet: WalletCommand) => wallet.post({ ...bet, amountE5: 10_000_000n * LIRA }),
  ]
  const rounds = Array.from({ length: count }, () => {
    const kind = kinds[Math.floor(random() * kinds.length)]
    return kind?.(at.bet(LIRA, { roundId: randomUUID() }))
  })
  await Promise.all(rounds)
}

test('LED-15: a day on which both sides hold the same has no difference', async () => {
  await playRounds(200, seeded(1))
  expect(await reconciled()).toEqual([])
  const [last] = (await days()).filter(({ held }) => (held ?? 0n) > 0n)
  expect(last).toMatchObject({ provider: 'hub88', failure: null })
})

test.each([
  ['loses', 11, () => []],
  ['doubles', 12, (line: unknown) => [line, line]],
] as const)(
  'LED-15: of a list that %s one line in a hundred every difference is found, and none is invented',
  async (_, seed, tell) => {
    const random = seeded(seed)
    await playRounds(1_500, random)
    const hit = new Set(supplier.lines.filter(() => random() < 0.01))
    supplier.tell = (line) => (hit.has(line) ? ([...tell(line)] as (typeof line)[]) : [line])
    const taken = new Set(await takenIds())
    const expected = [...hit].flatMap((line) => expectedOf(line, taken, tell(line).length))
    expect(expected.length).toBeGreaterThan(10)
    const differences = await reconciled()
    expect([...differences].sort()).toEqual(expected.sort())
    // The right list closes them all.
    supplier.tell = (line) => [line]
    expect(await reconciled()).toEqual([])
  },
  120_000,
)

async function takenIds() {
  const rows = await casino.db
    .selectFrom('wallet_transaction')
    .select('id')
    .where('outcome', '=', 'ok')
    .where('kind', '<>', 'rollback')
    .execute()
  return rows.map(({ id }) => id)
}

/** What must be told of a line that is listed never, or twice. */
function expectedOf(
  { id, kind, reverses }: { id: string; kind: string; reverses: string | null },
  taken: ReadonlySet<string>,
  times: number,
): string[] {
  if (times === 2) return [`doubled ${id}`]
  if (kind !== 'rollback') return taken.has(id) ? [`missing_there ${id}`] : []
  // Without its rollback a stake that was never taken stands in their list.
  return taken.has(reverses ?? '') ? [`rolled_back_here ${reverses}`] : [`missing_here ${reverses}`]
}

test('each difference has the numbers of both sides and says what it means', async () => {
  const bet = (amountE5 = 20n * LIRA) => at.bet(amountE5, { roundId: randomUUID() })
  const [fewer, other, euro, turned, astray] = [bet(), bet(), bet(), bet(), bet()]
  const [here, there] = [bet(), bet()]
  for (const one of [fewer, other, euro, turned, astray, here, there]) await wallet.post(one)
  supplier.note(fewer, { amountE5: 1_999_999n })
  supplier.note(other, { playerId: 'someone' })
  supplier.note(euro, { currency: 'EUR' })
  supplier.note(turned, { kind: 'win' })
  supplier.note(astray, { roundId: 'another-round' })
  supplier.note(here)
  await wallet.post(at.rollback(here))
  supplier.note(there)
  supplier.note(at.rollback(there))
  const unheard = supplier.note(bet(1n))
  const refused = bet(10_000_000n * LIRA)
  await wallet.post(refused)
  supplier.note(refused)
  await reconciled()
  const said = await readDifferences(casino.db)
  expect(Object.fromEntries(said.map((one) => [one.transactionId, sentenceOf(one)]))).toEqual({
    [fewer.transactionId]: 'The bet is 20.00 TRY here and 19.99999 TRY there.',
    [other.transactionId]: "The bet of 20.00 TRY is another player's there: someone.",
    [euro.transactionId]: 'The bet is in TRY here and in EUR there.',
    [turned.transactionId]: 'It is a bet of 20.00 TRY here and a win of 20.00 TRY there.',
    [astray.transactionId]: 'The bet of 20.00 TRY is of another round there: another-round.',
    [here.transactionId]: 'We rolled back a bet of 20.00 TRY; in their list it stands.',
    [there.transactionId]: 'They rolled back a bet of 20.00 TRY; here it stands.',
    [unheard.id]: 'They hold a bet of 0.00001 TRY; this bet was never taken here.',
    [refused.transactionId]:
      'They hold a bet of 10000000.00 TRY; here it was refused (not_enough_money).',
  })
  const amount = said.find(({ what }) => what === 'amount')
  expect(amount).toMatchObject({
    ours: { amountE5: '2000000', currency: 'TRY', player: at.playerId, round: fewer.roundId },
    theirs: { amountE5: '1999999', currency: 'TRY', player: at.playerId, round: fewer.roundId },
  })
})

test('a round is compared where both sides name one: not of a jackpot, nor of a line without', async () => {
  const bet = at.bet(LIRA, { roundId: 'r-1' })
  const jackpot = at.win(bet, LIRA, { referenceId: null, roundId: 'r-1 jackpot' })
  for (const one of [bet, jackpot]) await wallet.post(one)
  supplier.note(bet, { roundId: '' })
  supplier.note(jackpot, { roundId: 'r-1' })
  expect(await reconciled()).toEqual([])
})

test('run again on the same day nothing is read or changed; run twice at once it is kept once', async () => {
  const { command } = await post(at.bet(LIRA))
  supplier.lines.length = 0
  nextDay()
  await Promise.all([run(), run(), run()])
  expect(await found()).toEqual([`missing_there ${command.transactionId}`])
  const before = [await days(), await readDifferences(casino.db), supplier.asked.length]
  await run()
  expect([await days(), await readDifferences(casino.db), supplier.asked.length]).toEqual(before)
})

test('what is told a day late is closed by the next day’s list', async () => {
  const { command } = await post(at.bet(LIRA))
  supplier.lines.length = 0
  expect(await reconciled()).toEqual([`missing_there ${command.transactionId}`])
  supplier.note(command, { at: casino.clock.now() })
  expect(await reconciled()).toEqual([])
  const closed = casino.db.selectFrom('supplier_difference').select('closed_at')
  expect(await closed.executeTakeFirst()).toEqual({ closed_at: casino.clock.now() })
})

test('a list that breaks off changes nothing, is noted, and is read again', async () => {
  await playRounds(200, seeded(3))
  supplier.breaksAfter = 100
  expect(await reconciled()).toEqual([])
  const noted = await days()
  expect(noted.every(({ reconciled_at }) => reconciled_at === null)).toBe(true)
  expect(noted.at(-1)).toMatchObject({ failure: 'the line broke' })
  supplier.breaksAfter = Number.POSITIVE_INFINITY
  await run()
  expect(await found()).toEqual([])
  expect((await days()).every((day) => day.reconciled_at !== null && day.failure === null)).toBe(
    true,
  )
})

test('one supplier’s silence leaves the days of another alone', async () => {
  const silent = openListingSupplier('softgamings')
  silent.provider.listMovements = async function* () {
    yield await Promise.reject(new Error('down'))
  }
  nextDay()
  const providers = [silent.provider, supplier.provider]
  await reconcileSuppliers({ db: casino.db, clock: casino.clock, log, providers })
  const known = (await days()).map(({ provider, reconciled_at }) => [provider, !!reconciled_at])
  expect(new Set(known.map(String))).toEqual(new Set(['hub88,true', 'softgamings,false']))
})

test('a day is not compared before what was on its way has arrived', async () => {
  await post(at.bet(LIRA))
  supplier.lines.length = 0
  nextDay()
  casino.clock.advance(-1)
  await run()
  expect(await found()).toEqual([])
  casino.clock.advance(1)
  await run()
  expect(await found()).toHaveLength(1)
})

test('LED-15: what one clock has before midnight and the other after it is one movement', async () => {
  nextDay()
  const midnight = new Date(casino.clock.now().getTime() - 2 * GRACE_MS)
  const [before, after] = [-1, 1].map((way) => new Date(midnight.getTime() + way * 60_000))
  for (const [here, there] of [
    [before, after],
    [after, before],
  ]) {
    const bet = at.bet(LIRA)
    supplier.note(bet, there && { at: there })
    await casino.pool.query(
      `insert into wallet_transaction (provider, id, kind, player_id, game_code, round_id, round_closed,
           currency, amount_e5, moves_cash, fingerprint, outcome, balance_e5, created_at)
         values ('hub88', $1, 'bet', $2, $3, $4, false, 'TRY', $5, true, '', 'ok', 0, $6)`,
      [bet.transactionId, at.playerId, bet.gameCode, bet.roundId, bet.amountE5, here],
    )
  }
  await run()
  expect(await found()).toEqual([])
  expect(await reconciled()).toEqual([])
})

test('a difference that a person has explained is open no more, until its numbers change', async () => {
  const { command } = await post(at.bet(LIRA))
  const [line] = supplier.lines
  if (line) line.amountE5 = 2n
  expect(await reconciled()).toEqual([`amount ${command.transactionId}`])
  const [{ id } = { id: 0n }] = await readDifferences(casino.db)
  const word = { id, operator: 'ayla', explanation: 'told to them as ticket 7' }
  await explainDifference(casino, word)
  expect(await found()).toEqual([])
  await expect(explainDifference(casino, word)).rejects.toThrow('not_found')
  // Another difference has the day read again.
  supplier.note(at.bet(LIRA))
  await casino.db.deleteFrom('supplier_day').execute()
  expect(await reconciled()).toHaveLength(1)
  if (line) line.amountE5 = 3n
  expect(await reconciled()).toHaveLength(2)
})
