import { rmSync } from 'node:fs'
import { freePlace, type Place, startApp } from '../kit/app.ts'
import { test } from '../kit/journey.ts'

/** A whole app of this file's own: what its journeys do to it happens to no other. Answers where it is. */
export function useOwnApp(): () => Place {
  let place: Place
  let stop: () => Promise<void>
  const { ZAR_SITE_URL, ZAR_DATA_DIR } = process.env
  test.beforeAll(async () => {
    place = await freePlace()
    const started = await startApp(place)
    Object.assign(process.env, {
      ZAR_SITE_URL: `http://localhost:${place.port}`,
      ZAR_DATA_DIR: place.dataDir,
    })
    stop = () => started.stop('SIGTERM')
  })
  test.afterAll(async () => {
    Object.assign(process.env, { ZAR_SITE_URL, ZAR_DATA_DIR })
    await stop()
    rmSync(place.dataDir, { recursive: true, force: true })
  })
  return () => place
}
