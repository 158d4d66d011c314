import { Game } from '@zar/contract/casino/casino'
import { isRecord } from '../../../lib/storage/stored.ts'
import type { FoundGame } from './found-game.ts'

/** The games of an answer, a list of lists flattened, without what is no game. */
export function gamesOf(data: unknown): FoundGame[] {
  if (!Array.isArray(data)) return []
  return data
    .flat()
    .map(gameOf)
    .filter((game) => game !== undefined)
}

function gameOf(value: unknown): FoundGame | undefined {
  const whole = Game.safeParse(value)
  if (whole.success) return whole.data
  if (!isRecord(value)) return
  const { gameCode, mainProviderId, name, studio, cover } = value
  if (typeof gameCode !== 'string' || typeof name !== 'string') return
  if (typeof mainProviderId !== 'number') return
  return {
    gameCode,
    mainProviderId,
    name,
    studio: typeof studio === 'string' ? studio : '',
    cover: typeof cover === 'string' ? cover : '',
  }
}
