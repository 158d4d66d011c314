import { isRecord } from '../storage/stored.ts'

/** Whether the game is a favourite now, as far as the reply tells. */
export const favoriteOf = (data: unknown): boolean | undefined =>
  isRecord(data) && typeof data.isFavorite === 'boolean' ? data.isFavorite : undefined
