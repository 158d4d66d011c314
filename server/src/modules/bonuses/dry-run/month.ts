/** Turkey has kept one time all year since 2016. */
const TURKEY_MS = 3 * 60 * 60_000

const named = (moment: Date): string => moment.toISOString().slice(0, 7)

/** The last month of Istanbul that is over, as `2026-10`. */
export function lastMonth(now: Date): string {
  const here = new Date(now.getTime() + TURKEY_MS)
  return named(new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() - 1, 1)))
}

/** When a month of Istanbul begins and ends. */
export function spanOf(month: string): { from: Date; to: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const at = (months: number) => new Date(Date.UTC(year, months, 1) - TURKEY_MS)
  return { from: at(number - 1), to: at(number) }
}
