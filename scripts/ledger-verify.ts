import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { openEmbedded } from '../server/src/db/embedded/embedded.ts'

/** `npm run ledger:verify`: verifies the books of DATABASE_URL, else those that lie in the data folder. */
const url = process.env.DATABASE_URL || undefined
const dataDir = path.resolve(process.env.DATA_DIR || 'data')

if (!url && !existsSync(dataDir)) {
  console.error(`There are no books in ${dataDir} yet: \`npm start\` makes them.`)
  process.exit(1)
}
const embedded = url ? undefined : await openEmbedded(dataDir)
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'server/src/ledger-verify.ts'], {
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: url ?? embedded?.urlOf('zar') },
})
await embedded?.stop()
process.exit(status ?? 1)
