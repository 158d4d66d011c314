/**
 * `npm run bench:web`: the site's home page beside a bare React page, in the same browser, on the
 * same slow line, in the same rounds (goal P6). Figures are medians; times are ratios to the bare
 * page of the same round. `BENCH_ROUNDS` changes the length.
 */
import { chromium } from '@playwright/test'
import openApp from '../../e2e/kit/app.ts'
import { chromiumOptions } from '../../e2e/kit/chromium.ts'
import { median } from '../load/drive.ts'
import { openBarePage } from './bare-page.ts'
import { addedByRoutes } from './routes.ts'
import { type Visit, visit } from './visit.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const ROUTE_KB_MAX = 40

const closeApp = await openApp()
const bare = await openBarePage()
const browser = await chromium.launch(await chromiumOptions())

type Round = { bare: Visit; casino: Visit }
type Goal = {
  what: string
  of: (round: Round) => number
  most: number
  digits: number
  unit?: string
}

const GOALS: Goal[] = [
  {
    what: 'script of the first load',
    of: ({ casino }) => casino.scriptKb,
    most: 100,
    digits: 1,
    unit: ' kB',
  },
  {
    what: 'everything until quiet',
    of: ({ casino }) => casino.totalKb,
    most: 200,
    digits: 1,
    unit: ' kB',
  },
  {
    what: 'LCP / bare React',
    of: (round) => round.casino.lcpMs / round.bare.lcpMs,
    most: 1.15,
    digits: 2,
  },
  {
    what: 'FCP / bare React',
    of: (round) => round.casino.fcpMs / round.bare.fcpMs,
    most: 0.75,
    digits: 2,
  },
  {
    what: 'total blocking time',
    of: ({ casino }) => casino.tbtMs,
    most: 150,
    digits: 0,
    unit: ' ms',
  },
  { what: 'layout shift', of: ({ casino }) => casino.cls, most: 0.02, digits: 3 },
]

try {
  const home = process.env.ZAR_SITE_URL ?? ''
  // The first visit of all finds the servers cold; nobody measures it.
  for (const url of [bare.url, home]) await visit(browser, url)
  const rounds: Round[] = []
  for (let index = 0; index < ROUNDS; index++) {
    rounds.push({ bare: await visit(browser, bare.url), casino: await visit(browser, home) })
    console.log(`round ${index + 1} of ${ROUNDS}`)
  }
  printFigures(rounds)
  printGoals(rounds)
  printRoutes(await addedByRoutes(browser))
} finally {
  await browser.close()
  await bare.close()
  await closeApp()
}

function printFigures(rounds: Round[]): void {
  console.log(
    '\nmedian         FCP ms   LCP ms  usable   TBT ms     CLS   script  …quiet   total kB',
  )
  for (const who of ['bare', 'casino'] as const) {
    const column = (of: (visit: Visit) => number, digits = 0) =>
      median(rounds.map((round) => of(round[who])))
        .toFixed(digits)
        .padStart(8)
    const figures = [
      column((v) => v.fcpMs),
      column((v) => v.lcpMs),
      column((v) => v.usableMs),
      column((v) => v.tbtMs),
      column((v) => v.cls, 3),
      column((v) => v.scriptKb, 1),
      column((v) => v.quietScriptKb, 1),
      column((v) => v.totalKb, 1),
    ]
    console.log(who.padEnd(12) + figures.join(' '))
  }
  const last = rounds.at(-1)?.casino
  console.log(
    `the largest paint is of ${last?.lcpOf.toLowerCase()}; what moved:${last?.moved || ' nothing'}`,
  )
}

function printGoals(rounds: Round[]): void {
  console.log('\ngoal                                        median   rounds')
  for (const { what, of, most, digits, unit = '' } of GOALS) {
    const values = rounds.map(of)
    const value = median(values)
    const all = values.map((one) => one.toFixed(digits)).join(' ')
    console.log(
      `P6 ${value <= most ? 'met ' : 'MISS'} ${what.padEnd(30)} ${(value.toFixed(digits) + unit).padStart(10)} (≤ ${most}${unit})  ${all}`,
    )
  }
}

function printRoutes(routes: Awaited<ReturnType<typeof addedByRoutes>>): void {
  const worst = Math.max(...routes.map(({ codeKb, dataKb }) => codeKb + dataKb))
  console.log(
    `P6 ${worst <= ROUTE_KB_MAX ? 'met ' : 'MISS'} ${'the most another page adds'.padEnd(30)} ${`${worst.toFixed(1)} kB`.padStart(10)} (≤ ${ROUTE_KB_MAX} kB)`,
  )
  console.log('\nadded by a page, from home      code kB   data kB   pictures kB')
  for (const { name, codeKb, dataKb, pictureKb } of routes) {
    const figures = [codeKb, dataKb, pictureKb].map((kb) => kb.toFixed(1).padStart(9))
    console.log(name.padEnd(30) + figures.join(' '))
  }
}
