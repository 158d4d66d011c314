/**
 * `npm run bench:games`: what a game's page weighs, how soon it paints, how it moves on a slow phone and
 * what it holds after a thousand rounds (goal P12). Times and frames are ratios to a bare React page or a
 * blank one of the same round; rounds are interleaved and figures medians. `BENCH_ROUNDS`,
 * `BENCH_SECONDS` and `BENCH_MEMORY_ROUNDS` change the length.
 */
import { chromium } from '@playwright/test'
import openApp from '../../e2e/kit/app.ts'
import { chromiumOptions } from '../../e2e/kit/chromium.ts'
import { arcadeUrl } from '../../e2e/slot/slot-page.ts'
import { median } from '../load/drive.ts'
import { openBarePage } from '../web/bare-page.ts'
import { firstPaintMs } from './paint.ts'
import { framesInPlay, framesOfBlank, memoryGrowth } from './play.ts'
import { type Weights, weigh } from './weight.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2)
const MEMORY_ROUNDS = Number(process.env.BENCH_MEMORY_ROUNDS ?? 1_000)
/** One whose round moves for as long as it is looked at. */
const GAME = 'zar_degirmen'

type Round = { bareMs: number; gameMs: number; blankFps: number; gameFps: number }

const closeApp = await openApp()
const bare = await openBarePage()
const browser = await chromium.launch(await chromiumOptions())
try {
  const at = { arcade: await arcadeUrl(), game: GAME }
  const weights = await weigh(browser, at.arcade)
  const page = `${at.arcade}/play/${GAME}?demo=1`
  // The first visit of all finds the servers cold; nobody measures it.
  for (const url of [bare.url, page]) await firstPaintMs(browser, url)
  const rounds: Round[] = []
  for (let index = 0; index < ROUNDS; index++) {
    rounds.push({
      bareMs: await firstPaintMs(browser, bare.url),
      gameMs: await firstPaintMs(browser, page),
      blankFps: (await framesOfBlank(browser, SECONDS)).framesPerSecond,
      gameFps: (await framesInPlay(browser, SECONDS, at)).framesPerSecond,
    })
    console.log(`round ${index + 1} of ${ROUNDS}`)
  }
  print(weights, rounds, await memoryGrowth(browser, MEMORY_ROUNDS, at))
} finally {
  await browser.close()
  await bare.close()
  await closeApp()
}

function print(
  { reactKb, kitKb, gamesKb }: Weights,
  rounds: readonly Round[],
  growth: number,
): void {
  const kb = (value: number) => `${value.toFixed(1)} kB`
  const times = (value: number) => value.toFixed(2)
  const games = [...gamesKb].toSorted(([, one], [, other]) => other - one)
  console.log(
    `\n${GAME}. React ${kb(reactKb)} of gzip. What each game adds until its first picture:`,
  )
  for (const [game, value] of games) console.log(`  ${game.padEnd(24)} ${kb(value)}`)
  const ratios = (of: (round: Round) => number) => rounds.map(of).map(times).join(' ')
  const paint = ({ gameMs, bareMs }: Round) => gameMs / bareMs
  const frames = ({ gameFps, blankFps }: Round) => gameFps / blankFps
  console.log('\ngoal')
  goal('kit beside React, with its words', kb(kitKb), '≤ 24 kB', kitKb <= 24)
  const [[heaviest = '', most = 0] = []] = games
  goal(`the heaviest game, ${heaviest}`, kb(most), '≤ 30 kB', most <= 30)
  const painted = median(rounds.map(paint))
  goal('first paint / bare React', times(painted), '≤ 1.00', painted <= 1, ratios(paint))
  const moved = median(rounds.map(frames))
  goal('frames in play / blank page', times(moved), '≥ 0.95', moved >= 0.95, ratios(frames))
  goal(`heap after ${MEMORY_ROUNDS} rounds`, times(growth), '≤ 1.05', growth <= 1.05)
}

function goal(what: string, value: string, wanted: string, isMet: boolean, all = ''): void {
  const verdict = isMet ? 'met ' : 'MISS'
  console.log(`${verdict} ${what.padEnd(44)} ${value.padStart(9)} (${wanted})  ${all}`)
}
