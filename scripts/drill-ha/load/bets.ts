import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { systemWaits } from '../../../arcade/src/clock.ts'
import type { ArcadeRefusal } from '../../../arcade/src/protocol.ts'
import type { Payout, Stake, Wallet } from '../../../arcade/src/rounds/wallet.ts'
import type { SupplierName } from '../../../arcade/src/supplier-clients/offered-games.ts'
import type { Operators } from '../../../arcade/src/supplier-clients/open-supplier-clients.ts'
import type { Transport } from '../../../arcade/src/supplier-clients/transport.ts'
import { type Casino, walletOver } from '../../supplier-faults/casino.ts'
import { CASH_KURUS, type Seat } from './players.ts'

/** Between the rounds of a player who spins. */
const PAUSE_MS = 60
const betweenSpins = () => wait(PAUSE_MS * (0.5 + Math.random()))
/** After all tries of a call, before it is made again. */
const AGAIN_MS = 250
const STAKE_MAX_KURUS = 20

/**
 * What a player is told where nothing is known of a bet. EGT Digital has one code for that and for a session that is
 * no more.
 */
const DOWN = ['wallet_down'] as const satisfies readonly ArcadeRefusal[]
const TEMPORARY: Record<SupplierName, readonly ArcadeRefusal[]> = {
  hub88: DOWN,
  softgamings: DOWN,
  amusnet: DOWN,
  'egt-digital': ['wallet_down', 'session_unknown'],
  everymatrix: DOWN,
  digitain: DOWN,
}

/** A movement that was acknowledged. */
export type Entry = {
  kind: 'bet' | 'win' | 'rollback'
  id: string
  playerId: string
  amountKurus: number
  at: number
}

/**
 * Signed bets, wins and rollbacks of all suppliers by their own clients. Each is said until it is acknowledged, as
 * suppliers do. Balances are reckoned beside: an answer that tells another one is noted, and so is every refusal.
 */
export function openBets(
  operators: Required<Operators>,
  transport: Transport,
  seats: readonly Seat[],
  pause = betweenSpins,
) {
  const wallets = new Map<string, Wallet>()
  for (const { supplier } of seats) {
    const at = { operators } as Casino
    if (!wallets.has(supplier))
      wallets.set(supplier, walletOver(at, supplier, transport, systemWaits))
  }
  const cashKurus = new Map(seats.map(({ playerId }) => [playerId, CASH_KURUS]))
  const acknowledged = new EventEmitter()
  let journal: Entry[] = []
  let wrongs: string[] = []
  let count = 0
  let isResting = true
  let playing: Promise<unknown> = Promise.resolve()

  function note(seat: Seat, kind: Entry['kind'], stake: Stake, balanceKurus?: number): void {
    const { playerId, supplier } = seat
    const { transactionUuid: id, amountKurus } = stake
    const cash = (cashKurus.get(playerId) ?? 0) + (kind === 'bet' ? -amountKurus : amountKurus)
    cashKurus.set(playerId, cash)
    if (balanceKurus !== undefined && balanceKurus !== cash)
      wrongs.push(`${supplier} ${kind} ${id}: answered ${balanceKurus}, reckoned ${cash}`)
    journal.push({ kind, id, playerId, amountKurus, at: performance.now() })
    if (kind !== 'bet') return
    count += 1
    acknowledged.emit('bet')
  }

  async function take(seat: Seat, wallet: Wallet, stake: Stake): Promise<void> {
    for (;;) {
      const answer = await wallet.takeStake(stake)
      if (answer.kind === 'taken') return note(seat, 'bet', stake, answer.balanceKurus)
      // The player has the money and the session: nothing but an outage is a reason.
      if (answer.kind === 'refused' || !TEMPORARY[seat.supplier].includes(answer.refusal))
        wrongs.push(`${seat.supplier} bet ${stake.transactionUuid}: ${answer.refusal}`)
      await wait(AGAIN_MS)
    }
  }

  async function pay(seat: Seat, wallet: Wallet, payout: Payout): Promise<void> {
    for (;;) {
      const balanceKurus = await wallet.payWin(payout)
      if (balanceKurus !== undefined) return note(seat, 'win', payout, balanceKurus)
      await wait(AGAIN_MS)
    }
  }

  async function giveBack(seat: Seat, wallet: Wallet, payout: Payout): Promise<void> {
    while (!(await wallet.giveBack(payout))) await wait(AGAIN_MS)
    note(seat, 'rollback', payout)
  }

  async function playRound(seat: Seat): Promise<void> {
    const wallet = wallets.get(seat.supplier)
    if (!wallet) throw new Error(`${seat.supplier} has no wallet`)
    const movement = {
      ...seat.holder,
      roundId: randomUUID(),
      supplierUser: 'seat',
      rewardRef: null,
    }
    const amountKurus = 1 + Math.floor(Math.random() * STAKE_MAX_KURUS)
    const stake: Stake = { ...movement, transactionUuid: randomUUID(), amountKurus }
    await take(seat, wallet, stake)
    const payout: Payout = {
      ...movement,
      transactionUuid: randomUUID(),
      stakeUuid: stake.transactionUuid,
      amountKurus,
    }
    const chance = Math.random()
    if (chance < 0.1) await giveBack(seat, wallet, payout)
    else await pay(seat, wallet, { ...payout, amountKurus: chance < 0.55 ? 0 : amountKurus * 2 })
  }

  async function play(seat: Seat): Promise<void> {
    await pause()
    while (!isResting) {
      await playRound(seat)
      await pause()
    }
  }

  return {
    cashKurus,
    /** Since it was begun. */
    betsSoFar: () => journal.filter(({ kind }) => kind === 'bet').length,
    begin(): void {
      ;[journal, wrongs, isResting] = [[], [], false]
      playing = Promise.all(seats.map(play))
    },
    /** Finishes every round that is open, however long that takes, and gives what was acknowledged. */
    async rest(): Promise<{ journal: Entry[]; wrongs: string[] }> {
      isResting = true
      await playing
      return { journal, wrongs }
    },
    /** Until so many further bets were acknowledged. */
    async acknowledges(bets: number): Promise<void> {
      const goal = count + bets
      while (count < goal) await once(acknowledged, 'bet')
    },
  }
}

export type Bets = ReturnType<typeof openBets>
