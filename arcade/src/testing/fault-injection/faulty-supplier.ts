import type { Holder, Movement, Payout, Stake, TakeBack, Wallet } from '../../rounds/wallet.ts'
import { seededRandom } from './seeded-random.ts'

/** What a supplier knows of a movement in the end. */
export type Entry = {
  kind: 'bet' | 'win' | 'rollback'
  id: string
  user: string
  amountKurus: number
  /** Of a rollback: the bet or win. */
  ofId?: string
  said: 'taken' | 'refused' | 'unknown'
}

export type Day = {
  journal: Entry[]
  /** What no operator should ever have answered, each in a sentence. */
  wrongs: string[]
}

export type DayOptions = {
  seed: number
  rounds: number
  holder: Holder
  wallet: Wallet
  /** What becomes of the player once the last round is begun: what comes late comes after it. */
  evening?: () => Promise<void>
}

/** A wallet is asked this often for what it owes; the transport is faulty, not cut. */
const ASKED_MAX = 60
const STAKE_MAX_KURUS = 5_000
/** More than anybody has. */
const UNAFFORDABLE_KURUS = 99_999_999

/** The rounds of one player on a day when a supplier does all that it should not, the same for the same seed. */
export async function playFaultySupplier({
  seed,
  rounds,
  holder,
  wallet,
  evening,
}: DayOptions): Promise<Day> {
  const random = seededRandom(seed)
  const supplier = openSupplier(holder, wallet, random)
  for (let round = 0; round < rounds; round++) {
    const stake = supplier.stake(1 + Math.floor(random() * STAKE_MAX_KURUS))
    await WAYS[Math.floor(random() * WAYS.length)]?.(supplier, stake)
  }
  await evening?.()
  for (const finish of supplier.late) await finish()
  if (evening) await supplier.takeInVain(supplier.stake(STAKE_MAX_KURUS), 'of a player who is gone')
  return { journal: supplier.journal, wrongs: supplier.wrongs }
}

/** The ways a round can go. */
const WAYS: ((supplier: Supplier, stake: Stake) => Promise<unknown>)[] = [
  async (s, stake) => (await s.take(stake)) && s.pay(s.payout(stake, stake.amountKurus * 2)),
  async (s, stake) => (await s.take(stake)) && s.pay(s.payout(stake, 0)),
  async (s, stake) => (await s.take(stake)) && s.giveBack(stake),
  // It is given back long after its round, or paid then, or what it won is taken back then.
  async (s, stake) => (await s.take(stake)) && s.late.push(() => s.giveBack(stake)),
  async (s, stake) => {
    const payout = s.payout(stake, stake.amountKurus + 3)
    if (await s.take(stake)) s.late.push(() => s.pay(payout))
  },
  async (s, stake) => {
    if (!(await s.take(stake))) return
    const payout = s.payout(stake, stake.amountKurus)
    await s.pay(payout)
    s.late.push(() => s.takeBack(payout))
  },
  async (s, stake) => {
    await s.giveBack(stake)
    await s.takeInVain(stake, 'after its rollback')
  },
  async (s, stake) => {
    if (!(await s.take(stake))) return
    await s.takeInVain({ ...stake, amountKurus: stake.amountKurus + 1 }, 'with another amount')
    const payout = s.payout(stake, stake.amountKurus + 7)
    await s.pay(payout)
    await s.payInVain({ ...payout, amountKurus: payout.amountKurus + 1 }, 'with another amount')
  },
  async (s, stake) => {
    if (!(await s.take(stake))) return
    await s.giveBack(stake)
    await s.payInVain(s.payout(stake, 900), 'after the rollback of its bet')
  },
  (s) => s.takeInVain(s.stake(UNAFFORDABLE_KURUS), 'without the money for it'),
]

type Supplier = ReturnType<typeof openSupplier>

/** What a supplier says to the wallet, again and again where it must, and what it was answered. */
function openSupplier(holder: Holder, wallet: Wallet, random: () => number) {
  const journal: Entry[] = []
  const wrongs: string[] = []
  const note = (kind: Entry['kind'], movement: Stake, said: Entry['said'], ofId?: string) => {
    const { transactionUuid: id, user, amountKurus } = movement
    journal.push({ kind, id, user, amountKurus, said, ...(ofId && { ofId }) })
  }
  const movement = (roundId: string): Movement => ({
    ...holder,
    roundId,
    supplierUser: 'seat',
    transactionUuid: uuid(random),
    rewardRef: null,
  })
  const payout = (stake: Stake, amountKurus: number): Payout => ({
    ...movement(stake.roundId),
    amountKurus,
    stakeUuid: stake.transactionUuid,
  })

  async function giveBack(stake: Stake): Promise<void> {
    const rollback = payout(stake, stake.amountKurus)
    for (let asked = 0; asked < ASKED_MAX; asked++) {
      if (!(await wallet.giveBack(rollback))) continue
      return note('rollback', rollback, 'taken', stake.transactionUuid)
    }
    wrongs.push(`the stake ${stake.transactionUuid} was never given back`)
  }

  return {
    journal,
    wrongs,
    payout,
    giveBack,
    late: [] as (() => Promise<void>)[],
    stake: (amountKurus: number): Stake => ({ ...movement(uuid(random)), amountKurus }),
    /** True where it was taken for certain. One of which nothing is known is given back. */
    async take(stake: Stake): Promise<boolean> {
      const { kind } = await wallet.takeStake(stake)
      note('bet', stake, SAID[kind])
      if (kind === 'doubtful') await giveBack(stake)
      return kind === 'taken'
    },
    async pay(owed: Payout): Promise<void> {
      for (let asked = 0; asked < ASKED_MAX; asked++) {
        if ((await wallet.payWin(owed)) === undefined) continue
        return note('win', owed, 'taken')
      }
      wrongs.push(`the win ${owed.transactionUuid} was never paid`)
    },
    async takeBack(paid: Payout): Promise<void> {
      if (!wallet.takeBack) return
      const winUuid = paid.transactionUuid
      const rollback: TakeBack = { ...paid, transactionUuid: uuid(random), winUuid }
      for (let asked = 0; asked < ASKED_MAX; asked++) {
        if (!(await wallet.takeBack(rollback))) continue
        return note('rollback', rollback, 'taken', winUuid)
      }
      wrongs.push(`the win ${winUuid} was never taken back`)
    },
    async takeInVain(stake: Stake, why: string): Promise<void> {
      const { kind } = await wallet.takeStake(stake)
      if (kind === 'taken') wrongs.push(`the stake ${stake.transactionUuid} was taken ${why}`)
    },
    async payInVain(owed: Payout, why: string): Promise<void> {
      const balanceKurus = await wallet.payWin(owed)
      if (balanceKurus !== undefined) wrongs.push(`the win ${owed.transactionUuid} was paid ${why}`)
    },
  }
}

const SAID = { taken: 'taken', refused: 'refused', doubtful: 'unknown' } as const

function uuid(random: () => number): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
