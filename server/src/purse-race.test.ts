import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openWallet, type Wallet, type WalletCommand } from './modules/casino/index.ts'
import { payOut, placeBet, returnStake } from './modules/sportsbook/index.ts'
import { changeToken, endVisits, openVisit } from './modules/sportsbook/session.ts'
import { openTurns } from './platform/in-turn.ts'
import { type BonusDesk, DAY_MS, E5, openBonusDesk } from './testing/bonus-desk.ts'
import { seeded } from './testing/seeded.ts'

const [BURSTS, WIDTH, IDS, ORDERS] = [6, 14, 24, 5]

const KINDS = ['bet', 'bet', 'bet', 'win', 'win', 'correction', 'return'] as const

const LOCK_TIMEOUT = '55P03'

/** Who waits too long for the player’s account hears so, and asks again. */
async function heard<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if ((error as { code?: unknown }).code === LOCK_TIMEOUT) return heard(ask)
    throw error
  }
}

let desk: BonusDesk
let wallets: Wallet[]
beforeAll(async () => {
  desk = await openBonusDesk({ takesFreeBets: true })
  const deps = { ...desk.house, log: desk.deps.log }
  wallets = [openWallet(deps), openWallet(deps)]
})
afterEach(async () => {
  expect(await desk.house.sumOfBooks()).toBe(0n)
  expect(await desk.findings()).toEqual([])
})
afterAll(async () => {
  const moved = await desk.house.db.selectFrom('transfer').select('reason').distinct().execute()
  expect(moved.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining(['bet', 'win', 'rollback', 'sport_bet', 'sport_win', 'bonus_return']),
  )
  for (const wallet of wallets) await wallet.close()
  await desk.close()
})

/** A player with cash, two bonuses in line and a free bet, at a game and at a partner’s, each in two processes. */
async function openGuest(prefix: string, pick: (below: number) => number) {
  const { house } = desk
  const at = await desk.table(240n * E5)
  const { playerId } = at
  await desk.trial(playerId)
  await desk.claim(playerId, 'nar-rounds')
  await desk.claim(playerId, 'free-bet')
  const logInHash = Buffer.alloc(32, prefix)
  const whenLogInEnds = async () => new Date(house.clock.now().getTime() + 1_000 * DAY_MS)
  const code = await openVisit(house, { partner: 'fcg', playerId, logInHash })
  const opened = await changeToken({ ...house, whenLogInEnds }, 'fcg', code)
  const processes = [openTurns(), openTurns()].map((inTurn) => ({
    ...{ ...house, onCommitted: () => {}, inTurn },
  }))
  const posted: WalletCommand[] = []
  const bets: WalletCommand[] = []

  const stand = (status: 'active' | 'excluded') => house.setStatus(playerId, status)
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
      ...{ ...about, fingerprint, transactionId, playerId, currency: 'TRY' },
      amountE5: sumE5 * E5,
    }
    if (kind !== 'bet') return heard(() => payOut(deps, { ...order, isCredit: kind === 'win' }))
    const token = opened?.token ?? ''
    return heard(() => placeBet(deps, { ...order, token, possibleWinE5: null, info: '' }))
  }
  async function decline() {
    const { bonuses } = await desk.mine(playerId)
    const bonus = bonuses[pick(Math.max(1, bonuses.length))]
    if (bonus) await desk.send('POST', 'decline', playerId, { id: bonus.id })
  }
  async function interrupt() {
    const [settle, look] = [async () => desk.settle(), () => desk.mine(playerId)]
    const out = () => endVisits(house, logInHash)
    const days = pick(2)
    const wait = async () => house.clock.advance(days * DAY_MS)
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
  'LED-01, BON-03: rounds, bets, bonuses that end and a player who leaves, all at once: the books hold (%i)',
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
      const [one, two] = await Promise.all(wallets.map((wallet) => wallet.post(command)))
      expect(one?.outcome).toBe(two?.outcome)
    }
    await desk.settle()
  },
  120_000,
)
