import type { BalanceRow, PeriodRows, PlayRow } from '../read/rows.ts'

/** The player's own money, and bonuses, apart. */
export type Apart = { cash: bigint; bonus: bigint }

/** The figures of a period, E5. Office reference, section 4; docs/reports.md. */
export type Figures = {
  stakes: Apart
  wins: Apart
  rolledBack: bigint
  bets: bigint
  ggrLedger: bigint
  ggrCasino: bigint
  ggrSport: bigint
  ggr: bigint
  bonusCost: bigint
  cashback: bigint
  corrections: bigint
  /** Debts of players that were written off. */
  writtenOff: bigint
  jackpotShare: bigint
  ngr: bigint
  deposits: bigint
  depositCount: bigint
  withdrawals: bigint
  withdrawalCount: bigint
  /** Deposits that were sent straight back: among the withdrawals. */
  refunds: bigint
  withdrawalsAsked: bigint
  withdrawalsReturned: bigint
  sportStakesSettled: bigint
  sportDifferences: bigint
  pricedStakes: bigint
  pricedMargin: bigint
  /** At the end of the period. */
  openStakes: bigint
  openBetLiability: bigint
  jackpotLiability: bigint
  playerLiability: bigint
  waitingWithdrawals: bigint
  bonusBalances: bigint
  /** What players owe, at or above zero. */
  debts: bigint
  house: Record<'games' | 'gateway' | 'promotion', bigint>
}

/** NGR once by play and gifts, once by money and balances: to the kuruş the same, or the report is wrong. */
export type Identity = {
  ngr: bigint
  deposits: bigint
  withdrawals: bigint
  /** Cash, on its way out, debt and bonus. */
  playerBalances: bigint
  jackpotLiability: bigint
  openStakes: bigint
  /** NGR less what the others come to. */
  difference: bigint
  holds: boolean
}

const PLAYER_KINDS = ['player_cash', 'player_withdrawal', 'player_debt', 'player_bonus'] as const
/** Gifts of the promotion that are counted by themselves. */
const BY_THEMSELVES = ['cashback', 'adjustment', 'debt_write_off']

export const sum = <Row>(rows: readonly Row[], of: (row: Row) => bigint): bigint =>
  rows.reduce((total, row) => total + of(row), 0n)

const apart = (rows: readonly PlayRow[], of: (row: PlayRow) => bigint): Apart => ({
  cash: sum(rows, (row) => (row.own ? of(row) : 0n)),
  bonus: sum(rows, (row) => (row.own ? 0n : of(row))),
})
export const whole = ({ cash, bonus }: Apart): bigint => cash + bonus

/** What accounts of a kind held at the end of a day. */
export function closingOf(balances: readonly BalanceRow[], kind: string, day: string): bigint {
  let last: BalanceRow | undefined
  for (const row of balances)
    if (row.kind === kind && row.day <= day && (!last || row.day > last.day)) last = row
  return last?.closingE5 ?? 0n
}

/** `YYYY-MM-DD` of the day before. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

const moneyOf = (rows: PeriodRows, reason: string) =>
  rows.money.filter((row) => row.reason === reason)
const movedBy = (rows: PeriodRows, reason: string) => sum(moneyOf(rows, reason), (row) => row.sumE5)

/** By grant: what the promotion gave less what came back, free rounds among it. */
function bonusCostOf({ money }: PeriodRows): bigint {
  return sum(money, ({ reason, sumE5 }) => {
    if (BY_THEMSELVES.includes(reason)) return 0n
    if (reason === 'bonus_return') return -sumE5
    return reason === 'bonus' || PLAY.includes(reason) ? sumE5 : 0n
  })
}
/** Of these `rollup_money` has what the promotion paid. */
const PLAY = [
  'bet',
  'win',
  'rollback',
  'sport_bet',
  'sport_win',
  'sport_rollback',
  'sport_correction',
]

const liabilityOf = (rows: PeriodRows, day: string): bigint =>
  sum(
    rows.jackpots.filter((row) => row.day <= day),
    ({ contributionsE5, seedsE5, dropsE5 }) => contributionsE5 + seedsE5 - dropsE5,
  )

