import { mkdirSync } from 'node:fs'
import { ensureFeedKeys } from '../feed-company/feed-keys.ts'
import { ensureKeys } from './keys.ts'

/** `npm run keys -- CASINO ARCADE FEED`: makes the keys that these folders lack. What is there stays as it is. */
const [casino, arcade, feed, ...more] = process.argv.slice(2)
if (!casino || !arcade || !feed || more.length > 0) {
  console.error(
    'npm run keys -- CASINO ARCADE FEED    makes the keys that these three folders lack',
  )
  process.exit(2)
}
try {
  for (const folder of [casino, arcade, feed]) mkdirSync(folder, { recursive: true, mode: 0o700 })
  ensureKeys(casino, arcade)
  ensureFeedKeys(casino, feed)
  console.log(`The keys are in ${casino}, ${arcade} and ${feed}. Keep a copy of each elsewhere.`)
} catch (error) {
  console.error(`The keys were not made: ${(error as Error).message}`)
  process.exit(1)
}
