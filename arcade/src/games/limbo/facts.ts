import type { Facts } from '../facts.ts'

export const limboFacts: Facts = {
  code: 'zar_fisek',
  name: { tr: 'Fişek', en: 'Firework' },
  studio: 'Yakut',
  supplier: 'softgamings',
  kind: 'instant',
  category: 'limbo',
  stakeLira: { least: 1, most: 2000 },
}
