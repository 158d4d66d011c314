import type { Logger } from 'pino'
import type { Db } from '../db/db.ts'
import {
  type House,
  openMaintenance,
  openRealHouse,
  PLAY_MONEY,
  withMaintenance,
} from '../modules/protection/index.ts'
import type { Clock } from '../platform/clock.ts'
import { opening } from './cannot-open.ts'
import type { Config } from './config/config.ts'

type Tools = { db: Db; clock: Clock; log: Logger }

/** Whether this casino may take money, by its licences and outside maintenance. `MODE=real` without one cannot open (LEG-01). */
export async function openHouse(
  { mode }: Pick<Config, 'mode'>,
  tools: Tools,
): Promise<House & { close: () => Promise<void> }> {
  const licensed =
    mode === 'play'
      ? { ...PLAY_MONEY, close: async () => {} }
      : await opening(`MODE=${mode} is refused`, () => openRealHouse(tools))
  const announced = await openMaintenance(tools)
  return {
    ...withMaintenance(licensed, announced),
    close: async () => {
      await Promise.all([licensed.close(), announced.close()])
    },
  }
}
