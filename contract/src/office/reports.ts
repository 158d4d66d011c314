import { z } from 'zod/mini'
import { Day } from '../period.ts'
import { operation } from './operation.ts'

/** E5 in text: a hundred thousandth of a unit. */
const Money = z.string().check(z.regex(/^-?\d{1,25}$/))
const Time = z.string()
const Count = z.int()
/** Hundredths of a percent. Null where nothing is there to divide by. */
const Share = z.nullable(z.int())

/** At most so many days in a report. */
export const REPORT_DAYS_MAX = 400
const DAYS_MAX_MS = REPORT_DAYS_MAX * 86_400_000

/** Both days are in the period. Refused where the second lies before the first, or further away than a report goes. */
const Period = z
  .strictObject({
    from: Day,
    to: Day,
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  })
  .check(z.refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < DAYS_MAX_MS))

/** How far the figures reach: `now` is the seals and the transfers behind them. */
export const Reach = z.object({
  /** Everything before it is sealed. Null before the first seal. */
  sealedUntil: z.nullable(Time),
  sealedTransfer: z.string(),
  lastTransfer: z.string(),
  /** The last day that never changes again. */
  closedThrough: z.nullable(Day),
})

/** NGR by play and gifts, and by money and balances: the same to the kuruş, or the report says so. */
export const Identity = z.object({
  holds: z.boolean(),
  ngrE5: Money,
  depositsE5: Money,
  withdrawalsE5: Money,
  playerBalancesE5: Money,
  jackpotLiabilityE5: Money,
  openStakesE5: Money,
  differenceE5: Money,
})
export type Identity = z.output<typeof Identity>

const Gross = z.object({
  stakesE5: Money,
  stakesBonusE5: Money,
  winsE5: Money,
  winsBonusE5: Money,
  ggrE5: Money,
})

export const MoneyFigures = z.extend(Gross, {
  bets: Count,
  rolledBackE5: Money,
  ggrLedgerE5: Money,
  ggrCasinoE5: Money,
  ggrSportE5: Money,
  bonusCostE5: Money,
  cashbackE5: Money,
  correctionsE5: Money,
  writtenOffE5: Money,
  jackpotShareE5: Money,
  ngrE5: Money,
  depositsE5: Money,
  deposits: Count,
  withdrawalsE5: Money,
  withdrawals: Count,
  refundsE5: Money,
  withdrawalsAskedE5: Money,
  withdrawalsReturnedE5: Money,
  playerLiabilityE5: Money,
  holdBp: Share,
})
export type MoneyFigures = z.output<typeof MoneyFigures>

export const MoneyReport = z.object({
  currency: z.string(),
  reach: Reach,
  figures: MoneyFigures,
  identity: Identity,
  /** The same of each day, and whether the day is closed. */
  days: z.array(
    z.object({
      day: Day,
      isClosed: z.boolean(),
      figures: MoneyFigures,
      holds: z.boolean(),
      /** What counts here and belongs to a day before. */
      earlier: z.object({ count: Count, stakesE5: Money, winsE5: Money }),
    }),
  ),
  methods: z.array(
    z.object({
      method: z.string(),
      depositsE5: Money,
      deposits: Count,
      withdrawalsE5: Money,
      withdrawals: Count,
    }),
  ),
})
export type MoneyReport = z.output<typeof MoneyReport>

const example = { from: '2026-11-08', to: '2026-11-21' }

export const readMoneyReport = operation({
  method: 'GET',
  path: '/api/office/reports/money',
  summary: 'GGR, NGR, gifts, deposits and withdrawals of a period, by day, with the identity',
  right: 'report.money',
  writes: false,
  example,
  input: Period,
  output: MoneyReport,
})

/** GAM-16. In parts of 1. */
export const RtpAnswer = z.object({
  rtp: z.number(),
  low99: z.number(),
  high99: z.number(),
  bandLow: z.nullable(z.number()),
  bandHigh: z.nullable(z.number()),
  declared: z.nullable(z.number()),
  state: z.enum(['inside', 'outside', 'too few', 'undeclared']),
})

const Node = z.extend(Gross, {
  /** Product, supplier or game, as the house names them. */
  key: z.string(),
  name: z.string(),
  bets: Count,
  holdBp: Share,
  /** By the declared returns, or by the prices of bets on sports. */
  expectedBp: Share,
  /** With own money. Null below the product: a player is counted once. */
  players: z.nullable(Count),
  /** The same number of days before. */
  ggrBeforeE5: Money,
})

export const GameNode = z.extend(Node, { rtp: z.nullable(RtpAnswer) })
export const SupplierNode = z.extend(Node, { games: z.array(GameNode) })
export const ProductNode = z.extend(Node, { suppliers: z.array(SupplierNode) })
export type ProductNode = z.output<typeof ProductNode>

