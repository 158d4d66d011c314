import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isPortFree } from '../../scripts/services/port.ts'
import { freePlace, startApp } from '../kit/app.ts'
import { expect, test } from '../kit/journey.ts'
import { DEEP } from '../runner/deep.ts'

test('O4, FLT-01: a start that was killed leaves nothing running, and the very next one opens with its data', async () => {
  test.setTimeout(300_000)
  const place = await freePlace()
  const first = await startApp(place)
  const asked = await fetch(`http://localhost:${place.port}/api/cms/grouped`)
  const games = await asked.json()
  await first.stop('SIGKILL')

  const second = await startApp(place)
  const again = await fetch(`http://localhost:${place.port}/api/cms/grouped`)
  expect(await again.json()).toEqual(games)
  await second.stop('SIGTERM')
  expect(await isPortFree(place.port)).toBe(true)
  rmSync(place.dataDir, { recursive: true, force: true })
})

const ended: (() => void)[] = []
test.afterEach(() => {
  for (const end of ended.splice(0)) end()
})

test('O8: a SIGTERM to npm, and an npm that was killed, end everything', DEEP, async () => {
  test.setTimeout(300_000)
  const place = await freePlace()
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const npm = spawn('npm', ['start'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: String(place.port),
        ARCADE_PORT: String(place.arcadePort),
        FEED_PORT: 'off',
        DATA_DIR: place.dataDir,
        DATABASE_URL: '',
      },
    })
    ended.push(() => npm.kill('SIGKILL'))
    let said = ''
    npm.stdout.on('data', (chunk) => {
      said += chunk
    })
    await expect.poll(() => said, { timeout: 120_000 }).toContain('Zar is open')
    // Nobody reads what it says any more, either.
    if (signal === 'SIGTERM') npm.stdout.destroy()
    npm.kill(signal)
    for (const port of [place.port, place.arcadePort]) {
      await expect.poll(() => isPortFree(port), { timeout: 40_000 }).toBe(true)
    }
    const pid = Number.parseInt(
      readFileSync(path.join(place.dataDir, 'processes', 'start'), 'utf8'),
      10,
    )
    await expect.poll(() => isThere(pid), { timeout: 40_000 }).toBe(false)
    expect(existsSync(path.join(place.dataDir, 'database', 'postgres-18', 'postmaster.pid'))).toBe(
      false,
    )
  }
  rmSync(place.dataDir, { recursive: true, force: true })
})

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
