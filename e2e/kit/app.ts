import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/services/port.ts'
import { compilePrograms } from '../../scripts/testing/compile-programs.ts'
import { foundStaff } from './office.ts'

const OFFICE = 'scripts/office'

/** Opens the whole app as `npm start` does, on free ports and data of its own, and closes it after. */
export default async function openApp(): Promise<() => Promise<void>> {
  // An app that runs already, for somebody who writes a journey.
  if (process.env.ZAR_SITE_URL) return async () => {}
  const place = await freePlace()
  const [app, programs] = await Promise.all([startApp(place), compilePrograms([OFFICE])])
  process.env.ZAR_SITE_URL = `http://localhost:${place.port}`
  process.env.ZAR_DATA_DIR = place.dataDir
  process.env.ZAR_OFFICE_PROGRAM = path.join(programs.folder, `${OFFICE}.mjs`)
  // Before any journey has staff of its own: the first people are named in an empty house alone.
  process.env.ZAR_FIRST_STAFF = await foundStaff()
  return async () => {
    await app.stop('SIGTERM')
    programs.remove()
    rmSync(place.dataDir, { recursive: true, force: true })
  }
}

/** Without a port for the feed nothing can be bet on: the sports pages say what is coming. */
export type Place = { port: number; arcadePort: number; feedPort?: number; dataDir: string }

/** Two free ports and an empty folder. */
export async function freePlace(): Promise<Place> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'zar-journey-'))
  // Run as root, the database is another account, which must be able to enter.
  chmodSync(dataDir, 0o711)
  return { dataDir, port: await freePort(), arcadePort: await freePort() }
}

/** Starts the app as `npm start` does, and resolves when it says that it is open. */
export async function startApp(
  { port, arcadePort, feedPort, dataDir }: Place,
  settings: Record<string, string> = {},
) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start/start.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...settings,
      PORT: String(port),
      ARCADE_PORT: String(arcadePort),
      FEED_PORT: feedPort === undefined ? 'off' : String(feedPort),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      // All players of all journeys call from one address.
      CALLS_PER_SECOND: '2000',
      ROOM_CHAIN_ROUNDS: '10000',
      CHANGES_PER_SECOND: '2000',
    },
  })
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
      if (said.includes('Zar is open')) resolve()
    })
    child.stderr.on('data', (chunk) => {
      said += chunk
      process.stderr.write(chunk)
    })
    child.once('exit', (code) => reject(new Error(`the app did not open (${code}):\n${said}`)))
  })
  return {
    stop: async (signal: 'SIGTERM' | 'SIGKILL') => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill(signal)
      await gone
    },
  }
}
