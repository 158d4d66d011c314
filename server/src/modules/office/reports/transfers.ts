import type { readReportTransfers } from '@zar/contract/office/reports/transfers'
import type { z } from 'zod/mini'
import type { Db } from '../../../db/db.ts'
import { transferIdsBetween } from '../../ledger/index.ts'
import { shownUsercode } from '../../players/index.ts'
import { reportTransfers } from '../../reports/index.ts'

type Asked = z.output<typeof readReportTransfers.input>

const DAY_MS = 86_400_000
const midnightOf = (day: string): Date => new Date(`${day}T00:00:00+03:00`)

/** The transfers behind a figure, each with the number of its player. */
export async function tellTransfers(
  db: Db,
  input: Asked,
): Promise<z.input<typeof readReportTransfers.output>> {
  const days = {
    from: midnightOf(input.from),
    to: new Date(midnightOf(input.to).getTime() + DAY_MS),
  }
  const between = await db.transaction().execute((tx) => transferIdsBetween(tx, days))
  const { rows, next } = await reportTransfers({ db }, { input, ...between })
  const ids = [...new Set(rows.map(({ playerId }) => playerId))]
  const players =
    ids.length === 0
      ? []
      : await db.selectFrom('player').select(['id', 'usercode']).where('id', 'in', ids).execute()
  const numberOf = new Map(players.map(({ id, usercode }) => [id, shownUsercode(usercode)]))
  return {
    rows: rows.map(({ playerId, ...row }) => ({
      ...row,
      id: `${row.id}`,
      at: row.at.toISOString(),
      amountE5: `${row.amountE5}`,
      stakeE5: `${row.stakeE5}`,
      winE5: `${row.winE5}`,
      player: { id: playerId, number: numberOf.get(playerId) ?? '' },
    })),
    next: next === null ? null : `${next}`,
  }
}
