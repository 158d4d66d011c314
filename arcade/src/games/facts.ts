/** What the field calls this sort of game. */
export type Category =
  | 'mines'
  | 'plinko'
  | 'dice'
  | 'limbo'
  | 'keno'
  | 'hi-lo'
  | 'wheel'
  | 'scratch'
  | 'blackjack'
  | 'roulette'
  | 'baccarat'
  | 'poker'
  | 'video-poker'
  | 'sic-bo'

/** What is said of a game beside its rules. A page may read it: it leads to nothing else. */
export type Facts = {
  /** As in its rules. */
  code: string
  name: { tr: string; en: string }
  studio: string
  /** Who offers it to operators. */
  supplier: 'hub88' | 'softgamings' | 'amusnet' | 'egt-digital' | 'everymatrix' | 'digitain'
  kind: 'instant' | 'table'
  category: Category
  /** The least and the most that a round costs as it begins, in whole lira. */
  stakeLira: { least: number; most: number }
}
