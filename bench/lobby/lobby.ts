/**
 * `npm run bench:lobby`: how a lobby of 5,000 games scrolls, as a ratio to a blank page of the same
 * height on the same slowed CPU, and how fast the server searches them, as a ratio to the bare
 * statement. Rounds are interleaved and figures are medians of the rounds' own ratios. No money
 * moves, so there are no books to check. `BENCH_ROUNDS` and `BENCH_SECONDS` change the length.
 */
import { type Measured, median } from '../load/drive.ts'
import { GAMES, openLobbyCasino } from './open-casino.ts'
import { openScroll, type Scrolled } from './scroll.ts'
import { openSearch } from './search.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
/** Looking through the games, and a swipe past them. */
const PACES = { reading: 600, flinging: 4_000 } as const
type Pace = keyof typeof PACES

type Round = {
  lobby: Record<Pace, Scrolled>
  blank: Record<Pace, Scrolled>
  search: Measured
  bare: Measured
}

const GOALS: {
  what: string
  of: (round: Round) => number
  isMet: (value: number) => boolean
  goal: string
}[] = [
  ...(['reading', 'flinging'] as const).map((pace) => ({
    what: `frames, ${pace} / blank page`,
    of: ({ lobby, blank }: Round) => lobby[pace].framesPerSecond / blank[pace].framesPerSecond,
    isMet: (ratio: number) => ratio >= 0.97,
    goal: '≥ 0.97',
  })),
  {
    what: 'tiles in the document, at most',
    of: ({ lobby }) => Math.max(lobby.reading.tiles, lobby.flinging.tiles),
    isMet: (tiles) => tiles > 0 && tiles <= 200,
    goal: '≤ 200',
  },
  {
    what: 'search / bare statement',
    of: ({ search, bare }) => search.perSecond / bare.perSecond,
    isMet: (ratio) => ratio >= 0.5,
    goal: '≥ 0.5',
  },
  {
    what: 'search, p99 ms',
    of: ({ search }) => search.p99Ms,
    isMet: (ms) => ms < 50,
    goal: '< 50',
  },
]

const rounds: Round[] = []
const casino = await openLobbyCasino({
  // One address searches as fast as it is answered.
  environment: { CALLS_PER_SECOND: '1000000' },
})
try {
  const scroll = await openScroll(casino.url)
  const search = openSearch(casino)
  console.log(`${GAMES} games, ${scroll.height} px. ${ROUNDS} rounds of ${SECONDS} s each.`)
  try {
    for (let index = 0; index < ROUNDS; index++) {
      rounds.push(await playRound(scroll, search))
      console.log(`round ${index + 1} done`)
    }
  } finally {
    await scroll.close()
    await search.close()
  }
  print()
} finally {
  await casino.close()
}

async function playRound(
  scroll: Awaited<ReturnType<typeof openScroll>>,
  search: ReturnType<typeof openSearch>,
): Promise<Round> {
  const both = async (page: 'lobby' | 'blank') => ({
    reading: await scroll[page](PACES.reading, SECONDS),
    flinging: await scroll[page](PACES.flinging, SECONDS),
  })
  return {
    blank: await both('blank'),
    lobby: await both('lobby'),
    bare: await search.bare(SECONDS),
    search: await search.casino(SECONDS),
  }
}

function print(): void {
  console.log('\nmedian of the rounds         frames/s   ms/frame   tiles   nodes')
  for (const page of ['blank', 'lobby'] as const) {
    for (const pace of ['reading', 'flinging'] as const) {
      const column = (of: (scrolled: Scrolled) => number, digits: number, width: number) =>
        median(rounds.map((round) => of(round[page][pace])))
          .toFixed(digits)
          .padStart(width)
      const figures = [
        column((one) => one.framesPerSecond, 1, 10),
        column((one) => one.msPerFrame, 2, 11),
        column((one) => one.tiles, 0, 8),
        column((one) => one.nodes, 0, 8),
      ]
      console.log(`${page}, ${pace}`.padEnd(27) + figures.join(''))
    }
  }
  console.log('\n                           searches/s     p50 ms  p99 ms')
  for (const name of ['bare', 'search'] as const) {
    const column = (of: (measured: Measured) => number, digits: number, width: number) =>
      median(rounds.map((round) => of(round[name])))
        .toFixed(digits)
        .padStart(width)
    const figures = [
      column((m) => m.perSecond, 0, 10),
      column((m) => m.p50Ms, 2, 11),
      column((m) => m.p99Ms, 2, 8),
    ]
    console.log(
      (name === 'bare' ? 'bare statement' : 'search over HTTP').padEnd(27) + figures.join(''),
    )
  }
  console.log('\ngoal                                       median   rounds')
  for (const { what, of, isMet, goal } of GOALS) {
    const values = rounds.map(of)
    const value = median(values)
    const all = values.map((one) => one.toFixed(2)).join(' ')
    const verdict = isMet(value) ? 'met ' : 'MISS'
    console.log(
      `P7 ${verdict} ${what.padEnd(34)} ${value.toFixed(2).padStart(7)} (${goal})  ${all}`,
    )
  }
}
