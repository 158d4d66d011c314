import {
  byPlayer,
  DAY_MS,
  type Finding,
  HOUR_MS,
  lastAt,
  moneyE5,
  of,
  type Params,
  reason,
  shareOf,
  stretches,
  sumE5,
} from './finding.ts'

/** One order at the cashier. */
export type PaymentFact = {
  at: number
  isDeposit: boolean
  state: 'paid' | 'declined' | 'stopped' | 'open'
  amountE5: bigint
  method: number
  /** Where it goes, as a blind index; null of deposits. */
  account: string | null
  /** Whether the payer bears the player's name; null where nobody said. */
  isPayerOwn: boolean | null
}
export type PaymentFacts = { playerId: string; payments: PaymentFact[] }

const paidIn = ({ payments }: PaymentFacts) =>
  payments.filter(({ isDeposit, state }) => isDeposit && state === 'paid')

/** Deposits within a day, each just below a reporting line, and together above it. */
export function findStructuring(facts: PaymentFacts, params: Params): Finding[] {
  const line = moneyE5(of(params, 'line'))
  const [low, high] = [of(params, 'lo'), of(params, 'hi')].map((part) =>
    moneyE5(of(params, 'line') * part),
  ) as [bigint, bigint]
  const below = paidIn(facts).filter(({ amountE5 }) => amountE5 >= low && amountE5 < high)
  const n = of(params, 'n')
  return stretches(below, DAY_MS, (some) => some.length >= n && sumE5(some) >= line).map(
    (some) => ({
      playerId: facts.playerId,
      about: byPlayer(facts.playerId),
      at: lastAt(some),
      reasons: [
        reason('deposits_under_line', some.length, n),
        reason('deposits_together', sumE5(some), line),
      ],
    }),
  )
}

/** A withdrawal, with what was paid in and staked in the hours before it. */
export type PassFacts = {
  playerId: string
  withdrawals: { at: number; amountE5: bigint; depositedE5: bigint; stakedE5: bigint }[]
}

/** Money that comes in and leaves within hours, hardly played. */
export function findPassThrough({ playerId, withdrawals }: PassFacts, params: Params): Finding[] {
  const [share, min] = [of(params, 's'), moneyE5(of(params, 'min'))]
  return withdrawals
    .filter(
      ({ amountE5, depositedE5, stakedE5 }) =>
        amountE5 >= min && depositedE5 >= min && shareOf(stakedE5, depositedE5) < share,
    )
    .map(({ at, amountE5, depositedE5, stakedE5 }) => ({
      playerId,
      about: byPlayer(playerId),
      at,
      reasons: [
        reason('withdrawn', amountE5, min),
        reason('deposited_before', depositedE5, min),
        reason('staked_of_deposits', shareOf(stakedE5, depositedE5), share),
      ],
    }))
}

/** Many ways of paying, or many accounts paid to, within some days. */
export function findManyMethods(facts: PaymentFacts, params: Params): Finding[] {
  const n = of(params, 'n')
  const counts = (some: readonly PaymentFact[]) => ({
    methods: new Set(some.map(({ method }) => method)).size,
    accounts: new Set(some.map(({ account }) => account).filter((one) => one !== null)).size,
  })
  const isMany = (some: readonly PaymentFact[]) =>
    Math.max(counts(some).methods, counts(some).accounts) >= n
  return stretches(facts.payments, of(params, 'd') * DAY_MS, isMany).map((some) => ({
    playerId: facts.playerId,
    about: byPlayer(facts.playerId),
    at: lastAt(some),
    reasons: [
      reason('methods', counts(some).methods, n),
      reason('payout_accounts', counts(some).accounts, n),
    ],
  }))
}

/** Deposits that somebody else paid: one is a flag of the payments, the second raises an alert. */
export function findOtherPayers(facts: PaymentFacts, params: Params): Finding[] {
  const n = of(params, 'n')
  const foreign = facts.payments.filter(
    ({ isDeposit, isPayerOwn }) => isDeposit && isPayerOwn === false,
  )
  return stretches(foreign, of(params, 'd') * DAY_MS, (some) => some.length >= n).map((some) => ({
    playerId: facts.playerId,
    about: byPlayer(facts.playerId),
    at: lastAt(some),
    reasons: [reason('deposits_in_other_name', some.length, n)],
  }))
}

/** Deposits that were declined one after the other within a day. */
export function findDeclined(facts: PaymentFacts, params: Params): Finding[] {
  const n = of(params, 'n')
  const declined = facts.payments.filter(
    ({ isDeposit, state }) => isDeposit && state === 'declined',
  )
  return stretches(declined, DAY_MS, (some) => some.length >= n).map((some) => ({
    playerId: facts.playerId,
    about: byPlayer(facts.playerId),
    at: lastAt(some),
    reasons: [reason('declined', some.length, n)],
  }))
}

/** Withdrawals that the player stopped again. */
export function findTakenBack(facts: PaymentFacts, params: Params): Finding[] {
  const n = of(params, 'n')
  const stopped = facts.payments.filter(({ isDeposit, state }) => !isDeposit && state === 'stopped')
  return stretches(stopped, 30 * DAY_MS, (some) => some.length >= n).map((some) => ({
    playerId: facts.playerId,
    about: byPlayer(facts.playerId),
    at: lastAt(some),
    reasons: [reason('taken_back', some.length, n)],
  }))
}

/** Months by which the usual deposits are reckoned. */
const USUAL_MONTHS = 3n
const MONTH_MS = 30 * DAY_MS

/** Deposits of a month that are a multiple of those of the three months before. */
export function findDepositRise(facts: PaymentFacts, params: Params): Finding[] {
  const [times, min] = [of(params, 'x'), moneyE5(of(params, 'min'))]
  const deposits = paidIn(facts)
  const at = lastAt(deposits)
  const month = sumE5(deposits.filter((one) => at - one.at <= MONTH_MS))
  const before = deposits.filter((one) => at - one.at > MONTH_MS && at - one.at <= 4 * MONTH_MS)
  const usual = sumE5(before) / USUAL_MONTHS
  if (usual === 0n || month < min || month < (usual * BigInt(Math.round(times * 100))) / 100n)
    return []
  return [
    {
      playerId: facts.playerId,
      about: byPlayer(facts.playerId),
      at,
      reasons: [
        reason('deposited_month', month, min),
        reason('deposits_of_usual', shareOf(month, usual), times),
      ],
    },
  ]
}

/** First sight of devices and payout accounts, and withdrawals. */
export type TakeoverFacts = {
  playerId: string
  /** When a device was first seen of an account that had another before. */
  newDevices: number[]
  withdrawals: { at: number; isNewAccount: boolean; hadAccount: boolean }[]
}

/** A device that was never seen, soon after it another payout account, and a withdrawal to it. */
export function findTakeover(
  { playerId, newDevices, withdrawals }: TakeoverFacts,
  params: Params,
): Finding[] {
  const within = of(params, 'h') * HOUR_MS
  return withdrawals.flatMap(({ at, isNewAccount, hadAccount }): Finding[] => {
    const device = newDevices.findLast((seen) => seen <= at && at - seen <= within)
    if (device === undefined || !isNewAccount || !hadAccount) return []
    return [
      {
        playerId,
        about: byPlayer(playerId),
        at,
        reasons: [
          reason('new_device_hours', (at - device) / HOUR_MS, of(params, 'h')),
          reason('new_payout_hours', 0, of(params, 'h')),
        ],
      },
    ]
  })
}
