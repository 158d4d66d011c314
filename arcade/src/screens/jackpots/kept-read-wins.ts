import { deviceStorage, keptChoice } from '../kit/kept.ts'

/** Falls are told for ten minutes: more than these are not read meanwhile. */
const KEPT_MAX = 20

/** The falls that a player of this device has read; a browser may keep nothing for us. */
export function keptReadWins(
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined = deviceStorage(),
) {
  const kept = keptChoice(storage, 'zar.jackpots')
  const read = (): string[] => kept.read()?.split(',') ?? []
  return {
    read,
    add: (key: string): void => kept.write([...read(), key].slice(-KEPT_MAX).join(',')),
  }
}
