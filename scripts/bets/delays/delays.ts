import { parseArgs } from 'node:util'
import { seeded } from '../../../server/src/testing/seeded.ts'
import { evening, robot, type Sum } from './robot.ts'

/**
 * `npm run bets:delays -- --count N --seed S`: what a robot wins whose feed is two seconds ahead, and how long
 * people wait, by the product’s own rules on simulated football.
 */
const LAG_S = 2
/** Shares of goals that no attack is told before. */
const UNSEEN = [0, 0.2, 0.5]

const options = {
  count: { type: 'string', default: '100000' },
  seed: { type: 'string', default: '1' },
} as const
const { count, seed } = parseArgs({ options }).values

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`
const textOf = ({ tried, taken, gain, medianMs, atOnce }: Sum): string =>
  `${tried} bets, ${taken} taken, each worth ${percent(gain)} of its stake; median delay ${medianMs} ms, ${percent(atOnce)} at once`

for (const unseen of UNSEEN) {
  const wish = { count: Number(count), random: seeded(Number(seed)), unseen, lagS: LAG_S }
  console.log(`goals without a told attack: ${percent(unseen)}`)
  console.log(`  robot at once   ${textOf(robot(wish, false))}`)
  console.log(`  robot after 50  ${textOf(robot(wish, true))}`)
  const { all, known } = evening(wish)
  console.log(`  people          ${textOf(all)}`)
  console.log(`  after 50 bets   ${textOf(known)}`)
}
