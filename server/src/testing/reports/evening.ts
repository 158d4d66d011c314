import type { Books, Place } from './books.ts'

const MINUTE_MS = 60_000
const CASH = 'cash'

type Round = { id: string; player: string; own: boolean; stakeE5: bigint; n: number }
type Coupon = {
  order: string
  player: string
  stakeE5: bigint
  own: boolean
  isOpen: boolean
  paidE5: bigint
}

/** What a day comes to, counted from the movements themselves and in no way from the roll-ups. */
export type Counted = {
  stakes: bigint
  wins: bigint
  openStakes: bigint
  deposits: bigint
  withdrawals: bigint
  balances: bigint
  ngr: bigint
  house: Record<'games' | 'gateway' | 'promotion', bigint>
}

/** Evenings of a few players, as their wallets write them, and their sums by themselves. */
export function openEvenings(books: Books, players: readonly string[], chance: () => number) {
  const held = new Map<string, bigint>()
  const rounds: Round[] = []
  const coupons: Coupon[] = []
  let number = 0
  let day = nothing()
  let at = new Date(0)

  const balance = ({ player, kind }: Place) => held.get(`${player} ${kind}`) ?? 0n
  const pick = <One>(all: readonly One[]) => all[Math.floor(chance() * all.length)] as One
  const some = (mostE5: bigint) =>
    (mostE5 * BigInt(Math.floor(chance() * 1_000) + 1)) / 1_000n || 1n

  function count(source: Place, target: Place, amountE5: bigint): void {
    for (const [place, deltaE5] of [
      [source, -amountE5],
      [target, amountE5],
    ] as const) {
      const name = `${place.player} ${place.kind}`
      held.set(name, (held.get(name) ?? 0n) + deltaE5)
      if (place.player) day.balances += deltaE5
      else day.house[place.kind as 'games'] += deltaE5
    }
    // What players have less without its going to the bank is what the house earned, open stakes aside.
    if (source.kind === 'gateway') day.deposits += amountE5
    if (target.kind === 'gateway') day.withdrawals += amountE5
  }

  type Posting = {
    key: string
    player: string
    source: Place
    target: Place
    amountE5: bigint
    reason: string
  }
  const post = (tx: Parameters<Books['post']>[0], { player, ...posting }: Posting) => {
    count(posting.source, posting.target, posting.amountE5)
    return books.post(tx, { ...posting, playerId: player, at })
  }
  const of = (player: string, kind = CASH): Place => ({ player, kind })
  const house = (kind: string): Place => ({ kind })
  const plain = (posting: Posting) => books.transact((tx) => post(tx, posting))
  const next = () => `n${number++}`

  const deposit = (player: string) =>
    plain({
      key: `deposit:${next()}`,
      player,
      source: house('gateway'),
      target: of(player),
      amountE5: some(50_000_000n),
      reason: 'deposit',
    })

  async function withdraw(player: string) {
    const amountE5 = balance(of(player)) / 3n
    if (amountE5 === 0n) return
    const id = next()
    const waiting = of(player, 'withdrawal')
    await plain({
      key: `withdrawal_reserve:${id}`,
      player,
      source: of(player),
      target: waiting,
      amountE5,
      reason: 'withdrawal_reserve',
    })
    const isPaid = chance() < 0.6
    const target = isPaid ? house('gateway') : of(player)
    const reason = isPaid ? 'withdrawal_paid' : 'withdrawal_return'
    if (chance() < 0.8)
      await plain({ key: `${reason}:${id}`, player, source: waiting, target, amountE5, reason })
  }

  async function gift(player: string) {
    const id = next()
    const reason = pick(['bonus', 'cashback', 'adjustment'])
    const target = of(player, reason === 'bonus' ? 'bonus' : CASH)
    await plain({
      key: `${reason}:${id}`,
      player,
      source: house('promotion'),
      target,
      amountE5: some(5_000_000n),
      reason,
    })
  }

  async function correct(player: string) {
    const amountE5 = balance(of(player)) / 10n
    if (amountE5 > 0n)
      await plain({
        key: `adjustment:${next()}`,
        player,
        source: of(player),
        target: house('promotion'),
        amountE5,
        reason: 'adjustment',
      })
  }

  async function endBonus(player: string) {
    const bonus = of(player, 'bonus')
    const amountE5 = balance(bonus)
    if (amountE5 === 0n) return
    const isReleased = chance() < 0.4
    const target = isReleased ? of(player) : house('promotion')
    const reason = isReleased ? 'bonus_release' : 'bonus_return'
    await plain({ key: `${reason}:${next()}`, player, source: bonus, target, amountE5, reason })
  }

  async function bet(player: string) {
    const own = chance() < 0.7
    const source = of(player, own ? CASH : 'bonus')
    if (balance(source) === 0n) return
    const [id, stakeE5] = [next(), some(balance(source))]
    const round = chance() < 0.3 ? pick(rounds) : undefined
    const isSame = round?.player === player && round.own === own
    const one = { id, player, own, stakeE5, n: isSame ? round.n : number }
    day.stakes += stakeE5
    await books.transact(async (tx) => {
      await post(tx, {
        key: `hub88:${id}`,
        player,
        source,
        target: house('games'),
        amountE5: stakeE5,
        reason: 'bet',
      })
      await books.store(
        tx,
        player,
        { ...stored(one), id, kind: 'bet', referenceId: null, amountE5: stakeE5 },
        at,
      )
    })
    rounds.push(one)
  }

  const stored = ({ n, own }: Round) => ({
    provider: 'hub88',
    game: `game${n % 3}`,
    round: `r${n}`,
    own,
  })

  async function win(round: Round) {
    const [id, amountE5] = [next(), some(round.stakeE5 * 4n)]
    day.wins += amountE5
    await books.transact(async (tx) => {
      const target = of(round.player, round.own ? CASH : 'bonus')
      await post(tx, {
        key: `hub88:${id}`,
        player: round.player,
        source: house('games'),
        target,
        amountE5,
        reason: 'win',
      })
      await books.store(
        tx,
        round.player,
        { ...stored(round), id, kind: 'win', referenceId: round.id, amountE5 },
        at,
      )
    })
  }

  async function giveBack(round: Round) {
    rounds.splice(rounds.indexOf(round), 1)
    const id = next()
    day.stakes -= round.stakeE5
    await books.transact(async (tx) => {
      const target = of(round.player, round.own ? CASH : 'bonus')
      const { player, stakeE5: amountE5 } = round
      await post(tx, {
        key: `hub88:${id}`,
        player,
        source: house('games'),
        target,
        amountE5,
        reason: 'rollback',
      })
      await books.store(
        tx,
        player,
        { ...stored(round), id, kind: 'rollback', referenceId: round.id, amountE5 },
        at,
      )
    })
  }

  async function betOnSport(player: string) {
    const own = chance() < 0.8
    const source = of(player, own ? CASH : 'bonus')
    if (balance(source) === 0n) return
    const [order, stakeE5] = [next(), some(balance(source))]
    day.stakes += stakeE5
    day.openStakes += stakeE5
    await books.transact(async (tx) => {
      await post(tx, {
        key: `digitain:t of ${order}`,
        player,
        source,
        target: house('games'),
        amountE5: stakeE5,
        reason: 'sport_bet',
      })
      await books.openBet(tx, { order, playerId: player, stakeE5, possibleE5: stakeE5 * 3n, at })
    })
    coupons.push({ order, player, stakeE5, own, isOpen: true, paidE5: 0n })
  }

  async function settle(coupon: Coupon) {
    const { order, player, stakeE5 } = coupon
    if (coupon.isOpen) day.openStakes -= stakeE5
    const kind = pick(['lost', 'won', 'won', 'returned'])
    const target = of(player, coupon.own ? CASH : 'bonus')
    if (kind === 'returned' && coupon.isOpen) {
      day.stakes -= stakeE5
      await books.transact(async (tx) => {
        await post(tx, {
          key: `digitain:rollback ${order}`,
          player,
          source: house('games'),
          target,
          amountE5: stakeE5,
          reason: 'sport_rollback',
        })
        await books.endBet(tx, order, 'returned', at)
      })
      coupons.splice(coupons.indexOf(coupon), 1)
    } else if (kind === 'lost') {
      await books.transact((tx) => books.endBet(tx, order, 'settled', at))
      await books.datePosted(at)
    } else await pay(coupon)
    coupon.isOpen = false
  }

  async function pay(coupon: Coupon) {
    const { order, player, stakeE5 } = coupon
    const amountE5 = some(stakeE5 * 3n)
    day.wins += amountE5
    coupon.paidE5 += amountE5
    await books.transact(async (tx) => {
      const key = `digitain:${next()} of ${order}`
      await post(tx, {
        key,
        player,
        source: house('games'),
        target: of(player),
        amountE5,
        reason: 'sport_win',
      })
      await books.endBet(tx, order, 'settled', at)
    })
  }

  /** A payout is taken back: from the cash as far as it goes, the rest is owed. */
  async function takeBack(coupon: Coupon) {
    const { order, player, paidE5 } = coupon
    const cashE5 = balance(of(player))
    const fromCashE5 = cashE5 < paidE5 ? cashE5 : paidE5
    coupon.paidE5 = 0n
    day.wins -= paidE5
    const id = next()
    const parts = [
      [`digitain:${id} of ${order}`, CASH, fromCashE5],
      [`digitain-debt:${id} of ${order}`, 'debt', paidE5 - fromCashE5],
    ] as const
    await books.transact(async (tx) => {
      for (const [key, kind, amountE5] of parts)
        if (amountE5 > 0n)
          await post(tx, {
            key,
            player,
            source: of(player, kind),
            target: house('games'),
            amountE5,
            reason: 'sport_correction',
          })
    })
  }

  async function writeOff(player: string) {
    const owedE5 = -balance(of(player, 'debt'))
    if (owedE5 > 0n)
      await plain({
        key: `zar-bets-debt:${next()} write_off 1`,
        player,
        source: house('games'),
        target: of(player, 'debt'),
        amountE5: owedE5,
        reason: 'debt_write_off',
      })
  }

  async function freeRound(player: string) {
    const [id, amountE5] = [next(), some(200_000n)]
    const one = { id, player, own: false, stakeE5: amountE5, n: number }
    day.stakes += amountE5
    await books.transact(async (tx) => {
      await post(tx, {
        key: `hub88:${id}`,
        player,
        source: house('promotion'),
        target: house('games'),
        amountE5,
        reason: 'bet',
      })
      await books.store(
        tx,
        player,
        { ...stored(one), id, kind: 'bet', referenceId: null, amountE5 },
        at,
      )
    })
  }

  const ofOne = <One>(all: readonly One[], act: (one: One) => Promise<unknown>) =>
    all.length > 0 ? act(pick(all)) : undefined
  const STEPS = [
    ...[deposit, withdraw, gift, correct, endBonus, freeRound, writeOff],
    ...[bet, bet, bet, bet, betOnSport, betOnSport],
    ...[() => ofOne(rounds, win), () => ofOne(rounds, win), () => ofOne(rounds, giveBack)],
    () =>
      ofOne(
        coupons.filter(({ isOpen }) => isOpen),
        settle,
      ),
    () =>
      ofOne(
        coupons.filter(({ paidE5 }) => paidE5 > 0n),
        takeBack,
      ),
  ]

  return {
    /** So many movements from a moment on, up to seven minutes apart. */
    async play(from: Date, steps: number, between: () => Promise<unknown>): Promise<Counted> {
      day = nothing()
      at = from
      for (const player of players) if (balance(of(player)) === 0n) await deposit(player)
      for (let step = 0; step < steps; step++) {
        at = new Date(at.getTime() + Math.floor(chance() * 7 * MINUTE_MS))
        await pick(STEPS)(pick(players))
        if (chance() < 0.2) await between()
      }
      const { deposits, withdrawals, balances, openStakes } = day
      return { ...day, ngr: deposits - withdrawals - balances - openStakes }
    },
  }
}

const nothing = (): Counted => ({
  ...{ stakes: 0n, wins: 0n, openStakes: 0n, deposits: 0n, withdrawals: 0n, balances: 0n, ngr: 0n },
  house: { games: 0n, gateway: 0n, promotion: 0n },
})
