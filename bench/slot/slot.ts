/**
 * `npm run bench:slot`: the frames of the arcade's slot while its reels spin and while a win is
 * shown, on a slow phone and at a desk, as a ratio to a blank page of the same round. Rounds are
 * interleaved and figures are medians of the rounds' own ratios. `BENCH_ROUNDS` and `BENCH_SECONDS`
 * change the length.
 */
import { chromium } from '@playwright/test'
import openApp from '../../e2e/kit/app.ts'
import { chromiumOptions } from '../../e2e/kit/chromium.ts'
import { arcadeUrl, GAME } from '../../e2e/slot/slot-page.ts'
import { median } from '../load/drive.ts'
import {
  type FrameRate,
  SCREENS,
  type Screen,
  type SlotFrameRates,
  showBlank,
  showSlot,
} from './play.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
/** As long as a win is counted up and its sparks fly. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2)
const RATIO_MIN = 0.97

type Round = Record<Screen, { blank: SlotFrameRates; slot: SlotFrameRates }>

const screens = Object.keys(SCREENS) as Screen[]
const MOMENTS = ['spinning', 'winning'] as const
const rounds: Round[] = []

const closeApp = await openApp()
const browser = await chromium.launch(await chromiumOptions())
try {
  const arcade = await arcadeUrl()
  console.log(`${GAME}. ${ROUNDS} rounds, ${SECONDS} s of each moment.`)
  const playBoth = async (screen: Screen) => ({
    blank: await showBlank(browser, screen, SECONDS),
    slot: await showSlot(browser, screen, SECONDS, arcade),
  })
  for (let index = 0; index < ROUNDS; index++) {
    rounds.push({ phone: await playBoth('phone'), desk: await playBoth('desk') })
    console.log(`round ${index + 1} done`)
  }
  print()
} finally {
  await browser.close()
  await closeApp()
}

function print(): void {
  console.log('\nmedian of the rounds         frames/s   CPU ms/frame   layouts/frame')
  for (const screen of screens) {
    for (const page of ['blank', 'slot'] as const) {
      for (const moment of MOMENTS) {
        const column = (of: (seen: FrameRate) => number, digits: number, width: number) =>
          median(rounds.map((round) => of(round[screen][page][moment])))
            .toFixed(digits)
            .padStart(width)
        const figures = [
          column((one) => one.framesPerSecond, 1, 10),
          column((one) => one.cpuMsPerFrame, 2, 15),
          column((one) => one.layoutsPerFrame, 2, 16),
        ]
        console.log(`${screen}: ${page}, ${moment}`.padEnd(27) + figures.join(''))
      }
    }
  }
  console.log('\ngoal                                       median   rounds')
  for (const screen of screens) {
    for (const moment of MOMENTS) {
      const values = rounds.map(
        ({ [screen]: { slot, blank } }) =>
          slot[moment].framesPerSecond / blank[moment].framesPerSecond,
      )
      const value = median(values)
      const all = values.map((one) => one.toFixed(2)).join(' ')
      const verdict = value >= RATIO_MIN ? 'met ' : 'MISS'
      console.log(
        `${verdict} ${`frames, ${screen}, ${moment} / blank page`.padEnd(34)} ${value.toFixed(2).padStart(7)} (≥ ${RATIO_MIN})  ${all}`,
      )
    }
  }
}
