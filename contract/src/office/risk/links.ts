import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { NOBODY, PlayerId } from '../players.ts'
import { LinkedGroup } from './alerts.ts'

export const readLinks = operation({
  method: 'GET',
  path: '/api/office/player-links',
  summary: 'The accounts around a player: their group, or whoever shares anything with them',
  right: 'case.view',
  writes: false,
  example: { id: NOBODY },
  input: z.strictObject({ id: PlayerId }),
  /** Null where nothing links the account with another. */
  output: z.nullable(LinkedGroup),
})
