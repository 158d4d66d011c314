import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { findEmbedded } from '../postgres/embedded.ts'

/** Runs a program on the ledger of DATABASE_URL, else on the one in the data folder, and ends with its exit code. */
export async function runOnLedger(program: string): Promise<never> {
  const url = process.env.DATABASE_URL || undefined
  const dataDir = path.resolve(process.env.DATA_DIR || 'data')
  const embedded = url ? undefined : await findEmbedded(dataDir).catch(end)
  if (!url && !embedded)
    end(new Error(`There are no books in ${dataDir} yet: \`npm start\` makes them.`))

  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', program, ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        DATABASE_URL: url ?? embedded?.urlOf('zar'),
        KEYS_DIR: process.env.KEYS_DIR || path.join(dataDir, 'keys'),
      },
    },
  )
  await embedded?.stop()
  process.exit(status ?? 1)
}

function end({ message }: Error): never {
  console.error(message)
  process.exit(1)
}
