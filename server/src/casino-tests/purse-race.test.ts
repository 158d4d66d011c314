import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isDatabaseAway, isHeldElsewhere } from '../db/away.ts'
import { openWallet, type Wallet, type WalletCommand } from '../modules/casino/index.ts'
import { payOut, placeBet, returnStake } from '../modules/sportsbook/index.ts'
import { changeToken, endVisits, openVisit } from '../modules/sportsbook/session.ts'
import { serialByKey } from '../platform/queues.ts'
import {
  type BonusFixture,
  DAY_MS,
  E5,
  openBonusFixture,
} from '../testing/bonuses/bonus-fixture.ts'
import { seeded } from '../testing/seeded.ts'

const [BURSTS, WIDTH, IDS, ORDERS] = [6, 14, 24, 5]

const KINDS = ['bet', 'bet', 'bet', 'win', 'win', 'correction', 'return'] as const

/** Who waits too long for the player’s account hears so, and asks again. */
async function heard<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (isHeldElsewhere(error) || isDatabaseAway(error) || isLate(error)) return heard(ask)
    throw error
  }
}

/** The wallet’s own words, and the database’s where a statement took too long. */
const isLate = (error: unknown) =>
  ['NotReached', 'ConnectionLost'].includes((error as Error).name) ||
  (error as { code?: unknown }).code === '57014'

let fixture: BonusFixture
let wallets: Wallet[]
beforeAll(async () => {
  fixture = await openBonusFixture({ takesFreeBets: true })
  const deps = { ...fixture.casino, log: fixture.deps.log }
  wallets = [openWallet(deps), openWallet(deps)]
})
afterEach(async () => {
  expect(await fixture.casino.sumOfBooks()).toBe(0n)
  expect(await fixture.findings()).toEqual([])
})
afterAll(async () => {
  const moved = await fixture.casino.db.selectFrom('transfer').select('reason').distinct().execute()
  expect(moved.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining(['bet', 'win', 'rollback', 'sport_bet', 'sport_win', 'bonus_return']),
  )
  for (const wallet of wallets) await wallet.close()
  await fixture.close()
})

/** A player with cash, two bonuses in line and a free bet, at a game and at a partner’s, each in two processes. */
async function openGuest(prefix: string, pick: (below: number) => number) {
  const { casino } = fixture
  const at = await fixture.table(240n * E5)
  const { playerId } = at
  await fixture.trial(playerId)
  await fixture.claim(playerId, 'nar-rounds')
  await fixture.claim(playerId, 'free-bet')
  const logInHash = Buffer.alloc(32, prefix)
  const whenLogInEnds = async () => new Date(casino.clock.now().getTime() + 1_000 * DAY_MS)
  const code = await openVisit(casino, { partner: 'fcg', playerId, logInHash })
  const opened = await changeToken({ ...casino, whenLogInEnds }, 'fcg', code)
  const processes = [serialByKey(), serialByKey()].map((serialByOrder) => ({
    ...casino,
    onCommitted: () => {},
    serialByOrder,
  }))
  const posted: WalletCommand[] = []
  const bets: WalletCommand[] = []

  const stand = (status: 'active' | 'excluded') => casino.setStatus(playerId, status)
  const id = (below: number) => `${prefix}-${pick(below)}`
  function play() {
    const sumE5 = BigInt(pick(12)) * E5
    const transactionId = id(IDS)
    const bet = () => at.bet(sumE5, { transactionId })
    // What is named is mostly in flight or taken; one id in eight is of another kind.
    const named = pick(8) ? (bets[pick(bets.length)] ?? bet()) : bet()
    const other = { transactionId: pick(8) ? `${prefix}-${posted.length}-after` : transactionId }
    const win = () => at.win(named, sumE5, other)
    const rollback = () => at.rollback(named, other)
    const command = [bet, bet, bet, win, win, rollback][pick(6)]?.() as WalletCommand
    if (command.kind === 'bet') bets.push(command)
    posted.push(command)
    const wallet = wallets[pick(2)] as Wallet
    return heard(() => wallet.post(command))
  }
  function stake() {
    const deps = processes[pick(2)] as (typeof processes)[0]
    const sumE5 = [20n, 20n, 5n, 30n][pick(4)] as bigint
    const [orderNumber, transactionId, kind] = [`o${id(ORDERS)}`, `s${id(IDS)}`, KINDS[pick(7)]]
    const about = { partner: 'fcg' as const, orderNumber }
    const fingerprint = Buffer.from([orderNumber, kind, sumE5].join()).toString('hex')
    if (kind === 'return') return heard(() => returnStake(deps, { ...about, fingerprint }))
    const order = {
      ...about,
      fingerprint,
      transactionId,
      playerId,
      currency: 'TRY',
      amountE5: sumE5 * E5,
    }
    if (kind !== 'bet') return heard(() => payOut(deps, { ...order, isCredit: kind === 'win' }))
    const token = opened?.token ?? ''
    return heard(() => placeBet(deps, { ...order, token, possibleWinE5: null, info: '' }))
  }
  async function decline() {
    const { bonuses } = await fixture.mine(playerId)
    const bonus = bonuses[pick(Math.max(1, bonuses.length))]
    if (bonus) await fixture.send('POST', 'decline', playerId, { id: bonus.id })
  }
  async function interrupt() {
    const [settle, look] = [async () => fixture.settle(), () => fixture.mine(playerId)]
    const out = () => endVisits(casino, logInHash)
    const days = pick(2)
    const wait = async () => casino.clock.advance(days * DAY_MS)
    const all = [settle, settle, look, decline, decline, wait, () => stand('excluded'), out]
    await heard<unknown>(all[pick(all.length)] as (typeof all)[0])
  }
  return {
    posted,
    act: () => [play, play, play, stake, stake, interrupt][pick(6)]?.(),
    stand,
  }
}

test.each(Array.from({ length: 8 }, (_, seed) => seed + 1))(
  'LED-01, BON-03: rounds, bets, bonuses that end and a player who leaves, all at once: the ledger holds (%i)',
  async (seed) => {
    const random = seeded(seed)
    const pick = (below: number) => Math.floor(random() * below)
    const guest = await openGuest(`race-${seed}`, pick)
    const failed: unknown[] = []
    for (let burst = 0; burst < BURSTS; burst += 1) {
      const all = Array.from({ length: WIDTH }, async () => guest.act())
      for (const one of await Promise.allSettled(all)) {
        if (one.status === 'rejected') failed.push(one.reason)
      }
      await guest.stand('active')
    }
    expect(failed).toEqual([])
    // What is final stays what it is (LED-13), also in the process that did not take it.
    for (const command of guest.posted) {
      const [one, two] = await Promise.all(
        wallets.map((wallet) => heard(() => wallet.post(command))),
      )
      expect(one?.outcome).toBe(two?.outcome)
    }
    await fixture.settle()
  },
  120_000,
)
