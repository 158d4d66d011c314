import type { Logger } from 'pino'
import type { Db } from '../../db/db.ts'
import { openSupplierControl, type SupplierControl } from '../../modules/suppliers/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { openFieldCipher } from '../../platform/encryption/field-cipher.ts'
import { systemRandom } from '../../platform/random.ts'
import { opening } from '../cannot-open.ts'
import type { Config } from '../config/config.ts'
import type { Keys } from '../keys/keys.ts'
import { type InUse, inUseOf, supplierStartOf } from './in-use.ts'
import { launchAddressesOf, openSuppliers } from './suppliers.ts'
import { watchSuppliers } from './watch-suppliers.ts'

/** Settings and keys of the suppliers: how the office changes them, and what is in use now. */
export type Supplies = { control: SupplierControl; inUse: () => InUse }

type Tools = { keys: Keys; db: Db; clock: Clock; log: Logger }

/** Reads what the office changed of the suppliers, before anybody of them is called or heard. */
export async function openSupplies(
  config: Pick<Config, 'suppliers' | 'mode'>,
  { keys, ...tools }: Tools,
): Promise<Supplies> {
  const fieldCipher = openFieldCipher(keys.personalData, systemRandom)
  const start = supplierStartOf(config, keys)
  const control = await opening('What the office changed of the suppliers cannot be used', () =>
    openSupplierControl({ ...tools, fieldCipher, start }),
  )
  return { control, inUse: inUseOf({ config, keys, clock: tools.clock }, control) }
}

type Games = Omit<Parameters<typeof openSuppliers>[0], 'inUse' | 'isReached'> & {
  supplies: Supplies
}

/** The suppliers of games, where and with the keys that are in use, and whether they are reached. */
export function openGames({ supplies: { inUse }, ...deps }: Games) {
  const watch = watchSuppliers(() => launchAddressesOf(inUse()), { log: deps.log })
  const { isReached } = watch
  return { watch, ...openSuppliers({ ...deps, inUse, isReached }) }
}
