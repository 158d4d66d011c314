import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { reasonOf } from '../../../server/src/app/cannot-open.ts'
import { readKeys } from '../../../server/src/app/keys/keys.ts'
import { sentinelsIn } from '../../../server/src/platform/bus/redis.ts'
import { askRedis } from '../../start/check-environment.ts'
import { type Environment, type Finding, fault, fine, warning } from '../finding.ts'

/** The folder of keys: whole, readable, and nobody else's to read. */
export function checkKeys({ DATA_DIR = 'data', KEYS_DIR }: Environment): Finding[] {
  const folder = KEYS_DIR ?? path.join(DATA_DIR, 'keys')
  if (!existsSync(folder)) {
    return [
      warning(`there are no keys in ${folder}`, '`npm start` makes them, or put back a backup'),
    ]
  }
  try {
    readKeys(folder)
  } catch (error) {
    return [fault(`a key cannot be read: ${reasonOf(error)}`, 'see docs/operations.md, Keys')]
  }
  const open = readdirSync(folder).filter(
    (file) => (statSync(path.join(folder, file)).mode & 0o077) !== 0,
  )
  if (open.length === 0) return [fine(`the keys in ${folder} can be read by their owner alone`)]
  return [fault(`others can read ${open.join(', ')} in ${folder}`, 'chmod 600')]
}

/** Redis, where one is set. */
export async function checkRedis({ REDIS_URL, REDIS_SENTINELS }: Environment): Promise<Finding[]> {
  if (!REDIS_URL) return [fine('there is no Redis: the database carries pushes and limits')]
  try {
    const sentinels = sentinelsIn(REDIS_SENTINELS)
    await askRedis(REDIS_URL, sentinels)
    return [fine(sentinels ? 'the Redis that the Sentinels name answers' : 'Redis answers')]
  } catch (error) {
    const says = `Redis does not answer: ${reasonOf(error)}`
    return [warning(says, 'the casino runs without it; limits then count for each process')]
  }
}