/** The figures of all days of a period together. */
export function figuresOf(rows: PeriodRows): Figures {
  const { from, to, play, settled, balances } = rows
  const casino = play.filter(({ product }) => product !== 'sport')
  const stakes = apart(play, ({ stakesE5 }) => stakesE5)
  const wins = apart(play, ({ winsE5 }) => winsE5)
  const ggrCasino = sum(casino, ({ stakesE5, winsE5 }) => stakesE5 - winsE5)
  const ggrSport = sum(settled, ({ stakesE5, payoutsE5 }) => stakesE5 - payoutsE5)
  const ggr = ggrCasino + ggrSport
  const gifts = {
    bonusCost: bonusCostOf(rows),
    cashback: movedBy(rows, 'cashback'),
    corrections: movedBy(rows, 'adjustment'),
    writtenOff: movedBy(rows, 'debt_write_off'),
  }
  const jackpotLiability = liabilityOf(rows, to)
  const jackpotShare = jackpotLiability - liabilityOf(rows, dayBefore(from))
  const at = (kind: string) => closingOf(balances, kind, to)
  const given = gifts.bonusCost + gifts.cashback + gifts.corrections + gifts.writtenOff
  return {
    stakes,
    wins,
    rolledBack: sum(play, (row) => row.rolledBackE5),
    bets: sum(play, (row) => row.bets),
    ggrLedger: whole(stakes) - whole(wins),
    ggrCasino,
    ggrSport,
    ggr,
    ...gifts,
    jackpotShare,
    ngr: ggr - given - jackpotShare,
    ...paymentsOf(rows),
    sportStakesSettled: sum(settled, (row) => row.stakesE5),
    sportDifferences: sum(settled, (row) => row.differencesE5),
    pricedStakes: sum(settled, (row) => row.pricedE5),
    pricedMargin: sum(settled, (row) => row.marginE5),
    openStakes: at('open_stakes'),
    openBetLiability: at('open_payouts'),
    jackpotLiability,
    playerLiability: at('player_cash') + at('player_withdrawal'),
    waitingWithdrawals: at('player_withdrawal'),
    bonusBalances: at('player_bonus'),
    debts: -at('player_debt'),
    house: { games: at('games'), gateway: at('gateway'), promotion: at('promotion') },
  }
}

function paymentsOf(rows: PeriodRows) {
  const [deposits, paid] = [moneyOf(rows, 'deposit'), moneyOf(rows, 'withdrawal_paid')]
  const isRefund = ({ method }: { method: string }) => method.endsWith(' refund')
  return {
    deposits: sum(deposits, (row) => row.sumE5),
    depositCount: sum(deposits, (row) => row.n),
    withdrawals: sum(paid, (row) => row.sumE5),
    withdrawalCount: sum(paid, (row) => row.n),
    refunds: sum(paid.filter(isRefund), (row) => row.sumE5),
    withdrawalsAsked: movedBy(rows, 'withdrawal_reserve'),
    withdrawalsReturned: movedBy(rows, 'withdrawal_return'),
  }
}

/** NGR by money: deposits less withdrawals less what players, jackpots and open bets hold more than before. */
export function identityOf(rows: PeriodRows, figures: Figures = figuresOf(rows)): Identity {
  const { from, to, balances } = rows
  const change = (kind: string) =>
    closingOf(balances, kind, to) - closingOf(balances, kind, dayBefore(from))
  const playerBalances = sum(PLAYER_KINDS, change)
  const openStakes = change('open_stakes')
  const { ngr, deposits, withdrawals, jackpotShare: jackpotLiability } = figures
  const byMoney = deposits - withdrawals - playerBalances - jackpotLiability - openStakes
  const difference = ngr - byMoney
  return {
    ngr,
    deposits,
    withdrawals,
    playerBalances,
    jackpotLiability,
    openStakes,
    difference,
    holds: difference === 0n,
  }
}

/** The same rows of one day. */
export const dayOf = (rows: PeriodRows, day: string): PeriodRows => ({
  ...rows,
  from: day,
  to: day,
  play: rows.play.filter((row) => row.day === day),
  money: rows.money.filter((row) => row.day === day),
  settled: rows.settled.filter((row) => row.day === day),
})

/** Every day of a period, first to last. */
export function daysOf({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = []
  for (let day = to; day >= from; day = dayBefore(day)) days.unshift(day)
  return days
}
