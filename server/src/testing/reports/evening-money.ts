import { CASH, type Evening } from './evening-context.ts'

/** Payments, gifts and corrections. */
export function moneyMoves(evening: Evening) {
  const { chance, balance, pick, some, of, house, plain, next } = evening

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

  return { deposit, withdraw, gift, correct, endBonus, writeOff }
}