export const ProductReport = z.object({
  currency: z.string(),
  reach: Reach,
  total: Node,
  products: z.array(ProductNode),
  days: z.array(
    z.object({
      day: Day,
      isClosed: z.boolean(),
      ggrE5: z.record(z.string(), Money),
    }),
  ),
  identity: Identity,
})
export type ProductReport = z.output<typeof ProductReport>

export const readProductReport = operation({
  method: 'GET',
  path: '/api/office/reports/products',
  summary: 'Stakes, wins and GGR by product, supplier and game; the parts come to the whole',
  right: 'report.product',
  writes: false,
  example,
  input: Period,
  output: ProductReport,
})

export const PlayerReport = z.object({
  reach: Reach,
  days: z.array(z.object({ day: Day, active: Count })),
  weeks: z.array(z.object({ monday: Day, active: Count })),
  months: z.array(
    z.object({
      month: Day,
      active: Count,
      depositors: Count,
      ngrE5: Money,
      /** NGR over active players, over those who deposited. E5, half up. */
      arpuE5: z.nullable(Money),
      arppuE5: z.nullable(Money),
    }),
  ),
  signups: z.array(
    z.object({
      day: Day,
      players: Count,
      verified: Count,
      depositedIn7: Count,
      depositedTwiceIn30: Count,
      /** Whether its longest window is over. */
      isFinal: z.boolean(),
    }),
  ),
  cohorts: z.array(
    z.object({
      firstMonth: Day,
      players: Count,
      months: z.array(z.object({ month: Day, players: Count, shareBp: Share, ngrE5: Money })),
    }),
  ),
})
export type PlayerReport = z.output<typeof PlayerReport>

export const readPlayerReport = operation({
  method: 'GET',
  path: '/api/office/reports/players',
  summary: 'Active players, ARPU, conversion of new players and retention, in counts only',
  right: 'report.player',
  writes: false,
  example,
  input: Period,
  output: PlayerReport,
})

export const LiabilityReport = z.object({
  currency: z.string(),
  day: Day,
  reach: Reach,
  playerLiabilityE5: Money,
  waitingWithdrawalsE5: Money,
  /** Contingent and receivable: never netted. */
  bonusBalancesE5: Money,
  debtsE5: Money,
  openStakesE5: Money,
  openBetLiabilityE5: Money,
  jackpotLiabilityE5: Money,
  jackpots: z.array(z.object({ pool: z.string(), liabilityE5: Money })),
  /** What the house loses at worst, event by event, the worst first. */
  events: z.array(
    z.object({
      event: z.string(),
      name: z.string(),
      startsAt: Time,
      worstE5: Money,
      stakedE5: Money,
    }),
  ),
})
export type LiabilityReport = z.output<typeof LiabilityReport>

export const readLiabilityReport = operation({
  method: 'GET',
  path: '/api/office/reports/liability',
  summary: 'What the house owes at the end of a day, or now: players, open bets, jackpots',
  right: 'report.liability',
  writes: false,
  example: { day: '2026-11-21' },
  input: z.strictObject({
    day: Day,
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  }),
  output: LiabilityReport,
})

export const ProtectionReport = z.object({
  months: z.array(
    z.object({
      month: Day,
      /** Limits that players have, by when they last changed. */
      limitsSet: Count,
      raisesWished: Count,
      houseLimits: Count,
      breaks: Count,
      selfExclusions: Count,
      operatorExclusions: Count,
      ended: Count,
      withdrawalsHeld: Count,
    }),
  ),
})
export type ProtectionReport = z.output<typeof ProtectionReport>

export const readProtectionReport = operation({
  method: 'GET',
  path: '/api/office/reports/protection',
  summary: 'Limits, breaks, exclusions and held withdrawals by month, in counts only',
  right: 'report.protection',
  writes: false,
  example,
  input: Period,
  output: ProtectionReport,
})

export const DeskFigures = z.object({
  currency: z.string(),
  reach: Reach,
  day: Day,
  /** Players with a stake of their own money today. */
  active: Count,
  /** Null for whoever may not see the report of money. */
  money: z.nullable(
    z.object({
      /** From midnight to this moment, and to the same moment a week before, to the hour. By the ledger. */
      ggrE5: Money,
      ggrWeekBeforeE5: Money,
      stakesE5: Money,
      depositsE5: Money,
      withdrawalsE5: Money,
      playerLiabilityE5: Money,
      openBetLiabilityE5: Money,
      /** The last 24 hours and the same a week before, the oldest first. */
      hours: z.array(z.object({ hour: Time, ggrE5: Money, ggrWeekBeforeE5: Money })),
    }),
  ),
})
export type DeskFigures = z.output<typeof DeskFigures>

export const readDeskFigures = operation({
  method: 'GET',
  path: '/api/office/desk/figures',
  summary: 'Today so far beside the same day a week before, hour by hour',
  right: 'desk.view',
  writes: false,
  example: {},
  input: z.strictObject({ currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))) }),
  output: DeskFigures,
})
