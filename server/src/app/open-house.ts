import type { Logger } from 'pino'
import type { Db } from '../db/db.ts'
import { type House, openRealHouse, PLAY_MONEY } from '../modules/protection/index.ts'
import type { Clock } from '../platform/clock.ts'
import { opening } from './cannot-open.ts'
import type { Config } from './config/config.ts'

type Tools = { db: Db; clock: Clock; log: Logger }

/** Whether this casino may take money, by its licences. `MODE=real` without one cannot open (LEG-01). */
export async function openHouse(
  { mode }: Pick<Config, 'mode'>,
  tools: Tools,
): Promise<House & { close: () => Promise<void> }> {
  if (mode === 'play') return { ...PLAY_MONEY, close: async () => {} }
  return await opening(`MODE=${mode} is refused`, () => openRealHouse(tools))
}
