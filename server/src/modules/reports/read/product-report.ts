import type { readProductReport } from '@zar/contract/office/reports/products'
import type { z } from 'zod/mini'
import type { Tx } from '../../../db/db.ts'
import { dayBefore, dayOf, daysOf, identityOf } from '../figures/figures.ts'
import { rtpOf, SQUARE } from '../figures/rtp.ts'
import { isClosed, shareBp, tellIdentity, tellReach, toldE5 } from '../figures/told.ts'
import { type GameSums, ggrOf, type Sums, sumOf, treeOf } from '../figures/tree.ts'
import { readPlayersByProduct } from './active-players.ts'
import { currencyOf, type ReportCall, type ReportDeps } from './deps.ts'
import {
  onOneSnapshot,
  type Period,
  readGamePlay,
  readMark,
  readPeriod,
  readSettled,
} from './read-period.ts'

type Report = z.input<typeof readProductReport.output>
type Games = Map<string, { name: string; rtpBp: number }>

/** Stakes, wins and GGR as a tree, beside the same number of days before. */
export const productReport = (
  { db }: ReportDeps,
  { input }: ReportCall<z.output<typeof readProductReport.input>>,
): Promise<{ data: Report }> =>
  onOneSnapshot(db, async (tx) => {
    const period = { ...input, currency: currencyOf(input) }
    const mark = await readMark(tx, period.to)
    const rows = await readPeriod(tx, mark, period)
    const games = await readGames(tx)
    const readTree = async (of: Period) => {
      const play = await readGamePlay(tx, mark, of)
      return treeOf({ play, settled: await readSettled({ tx, mark, period: of }) }, games)
    }
    const [tree, before] = [await readTree(period), await readTree(periodBefore(period))]
    const players = await readPlayersByProduct({ tx, mark, period })
    const tell = teller(games, before)
    const products = tree.map((product) => ({
      ...tell([product.key], product, players.get(product.key) ?? 0),
      suppliers: product.suppliers.map((supplier) => ({
        ...tell([product.key, supplier.key], supplier, null),
        games: supplier.games.map((game) => ({
          ...tell([product.key, supplier.key, game.key], game, null),
          rtp: tellRtp(game, games),
        })),
      })),
    }))
    const days = daysOf(period).map((day) => ({
      day,
      isClosed: isClosed(mark, day),
      ggrE5: Object.fromEntries(
        [...ggrOf(dayOf(rows, day))].map(([key, ggr]) => [key, toldE5(ggr)]),
      ),
    }))
    const total = tell([], { ...sumOf(tree), key: '' }, players.get('') ?? 0)
    const identity = tellIdentity(identityOf(rows))
    const { currency } = period
    return { data: { currency, reach: tellReach(mark), total, products, days, identity } }
  })

/** As many days, up to the day before. */
export function periodBefore({ from, to, currency }: Period): Period {
  const lengthMs = Date.parse(to) - Date.parse(from)
  const last = dayBefore(from)
  return {
    from: new Date(Date.parse(last) - lengthMs).toISOString().slice(0, 10),
    to: last,
    currency,
  }
}

type Tree = ReturnType<typeof treeOf>

/** Tells the sums of a place in the tree beside those of the same place before. */
function teller(games: Games, before: Tree) {
  const known = new Map<string, bigint>([['', sumOf(before).ggr]])
  for (const product of before) {
    known.set(product.key, product.ggr)
    for (const supplier of product.suppliers) {
      known.set(`${product.key} ${supplier.key}`, supplier.ggr)
      for (const game of supplier.games)
        known.set(`${product.key} ${supplier.key} ${game.key}`, game.ggr)
    }
  }
  return (path: readonly string[], sums: Sums & { key: string }, players: number | null) => ({
    key: sums.key,
    name: games.get(sums.key)?.name ?? sums.key,
    bets: Number(sums.bets),
    stakesE5: toldE5(sums.stakes),
    stakesBonusE5: toldE5(sums.stakesBonus),
    winsE5: toldE5(sums.wins),
    winsBonusE5: toldE5(sums.winsBonus),
    ggrE5: toldE5(sums.ggr),
    holdBp: shareBp(sums.ggr, sums.stakes),
    expectedBp: shareBp(sums.expected, sums.known),
    players,
    ggrBeforeE5: toldE5(known.get(path.join(' ')) ?? 0n),
  })
}

const UNIT = 100_000

function tellRtp({ key, bets, stakes, wins, rounds }: GameSums, games: Games) {
  const rtpBp = games.get(key)?.rtpBp
  const declared = rtpBp === undefined ? null : { rtp: rtpBp / 10_000, sd: null }
  const sums = {
    n: Number(bets),
    stakes: Number(stakes) / UNIT,
    wins: Number(wins) / UNIT,
    s2: rounds.ss / SQUARE,
    sw: rounds.sw / SQUARE,
    w2: rounds.ww / SQUARE,
  }
  const rtp = rtpOf(sums, declared)
  return rtp ? { ...rtp, declared: declared?.rtp ?? null } : null
}

async function readGames(tx: Tx): Promise<Games> {
  const rows = await tx.selectFrom('game').select(['code', 'name', 'rtp_bp']).execute()
  return new Map(rows.map(({ code, name, rtp_bp }) => [code, { name, rtpBp: rtp_bp }]))
}
