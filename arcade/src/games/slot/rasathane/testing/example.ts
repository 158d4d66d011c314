import published from '../../../testing/slot-examples.json' with { type: 'json' }
import type { TumbleSheet } from '../sheets.ts'

/** The machine of the reference: seven bodies, no scatter, as its texts tell it. */
export function exampleSheet(): TumbleSheet {
  const { grid, pays } = published.payAnywhere
  const law = (grid.split('below(100): ')[1] ?? '').split(' ').map(Number)
  const tables = (pays.split(': ')[1] ?? '')
    .split(' | ')
    .map((table) => table.split(' ').map((stakes) => Math.round(Number(stakes) * 100)))
  const factors = [
    { factor: 2, weight: 12 },
    { factor: 5, weight: 2 },
  ]
  return {
    bodies: tables.map((table, at) => ({ id: `body${at}`, pays: table })),
    paid: { law, meteors: { outOf: 1_000, factors } },
    feature: null,
    mostOfRound: 5_000,
  }
}

/** Three bodies: few enough states for a test of every day. */
export const smallSheet = (): TumbleSheet => {
  const { paid, ...rest } = exampleSheet()
  const bodies = [
    { id: 'a', pays: [10, 20, 30] },
    { id: 'b', pays: [40, 60, 90] },
    { id: 'c', pays: [] },
  ]
  return { ...rest, bodies, paid: { ...paid, law: [20, 18, 62] } }
}
