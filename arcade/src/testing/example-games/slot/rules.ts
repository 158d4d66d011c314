import type { Machine } from '../../../games/slot/machine/machine.ts'

/** Three reels of one row: three alike pay. */
export type ExampleSheet = {
  code: string
  version: string
  /** For three alike, in hundredths of the stake. */
  pays: Readonly<Record<string, number>>
  reels: readonly (readonly string[])[]
}

export type ExampleRound = { stops: number[]; symbols: string[]; hundredths: number }

export const exampleMachine = (sheet: ExampleSheet): Machine<ExampleRound> => ({
  code: sheet.code,
  version: sheet.version,
  paytable: { pays: sheet.pays, reels: sheet.reels },
  mostHundredths: Math.max(...Object.values(sheet.pays)),
  /** One draw for each reel, from the left. */
  play: (random) =>
    roundAt(
      sheet,
      sheet.reels.map((reel) => random.below(reel.length)),
    ),
})

/** What the reels show and pay at these stops. */
export function roundAt({ reels, pays }: ExampleSheet, stops: number[]): ExampleRound {
  const symbols = reels.map((reel, at) => reel[stops[at] ?? 0] ?? '')
  const [first = ''] = symbols
  const isAlike = symbols.every((symbol) => symbol === first)
  return { stops, symbols, hundredths: isAlike ? (pays[first] ?? 0) : 0 }
}
