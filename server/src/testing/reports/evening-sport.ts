import { CASH, type Evening } from './evening-context.ts'

type Coupon = {
  order: string
  player: string
  stakeE5: bigint
  own: boolean
  isOpen: boolean
  paidE5: bigint
}

/** Bets at a partner's, some settled on later days and corrected. */
export function sportMoves(evening: Evening) {
  const { books, chance, balance, pick, some, post, of, house, next } = evening
  const coupons: Coupon[] = []

  async function betOnSport(player: string) {
    const own = chance() < 0.8
    const source = of(player, own ? CASH : 'bonus')
    if (balance(source) === 0n) return
    const [order, stakeE5] = [next(), some(balance(source))]
    evening.day.stakes += stakeE5
    evening.day.openStakes += stakeE5
    await books.transact(async (tx) => {
      await post(tx, {
        key: `digitain:t of ${order}`,
        player,
        source,
        target: house('games'),
        amountE5: stakeE5,
        reason: 'sport_bet',
      })
      await books.openBet(tx, {
        order,
        playerId: player,
        stakeE5,
        possibleE5: stakeE5 * 3n,
        at: evening.at,
      })
    })
    coupons.push({ order, player, stakeE5, own, isOpen: true, paidE5: 0n })
  }

  async function settle(coupon: Coupon) {
    const { order, player, stakeE5 } = coupon
    if (coupon.isOpen) evening.day.openStakes -= stakeE5
    const kind = pick(['lost', 'won', 'won', 'returned'])
    const target = of(player, coupon.own ? CASH : 'bonus')
    if (kind === 'returned' && coupon.isOpen) {
      evening.day.stakes -= stakeE5
      await books.transact(async (tx) => {
        await post(tx, {
          key: `digitain:rollback ${order}`,
          player,
          source: house('games'),
          target,
          amountE5: stakeE5,
          reason: 'sport_rollback',
        })
        await books.endBet(tx, order, 'returned', evening.at)
      })
      coupons.splice(coupons.indexOf(coupon), 1)
    } else if (kind === 'lost') {
      await books.transact((tx) => books.endBet(tx, order, 'settled', evening.at))
      await books.datePosted(evening.at)
    } else await pay(coupon)
    coupon.isOpen = false
  }

  async function pay(coupon: Coupon) {
    const { order, player, stakeE5 } = coupon
    const amountE5 = some(stakeE5 * 3n)
    evening.day.wins += amountE5
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
      await books.endBet(tx, order, 'settled', evening.at)
    })
  }

  /** A payout is taken back: from the cash as far as it goes, the rest is owed. */
  async function takeBack(coupon: Coupon) {
    const { order, player, paidE5 } = coupon
    const cashE5 = balance(of(player))
    const fromCashE5 = cashE5 < paidE5 ? cashE5 : paidE5
    coupon.paidE5 = 0n
    evening.day.wins -= paidE5
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

  return { coupons, betOnSport, settle, takeBack }
}
