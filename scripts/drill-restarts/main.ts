/**
 * `npm run drill:restarts`: two casinos behind HAProxy and the arcade on loopback, in a folder of their own. While
 * suppliers make fifty signed money calls a second the casinos are restarted one after the other, twenty times. It
 * prints a line of JSON for each restart and one for all. `npm run drill:restarts -- 3` makes three.
 *
 * Exits with 0, with 1 where a call failed or the books differ, and with 3 where HAProxy is missing.
 */
import { cpSync } from 'node:fs'
import path from 'node:path'
import { openFolder, removeFolder } from '../drill-ha/folder.ts'
import { findProgram } from '../drill-ha/needed.ts'
import { drillRestarts } from './drill-restarts.ts'

const [DIFFERS, MISSING] = [1, 3]
const ROUNDS = 20

async function main(): Promise<number> {
  const haproxy = findProgram('haproxy')
  if (!haproxy) {
    console.error('HAProxy is missing. On Debian: apt-get install haproxy')
    return MISSING
  }
  const rounds = Number(process.argv[2] ?? ROUNDS)
  if (!Number.isInteger(rounds) || rounds < 1) {
    console.error('Say how many restarts: npm run drill:restarts -- 20')
    return DIFFERS
  }
  const folder = openFolder()
  try {
    return (await drillRestarts({ folder, haproxy, rounds })) ? 0 : DIFFERS
  } finally {
    if (process.env.DRILL_LOGS)
      cpSync(path.join(folder, 'logs'), process.env.DRILL_LOGS, { recursive: true })
    removeFolder(folder)
  }
}

process.exit(await main())
