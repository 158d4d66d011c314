import { rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { isPortFree } from '../scripts/processes.ts'
import { freePlace, startHouse } from './house.ts'

test('a house that was killed leaves nothing running, and opens again with its data', async () => {
  test.setTimeout(120_000)
  const place = await freePlace()
  const first = await startHouse(place)
  const asked = await fetch(`http://localhost:${place.port}/api/cms/grouped`)
  const games = await asked.json()
  await first.stop('SIGKILL')
  for (const port of [place.port, place.arcadePort]) {
    await expect.poll(() => isPortFree(port), { timeout: 15_000 }).toBe(true)
  }

  const second = await startHouse(place)
  const again = await fetch(`http://localhost:${place.port}/api/cms/grouped`)
  expect(await again.json()).toEqual(games)
  await second.stop('SIGTERM')
  expect(await isPortFree(place.port)).toBe(true)
  rmSync(place.dataDir, { recursive: true, force: true })
})
