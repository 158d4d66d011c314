import type { LiabilityReport } from '@zar/contract/office/reports/liability'
import type { MoneyReport } from '@zar/contract/office/reports/money'
import type { PlayerReport } from '@zar/contract/office/reports/players'
import type { ProductReport } from '@zar/contract/office/reports/products'
import type { ProtectionReport } from '@zar/contract/office/reports/protection'
import type { Identity } from '@zar/contract/office/reports/shared'
import type { PageRow, PageTable, ReportPages } from './pages.ts'
import { countText, dayText, momentText, monthText, nameText, percentText, sumText } from './say.ts'
import type { Words } from './words.ts'

type Node = ProductReport['total']

const nodeCells = (name: string, node: Node): string[] => [
  name,
  sumText(node.stakesE5),
  sumText(node.winsE5),
  sumText(node.ggrE5),
  percentText(node.holdBp),
  percentText(node.expectedBp),
  countText(node.bets),
  countText(node.players),
  sumText(node.ggrBeforeE5),
]

/** The tree with its suppliers and games, each below the one that it is a part of. */
export function productTables({ products, total }: ProductReport, words: Words): PageTable[] {
  const rows: PageRow[] = []
  for (const product of products) {
    const name = words.products[product.key] ?? nameText(product.key)
    rows.push({ cells: nodeCells(name, product), isWhole: true })
    for (const supplier of product.suppliers) {
      rows.push({ cells: nodeCells(nameText(supplier.name), supplier), depth: 1 })
      for (const game of supplier.games)
        rows.push({ cells: nodeCells(nameText(game.name), game), depth: 2 })
    }
  }
  rows.push({ cells: nodeCells(words.total, total), isWhole: true })
  return [{ title: words.title.products, heads: words.productHeads, rows, texts: 1 }]
}

type MoneyFigures = MoneyReport['figures']

const moneyCells = (name: string, of: MoneyFigures): string[] => [
  name,
  sumText(of.stakesE5),
  sumText(of.winsE5),
  sumText(of.ggrE5),
  sumText(of.bonusCostE5),
  sumText(of.cashbackE5),
  sumText(of.jackpotShareE5),
  sumText(of.correctionsE5),
  sumText(of.ngrE5),
  sumText(of.depositsE5),
  sumText(of.withdrawalsE5),
  percentText(of.holdBp),
]

export function moneyTables({ days, figures, methods }: MoneyReport, words: Words): PageTable[] {
  const byDay: PageRow[] = days.map(({ day, figures: own }) => ({
    cells: moneyCells(dayText(day), own),
  }))
  byDay.push({ cells: moneyCells(words.total, figures), isWhole: true })
  const byMethod = methods.map((one) => ({
    cells: [
      nameText(one.method),
      sumText(one.depositsE5),
      countText(one.deposits),
      sumText(one.withdrawalsE5),
      countText(one.withdrawals),
    ],
  }))
  return [
    { title: words.title.money, heads: words.moneyHeads, rows: byDay, texts: 1 },
    { title: words.methods, heads: words.methodHeads, rows: byMethod, texts: 1 },
  ]
}

const COHORT_MONTHS = 6

export function playerTables(report: PlayerReport, words: Words): PageTable[] {
  const sum = (e5: string | null) => (e5 === null ? '–' : sumText(e5))
  const months = report.months.map((one) => ({
    cells: [
      monthText(one.month),
      countText(one.active),
      countText(one.depositors),
      sumText(one.ngrE5),
      sum(one.arpuE5),
      sum(one.arppuE5),
    ],
  }))
  const days = report.days.map(({ day, active }) => ({ cells: [dayText(day), countText(active)] }))
  const weeks = report.weeks.map(({ monday, active }) => ({
    cells: [dayText(monday), countText(active)],
  }))
  return [
    { title: words.title.players, heads: words.monthHeads, rows: months, texts: 1 },
    { title: words.activeDays, heads: words.dayHeads, rows: days, texts: 1 },
    { title: words.activeWeeks, heads: words.weekHeads, rows: weeks, texts: 1 },
    { title: words.signups, heads: words.signupHeads, rows: signupRows(report, words), texts: 1 },
    { title: words.cohorts, heads: words.cohortHeads, rows: cohortRows(report), texts: 1 },
  ]
}

const signupRows = ({ signups }: PlayerReport, words: Words): PageRow[] =>
  signups.map((one) => ({
    cells: [
      dayText(one.day),
      countText(one.players),
      countText(one.verified),
      countText(one.depositedIn7),
      countText(one.depositedTwiceIn30),
      one.isFinal ? words.final : words.counting,
    ],
  }))

/** Shares by how many months have gone by since the first deposit. */
const cohortRows = ({ cohorts }: PlayerReport): PageRow[] =>
  cohorts.map(({ firstMonth, players, months }) => {
    const shares = Array.from({ length: COHORT_MONTHS }, (_, later) => {
      const found = months.find(({ month }) => monthsBetween(firstMonth, month) === later)
      return found ? percentText(found.shareBp) : '–'
    })
    return { cells: [monthText(firstMonth), countText(players), ...shares] }
  })

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7))

export function liabilityTables(report: LiabilityReport, words: Words): PageTable[] {
  const names = Object.keys(words.owedNames) as (keyof Words['owedNames'])[]
  const owed: PageRow[] = names.map((name) => ({
    cells: [words.owedNames[name], sumText(report[name])],
  }))
  for (const { pool, liabilityE5 } of report.jackpots)
    owed.push({ cells: [nameText(pool), sumText(liabilityE5)], depth: 1 })
  const events = report.events.map((one) => ({
    cells: [
      nameText(one.name),
      momentText(new Date(one.startsAt)),
      sumText(one.stakedE5),
      sumText(one.worstE5),
    ],
  }))
  return [
    { title: words.owed, heads: words.owedHeads, rows: owed, texts: 1 },
    { title: words.events, heads: words.eventHeads, rows: events, texts: 2 },
  ]
}

export const protectionTables = ({ months }: ProtectionReport, words: Words): PageTable[] => [
  {
    title: words.title.protection,
    heads: words.protectionHeads,
    texts: 1,
    rows: months.map((one) => ({
      cells: [
        monthText(one.month),
        countText(one.limitsSet),
        countText(one.raisesWished),
        countText(one.houseLimits),
        countText(one.breaks),
        countText(one.selfExclusions),
        countText(one.operatorExclusions),
        countText(one.ended),
        countText(one.withdrawalsHeld),
      ],
    })),
  },
]

/** NGR as play and gifts make it, beside what money and balances make of it. */
export function identityLine(identity: Identity, words: Words): ReportPages['identity'] {
  const parts = [
    [identity.depositsE5, words.deposits],
    [negated(identity.withdrawalsE5), words.withdrawals],
    [negated(identity.playerBalancesE5), words.balances],
    [negated(identity.jackpotLiabilityE5), words.jackpot],
    [negated(identity.openStakesE5), words.open],
  ] as const
  const right = parts.map(([e5, name]) => `${signed(e5)} ${name}`).join(' ')
  const verdict = identity.holds ? words.holds : words.differs(sumText(identity.differenceE5))
  return {
    text: `${words.identity}: ${words.ngr} ${sumText(identity.ngrE5)} = ${right} · ${verdict}`,
    holds: identity.holds,
  }
}

const negated = (e5: string): string => `${-BigInt(e5)}`
const signed = (e5: string): string => (BigInt(e5) < 0n ? sumText(e5) : `+${sumText(e5)}`)
