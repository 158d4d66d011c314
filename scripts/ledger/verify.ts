import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { findEmbedded } from '../postgres/embedded.ts'

/** `npm run ledger:verify`: verifies the ledger of DATABASE_URL, else the one in the data folder. */
const url = process.env.DATABASE_URL || undefined
const dataDir = path.resolve(process.env.DATA_DIR || 'data')

const embedded = url ? undefined : await findEmbedded(dataDir).catch(end)
if (!url && !embedded) {
  console.error(`There are no books in ${dataDir} yet: \`npm start\` makes them.`)
  process.exit(1)
}

function end({ message }: Error): never {
  console.error(message)
  process.exit(1)
}

const words = ['--import', 'tsx', 'server/src/ledger-verify.ts', ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, words, {
  stdio: 'inherit',
  env: {
    ...process.env,
    DATABASE_URL: url ?? embedded?.urlOf('zar'),
    KEYS_DIR: process.env.KEYS_DIR || path.join(dataDir, 'keys'),
  },
})
await embedded?.stop()
process.exit(status ?? 1)
