import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { seeded } from '../../server/src/testing/seeded.ts'
import { lineOf } from './bet-line.ts'
import { randomBet } from './random-bets.ts'

/** `npm run bets:arithmetic -- --count N --seed S`: settled bets, a line of JSON each, by the code that settles. */
const COUNT_MAX = 1_000_000_000
const SEED_MAX = 2 ** 32 - 1

class Wrong extends Error {}

function readArguments(): { count: number; seed: number } {
  const options = { count: { type: 'string' }, seed: { type: 'string' } } as const
  const { count, seed } = readFlags(() => parseArgs({ options }).values)
  return {
    count: wholeOf('--count', count, 1, COUNT_MAX),
    seed: wholeOf('--seed', seed, 0, SEED_MAX),
  }
}

function readFlags<T>(parse: () => T): T {
  try {
    return parse()
  } catch {
    throw new Wrong('It is called as npm run bets:arithmetic -- --count N --seed S.')
  }
}

function wholeOf(flag: string, text: string | undefined, least: number, most: number): number {
  const value = Number(text)
  if (text !== undefined && /^\d+$/.test(text) && value >= least && value <= most) return value
  throw new Wrong(`${flag} is a whole number from ${least} to ${most}, not ${text ?? 'left out'}.`)
}

async function print({ count, seed }: { count: number; seed: number }): Promise<void> {
  const random = seeded(seed)
  for (let n = 1; n <= count; n += 1) {
    const line = `${JSON.stringify(lineOf(randomBet(random, n), n))}\n`
    if (!process.stdout.write(line)) await once(process.stdout, 'drain')
  }
}

// Whoever reads may stop before the end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
})

try {
  await print(readArguments())
} catch (error) {
  if (!(error instanceof Wrong)) throw error
  console.error(error.message)
  process.exitCode = 2
}
