import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** `npm run office`, as an operator types it beside the running house. */
export async function office(...words: string[]): Promise<string> {
  const run = promisify(execFile)
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', 'scripts/office.ts', ...words, '--by', 'ayla'],
    { env: { ...process.env, DATA_DIR: process.env.ZAR_DATA_DIR, DATABASE_URL: '' } },
  )
  return stdout
}
