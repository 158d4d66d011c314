import { readKeys } from '../../server/src/app/keys/keys.ts'
import { seed } from '../../server/src/app/seed/seed.ts'
import { openDb } from '../../server/src/db/db.ts'
import { ensureComingGames } from '../../server/src/modules/casino/index.ts'
import { ensureDemoPlayer, openPasswords } from '../../server/src/modules/players/index.ts'
import { readDatabaseClock } from '../../server/src/platform/database-clock.ts'
import { openFieldCipher } from '../../server/src/platform/encryption/field-cipher.ts'
import { systemRandom } from '../../server/src/platform/random.ts'

/** The demo player that `npm start` tells of. */
export const DEMO_USERNAME = 'demooyuncu'

/** Makes sure of what a visitor of a fresh installation finds, beside the arcade's games. */
export async function addDemoData(options: {
  databaseUrl: string
  keysDir: string
  password: string
}): Promise<void> {
  const { db, pool, close } = openDb({ url: options.databaseUrl, isPatient: true })
  const random = systemRandom
  try {
    const fieldCipher = openFieldCipher(readKeys(options.keysDir).personalData, random)
    const clock = await readDatabaseClock(pool)
    const deps = { db, clock, random, fieldCipher, passwords: openPasswords({ random }) }
    await seed(db, { onChanged: 'leave' })
    await ensureComingGames(db)
    await ensureDemoPlayer(deps, { username: DEMO_USERNAME, password: options.password })
  } finally {
    await close()
  }
}
