import type { AlarmName } from '@zar/contract/office/desk/alarms'

/** A figure of the books and what of it is wrong. */
type Condition = {
  /** As the metrics name it. */
  figure: string
  above?: number
  below?: number
  /** Only rows with this label. */
  where?: { label: string; value: string }
  /** The figure as a part of this one, where that is above the least. */
  of?: { figure: string; least: number }
}

/** The rules of `deploy/prometheus/alerts.yml` whose figures the database tells, for those who work in the office. */
export type Rule = {
  name: AlarmName
  /** `page` there: somebody has to come at any hour. */
  isCritical: boolean
  /** How long it has to hold. */
  forSeconds: number
  /** Any of them. */
  when: readonly Condition[]
  /** While this holds nothing is told. */
  unless?: Condition
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const page = (name: AlarmName, forSeconds: number, ...when: Condition[]): Rule => ({
  name,
  isCritical: true,
  forSeconds,
  when,
})
const ticket = (name: AlarmName, forSeconds: number, ...when: Condition[]): Rule => ({
  ...page(name, forSeconds, ...when),
  isCritical: false,
})
const above = (figure: string, bound: number): Condition => ({ figure, above: bound })
const below = (figure: string, bound: number): Condition => ({ figure, below: bound })
const ofState = (condition: Condition, label: string, value: string): Condition => ({
  ...condition,
  where: { label, value },
})

const STOPPED = above('zar_withdrawal_clocks_stopped', 0)

// biome-ignore format: a line a rule
export const RULES: readonly Rule[] = [
  page('LedgerDrift', 0, above('zar_ledger_drifted_accounts', 0), above('zar_ledger_below_floor_accounts', 0)),
  page('SealBehind', MINUTE, above('zar_seal_oldest_unsealed_seconds', 60)),
  ticket('BooksNotChecked', 10 * MINUTE, above('zar_books_checked_seconds_ago', 2 * HOUR), above('zar_books_whole_seconds_ago', 26 * HOUR)),
  page('AuditBroken', 0, above('zar_audit_broken', 0)),
  page('AuditUnsealed', MINUTE, above('zar_audit_unsealed_seconds', 120)),
  ticket('AuditNotChecked', 10 * MINUTE, above('zar_audit_checked_seconds_ago', 2 * HOUR)),
  page('LedgerPartsFew', HOUR, below('zar_ledger_parts_ahead', 2)),
  page('RollUpsDiffer', 0, above('zar_roll_ups_differing', 0)),
  ticket('RollUpsNotChecked', 10 * MINUTE, above('zar_roll_ups_checked_seconds_ago', 26 * HOUR)),
  page('ReturnOutOfBand', 15 * MINUTE, above('zar_rtp_z', 4.5), below('zar_rtp_z', -4.5)),
  ticket('RoundStuck', 5 * MINUTE, above('zar_open_rounds_oldest_seconds', HOUR)),
  ticket('SportBetUnsettled', 5 * MINUTE, above('zar_sport_bets_oldest_seconds', 14 * DAY)),
  page('BetWaitsTooLong', MINUTE, ofState(above('zar_bets_oldest_seconds', 60), 'state', 'waiting')),
  page('BetWaitsForTrader', 0, above('zar_reviews_oldest_seconds', 15)),
  ticket('FeedClosed', MINUTE, below('zar_feed_open', 1)),
  ticket('WithdrawalWaitsForPerson', 5 * MINUTE, ofState(above('zar_withdrawals_oldest_seconds', 4 * HOUR), 'waits_for', 'person')),
  ticket('WithdrawalPastPromise', 5 * MINUTE, above('zar_withdrawals_past_promise', 0)),
  { ...page('ReviewClockLate', MINUTE, above('zar_withdrawals_past_clock', 0)), unless: STOPPED },
  page('ReviewClocksStopped', MINUTE, STOPPED),
  page('ReviewBrake', 0, above('zar_withdrawals_released_hour', 250_000)),
  ticket('SupplierDiffers', 26 * HOUR, above('zar_supplier_differences', 0)),
  ticket('PaymentDiffers', 2 * HOUR, above('zar_payments_differing', 0)),
  ticket('LicenceEnds', HOUR, below('zar_licence_left_seconds', 30 * DAY)),
  page('WalletCallsFail', 0, { figure: 'zar_supplier_calls_failed', above: 0.005, of: { figure: 'zar_supplier_calls', least: 100 } }),
  ticket('BreakerOpen', 3 * MINUTE, above('zar_supplier_breaker_open', 0)),
  page('OutboxBehind', 30, above('zar_outbox_oldest_seconds', 30)),
  ticket('JobsLate', 2 * MINUTE, above('zar_jobs_oldest_seconds', 300), above('zar_jobs_given_up', 0)),
  ticket('LocksWait', MINUTE, above('zar_db_lock_wait_seconds', 5)),
  ticket('GlassUnreviewed', 0, above('zar_break_glass_unreviewed', 0)),
  ticket('OfferNearlyUsed', 0, above('zar_offer_used_share', 0.8)),
]

/** A figure of one supplier, partner, producer, game or offer. */
export type Told = { labels: Readonly<Record<string, string>>; value: number }
/** By the figure's name; one that could not be read is absent. */
export type ToldFigures = ReadonlyMap<string, readonly Told[]>

const ABOUT = ['provider', 'partner', 'producer', 'game', 'offer'] as const
const aboutOf = ({ labels }: Told): string =>
  ABOUT.map((label) => labels[label]).find((value) => value !== undefined) ?? ''

/**
 * What is wrong by a rule: by what it is about, the worst figure. Undefined where a figure of it is not known.
 */
export function wrongBy(rule: Rule, told: ToldFigures): Map<string, number> | undefined {
  const all = [...rule.when, ...(rule.unless ? [rule.unless] : [])]
  if (!all.every(({ figure, of }) => told.has(figure) && (!of || told.has(of.figure))))
    return undefined
  const wrong = new Map<string, number>()
  if (rule.unless && wrongRows(rule.unless, told).size > 0) return wrong
  for (const condition of rule.when)
    for (const [about, value] of wrongRows(condition, told))
      if (!wrong.has(about)) wrong.set(about, value)
  return wrong
}

function wrongRows(condition: Condition, told: ToldFigures): Map<string, number> {
  const found = condition.of
    ? sharesOf(condition, condition.of, told)
    : worstOf(rowsOf(condition, told), condition.above !== undefined)
  return new Map([...found].filter(([, value]) => isWrong(condition, value)))
}

const isWrong = ({ above: most, below: least }: Condition, value: number): boolean =>
  most !== undefined ? value > most : least !== undefined && value < least

/** Of few there is no share. */
function sharesOf(
  condition: Condition,
  { figure, least }: NonNullable<Condition['of']>,
  told: ToldFigures,
): Map<string, number> {
  const whole = sumsOf(rowsOf({ figure }, told))
  const shares = new Map<string, number>()
  for (const [about, sum] of sumsOf(rowsOf(condition, told))) {
    const total = whole.get(about) ?? 0
    if (total > least) shares.set(about, sum / total)
  }
  return shares
}

const rowsOf = ({ figure, where }: Condition, told: ToldFigures): readonly Told[] =>
  (told.get(figure) ?? []).filter(({ labels }) => !where || labels[where.label] === where.value)

function sumsOf(rows: readonly Told[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(aboutOf(row), (sums.get(aboutOf(row)) ?? 0) + row.value)
  return sums
}

function worstOf(rows: readonly Told[], isMost: boolean): Map<string, number> {
  const worst = new Map<string, number>()
  for (const row of rows) {
    const known = worst.get(aboutOf(row))
    const isWorse = known === undefined || (isMost ? row.value > known : row.value < known)
    if (isWorse) worst.set(aboutOf(row), row.value)
  }
  return worst
}
