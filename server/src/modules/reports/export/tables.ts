import type { LiabilityReport } from '@zar/contract/office/reports/liability'
import type { MoneyFigures, MoneyReport } from '@zar/contract/office/reports/money'
import type { PlayerReport } from '@zar/contract/office/reports/players'
import type { ProductReport } from '@zar/contract/office/reports/products'
import type { ProtectionReport } from '@zar/contract/office/reports/protection'
import type { TaxReport } from '@zar/contract/office/reports/tax'
import type { z } from 'zod/mini'
import type { Cell } from '../../../platform/csv.ts'

/** Reports as rows under one head. Names of columns are those of the calls, so that a file is read by machines too. */
type Table = Cell[][]

const e5 = (amountE5: string): Cell => ({ amountE5: BigInt(amountE5) })
const percent = (bp: number | null): Cell => (bp === null ? null : bp / 100)

type Products = z.output<typeof ProductReport>
type Node = Products['total']

export function productTable({ products, total, identity }: Products): Table {
  const rows: Table = []
  for (const product of products) {
    rows.push(nodeRow([product.key, '', ''], product))
    for (const supplier of product.suppliers) {
      rows.push(nodeRow([product.key, supplier.key, ''], supplier))
      for (const game of supplier.games)
        rows.push(nodeRow([product.key, supplier.key, game.name], game))
    }
  }
  const head = [
    'product',
    'supplier',
    'game',
    'stakes',
    'stakes bonus',
    'wins',
    'wins bonus',
    'ggr',
  ]
  return [
    [...head, 'hold %', 'expected %', 'bets', 'players', 'ggr before'],
    ...rows,
    nodeRow(['total', '', ''], total),
    [],
    ...identityRows(identity),
  ]
}

const nodeRow = (names: readonly string[], node: Node): Cell[] => [
  ...names,
  e5(node.stakesE5),
  e5(node.stakesBonusE5),
  e5(node.winsE5),
  e5(node.winsBonusE5),
  e5(node.ggrE5),
  percent(node.holdBp),
  percent(node.expectedBp),
  node.bets,
  node.players,
  e5(node.ggrBeforeE5),
]

function identityRows(identity: Products['identity']): Table {
  const { holds, ...sums } = identity
  const rows = Object.entries(sums).map(([name, sum]): Cell[] => [name.replace(/E5$/, ''), e5(sum)])
  return [['identity', holds ? 'holds' : 'differs'], ...rows]
}

type Money = z.output<typeof MoneyReport>

export function moneyTable({ days, figures, identity }: Money): Table {
  const names = Object.keys(figures) as (keyof typeof MoneyFigures.shape)[]
  const cells = (of: Money['figures']): Cell[] =>
    names.map((name) => {
      const value = of[name]
      if (name === 'holdBp') return percent(of.holdBp)
      return typeof value === 'string' ? e5(value) : value
    })
  return [
    ['day', 'closed', ...names.map((name) => name.replace(/E5$|Bp$/, ''))],
    ...days.map(({ day, isClosed, figures: own }): Cell[] => [
      day,
      isClosed ? 'yes' : 'no',
      ...cells(own),
    ]),
    ['total', '', ...cells(figures)],
    [],
    ...identityRows(identity),
  ]
}

export const playerTable = ({ months, signups }: z.output<typeof PlayerReport>): Table => [
  ['month', 'active', 'depositors', 'ngr', 'arpu', 'arppu'],
  ...months.map(({ month, active, depositors, ngrE5, arpuE5, arppuE5 }): Cell[] => [
    month,
    active,
    depositors,
    e5(ngrE5),
    arpuE5 === null ? null : e5(arpuE5),
    arppuE5 === null ? null : e5(arppuE5),
  ]),
  [],
  ['day', 'sign-ups', 'verified', 'deposited in 7 days', 'twice in 30 days', 'final'],
  ...signups.map((one): Cell[] => [
    one.day,
    one.players,
    one.verified,
    one.depositedIn7,
    one.depositedTwiceIn30,
    one.isFinal ? 'yes' : 'no',
  ]),
]

export const liabilityTable = (report: z.output<typeof LiabilityReport>): Table => [
  ['what', 'sum', 'staked'],
  ['player liability', e5(report.playerLiabilityE5)],
  ['waiting withdrawals', e5(report.waitingWithdrawalsE5)],
  ['bonus balances', e5(report.bonusBalancesE5)],
  ['debts', e5(report.debtsE5)],
  ['open stakes', e5(report.openStakesE5)],
  ['open bets at most', e5(report.openBetLiabilityE5)],
  ['jackpots', e5(report.jackpotLiabilityE5)],
  ...report.jackpots.map(({ pool, liabilityE5 }): Cell[] => [`jackpot ${pool}`, e5(liabilityE5)]),
  ...report.events.map(({ name, worstE5, stakedE5 }): Cell[] => [name, e5(worstE5), e5(stakedE5)]),
]

export function protectionTable({ months }: z.output<typeof ProtectionReport>): Table {
  const names = Object.keys(months[0] ?? { month: '' }) as (keyof (typeof months)[number])[]
  return [[...names], ...months.map((month): Cell[] => names.map((name) => month[name]))]
}

const PPM_PERCENT = 10_000

/** Each line with its licence; a product without a rate is a line without sums. */
export function taxTable({ profiles, ...about }: z.output<typeof TaxReport>): Table {
  const rows: Table = []
  for (const { licence, lines, unrated, taxE5 } of profiles) {
    for (const line of lines)
      rows.push([
        licence.number,
        line.product ?? '',
        line.base,
        line.from,
        line.to,
        line.lineE5 === null ? null : e5(line.lineE5),
        line.ratePpm / PPM_PERCENT,
        e5(line.baseE5),
        e5(line.taxE5),
      ])
    for (const product of unrated)
      rows.push([licence.number, product, 'no rate', '', '', null, null, null, null])
    rows.push([licence.number, 'total', '', '', '', null, null, null, e5(taxE5)])
  }
  return [
    ['licence', 'product', 'base', 'from', 'to', 'line', 'rate %', 'sum', 'tax'],
    ...rows,
    [],
    ['figures', 'of the whole house, whatever the country of its players'],
    ['rates', about.hasRates ? 'entered' : 'none is entered'],
    ['older wins', about.areWinsWhole ? 'collected' : 'still being collected'],
  ]
}
