/** Labels of players, for the office alone. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { NOBODY, PlayerId } from '../players.ts'

export const TAGS = { length: { min: 2, max: 24 }, ofPlayer: 10, known: 50 } as const

/** In small letters, as Turkish has them, so that no label is there twice. */
const Tag = z.string().check(
  z.trim(),
  z.minLength(TAGS.length.min),
  z.maxLength(TAGS.length.max),
  z.regex(/^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)*$/u),
  z.overwrite((tag) => tag.normalize('NFC').toLocaleLowerCase('tr-TR')),
)

export const tagPlayer = operation({
  method: 'POST',
  path: '/api/office/player-tag',
  summary: 'Gives a player a label, or takes it away',
  right: 'player.tag',
  writes: true,
  example: { id: NOBODY, tag: 'vip adayı', isOn: true },
  input: z.strictObject({ id: PlayerId, tag: Tag, isOn: z.boolean() }),
  output: z.object({ tags: z.array(z.string()) }),
})

export const knownTags = operation({
  method: 'GET',
  path: '/api/office/player-tags',
  summary: 'Labels that are in use, the most used first',
  right: 'player.tag',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.array(z.string()),
})
