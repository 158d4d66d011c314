/** What the field calls this sort of game. */
export type Category =
  | 'crash'
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
  | 'slot'
  | 'money-wheel'
  | 'bingo'
  | 'lottery'
  | 'card-draw'
  | 'virtual-football'
  | 'horse-racing'

/** What is said of a game beside its rules. A page may read it: it leads to nothing else. */
export type Facts = {
  /** As in its rules. */
  code: string
  name: { tr: string; en: string }
  studio: string
  /** Who offers it to operators. */
  supplier: 'hub88' | 'softgamings' | 'amusnet' | 'egt-digital' | 'everymatrix' | 'digitain'
  /** The page of the casino on which it stands. `table`: played alone; `live`: many at one table. */
  kind: 'instant' | 'table' | 'slot' | 'live' | 'bingo' | 'tv' | 'virtual'
  category: Category
  /** The least and the most that a round costs as it begins, in whole lira. */
  stakeLira: { least: number; most: number }
  /**
   * The return of the worst and of the best way to bet, in hundredths of a percent, rounded down. A
   * bet that is only made beside another (insurance, pair of aces) is none of them.
   */
  rtpBp: { lowest: number; highest: number }
  /** The most that a round can return, in whole stakes; null where it is a share of what all pay. */
  maxWin: number | null
  /**
   * The chance that a round returns anything, in hundredths of a percent, rounded down; null where it
   * is the player's bet or play that decides.
   */
  hitRateBp: number | null
  /**
   * How seldom a round returns the most: one of so many, exactly; proved to be fewer (`bound`); or none of so many
   * that were played to measure the game (`unseen`). Absent where the player's bet decides.
   */
  maxWinOnceIn?: { rounds: number; kind: 'exact' | 'bound' | 'unseen' }
  /** 1 calm to 5 wild; null where it is the player's bet that decides. */
  volatility: number | null
}
