import type { readTaxReport } from '@zar/contract/office/reports/tax'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Tx } from '../../../../db/db.ts'
import {
  baseOf,
  type Part,
  type Profile,
  partsOf,
  sharedWith,
  taxOf,
  unratedOf,
} from '../../figures/tax.ts'
import { isClosed, tellReach, toldE5 } from '../../figures/told.ts'
import { currencyOf, type ReportCall, type ReportDeps } from '../deps.ts'
import { onOneSnapshot, readMark, readPeriod } from '../read-period.ts'
import type { Mark, PeriodRows } from '../rows.ts'
import { readProfiles, readRates } from './rates.ts'
import { readWinnings } from './wins.ts'

type Report = z.input<typeof readTaxReport.output>

/** What each licence makes the house pay of a month or a quarter: a line for each rate and the days on which it applies. */
export const taxReport = (
  { db }: ReportDeps,
  { input }: ReportCall<z.output<typeof readTaxReport.input>>,
): Promise<{ data: Report }> =>
  onOneSnapshot(db, async (tx) => {
    const period = { ...input, currency: currencyOf(input) }
    const mark = await readMark(tx, period.to)
    const rates = await readRates(tx, period.currency)
    const rows = await readPeriod(tx, mark, period)
    const profiles = (await readProfiles(tx, period)).map(
      (profile) => [profile, partsOf(profile, rates, period)] as const,
    )
    const told: Report['profiles'] = []
    for (const [profile, parts] of profiles) {
      const lines = await tellLines(tx, { parts, mark, rows })
      const others = profiles.filter(([one]) => one.id !== profile.id)
      told.push({
        licence: tellLicence(profile),
        lines: lines.map(({ tax, ...line }) => ({ ...line, taxE5: toldE5(tax) })),
        taxE5: toldE5(lines.reduce((total, { tax }) => total + tax, 0n)),
        unrated: unratedOf(profile, parts, rows),
        sharedWith: sharedWith(parts, others),
      })
    }
    return {
      data: {
        currency: period.currency,
        reach: tellReach(mark),
        isClosed: isClosed(mark, period.to),
        areWinsWhole: await areWinsWhole(tx),
        hasRates: rates.length > 0,
        profiles: told,
      },
    }
  })

const tellLicence = ({ id, number, authority, countries, validFrom, validUntil }: Profile) => ({
  id: `${id}`,
  number,
  authority,
  countries,
  validFrom,
  validUntil,
})

type Read = { parts: readonly Part[]; mark: Mark; rows: PeriodRows }

async function tellLines(tx: Tx, { parts, mark, rows }: Read) {
  const lines = []
  for (const part of parts) {
    const { id, base, product, ratePpm, lineE5 } = part.rate
    const baseE5 =
      base === 'winnings'
        ? await readWinnings(tx, mark, { ...part, currency: rows.currency })
        : baseOf(part, rows)
    lines.push({
      rate: `${id}`,
      base,
      product,
      ratePpm,
      lineE5: lineE5 === null ? null : toldE5(lineE5),
      from: part.from,
      to: part.to,
      baseE5: toldE5(baseE5),
      tax: taxOf(baseE5, ratePpm),
    })
  }
  return lines
}

/** Whether the wins of before there was `rollup_win` are all in it. */
async function areWinsWhole(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ isWhole: boolean }>`
    select from_id >= coalesce(before_id, to_id + 1) as "isWhole" from rollup_win_mark, rollup_mark`.execute(
    tx,
  )
  return rows[0]?.isWhole ?? false
}
