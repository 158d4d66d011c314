import type { readTaxRows, TaxRow } from '@zar/contract/office/reports/tax'
import type { z } from 'zod/mini'
import type { Tx } from '../../../../db/db.ts'
import { sum } from '../../figures/figures.ts'
import { type Part, partsOf } from '../../figures/tax.ts'
import { toldE5 } from '../../figures/told.ts'
import { groupsOf, SPORT } from '../../figures/tree.ts'
import { currencyOf, type ReportCall, type ReportDeps } from '../deps.ts'
import {
  onOneSnapshot,
  type Period,
  readGamePlay,
  readMark,
  readMoney,
  readSettled,
} from '../read-period.ts'
import type { Mark } from '../rows.ts'
import { readProfiles, readRates } from './rates.ts'
import { readWins, WINS_PAGE } from './wins.ts'

type Answer = z.input<typeof readTaxRows.output>
type Row = z.input<typeof TaxRow>
type Read = { tx: Tx; mark: Mark; period: Period; part: Part }

/** What the base of a line is made of, the greatest part first; the rows come to it. Undefined where the rate applies on none of the days. */
export const taxRows = (
  { db }: ReportDeps,
  { input }: ReportCall<z.output<typeof readTaxRows.input>>,
): Promise<Answer | undefined> =>
  onOneSnapshot(db, async (tx) => {
    const { from, to } = input
    const period = { from, to, currency: currencyOf(input) }
    const mark = await readMark(tx, to)
    const rates = await readRates(tx, period.currency)
    const parts = (await readProfiles(tx, period)).flatMap((one) => partsOf(one, rates, period))
    const part = parts.find(({ rate }) => `${rate.id}` === input.rate)
    if (!part) return undefined
    const days = { ...period, from: part.from, to: part.to }
    const read = { tx, mark, period: days, part }
    if (part.rate.base === 'winnings') return tellWins(read, input.before)
    const rows = await rowsOf(read)
    return { rows: rows.sort(byBase), next: null }
  })

const byBase = (one: Row, other: Row): number => {
  const [first, second] = [BigInt(one.baseE5), BigInt(other.baseE5)]
  return Number(second > first) - Number(second < first)
}

function rowsOf(read: Read): Promise<Row[]> {
  const { base, product } = read.part.rate
  if (base === 'deposits') return depositRows(read)
  return base === 'ggr' && product === SPORT ? settledRows(read) : playRows(read)
}

async function depositRows({ tx, mark, period }: Read): Promise<Row[]> {
  const deposits = (await readMoney({ tx, mark, period })).filter(
    ({ reason }) => reason === 'deposit',
  )
  const rows = groupsOf(deposits, ({ method }) => method)
  return rows.map(([key, all]) => ({
    key,
    name: key,
    provider: '',
    at: null,
    count: Number(sum(all, ({ n }) => n)),
    stakesE5: null,
    winsE5: null,
    baseE5: toldE5(sum(all, ({ sumE5 }) => sumE5)),
  }))
}

async function settledRows(read: Read): Promise<Row[]> {
  const settled = await readSettled(read)
  return groupsOf(settled, ({ provider, sport }) => `${provider} ${sport}`).map(([key, all]) => {
    const [stakes, payouts] = [sum(all, (row) => row.stakesE5), sum(all, (row) => row.payoutsE5)]
    return {
      key,
      name: all[0]?.sport ?? '',
      provider: all[0]?.provider ?? '',
      at: null,
      count: null,
      stakesE5: toldE5(stakes),
      winsE5: toldE5(payouts),
      baseE5: toldE5(stakes - payouts),
    }
  })
}

async function playRows({ tx, mark, period, part }: Read): Promise<Row[]> {
  const { base, product } = part.rate
  const play = (await readGamePlay(tx, mark, period)).filter((row) => row.product === product)
  const names = await readNames(
    tx,
    play.map(({ game }) => game),
  )
  return groupsOf(play, ({ provider, game }) => `${provider} ${game}`).map(([key, all]) => {
    const [stakes, wins] = [sum(all, (row) => row.stakesE5), sum(all, (row) => row.winsE5)]
    const game = all[0]?.game ?? ''
    return {
      key,
      name: names.get(game) ?? game,
      provider: all[0]?.provider ?? '',
      at: null,
      count: Number(sum(all, ({ bets }) => bets)),
      stakesE5: toldE5(stakes),
      winsE5: toldE5(wins),
      baseE5: toldE5(base === 'ggr' ? stakes - wins : stakes),
    }
  })
}

async function tellWins(
  { tx, mark, period, part }: Read,
  from: string | undefined,
): Promise<Answer> {
  const before = from === undefined ? undefined : BigInt(from)
  const wins = await readWins(tx, mark, { ...part, currency: period.currency, before })
  const page = wins.slice(0, WINS_PAGE)
  const names = await readNames(
    tx,
    page.map(({ game }) => game),
  )
  return {
    rows: page.map(({ id, at, provider, game, winE5, aboveE5 }) => ({
      key: `${id}`,
      name: names.get(game) ?? game,
      provider,
      at: at.toISOString(),
      count: null,
      stakesE5: null,
      winsE5: toldE5(winE5),
      baseE5: toldE5(aboveE5),
    })),
    next: wins.length > WINS_PAGE ? `${page.at(-1)?.id ?? ''}` : null,
  }
}

async function readNames(tx: Tx, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map()
  const rows = await tx
    .selectFrom('game')
    .select(['code', 'name'])
    .where('code', 'in', codes)
    .execute()
  return new Map(rows.map(({ code, name }) => [code, name]))
}
