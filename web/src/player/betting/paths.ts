/** Where the pages of our own sportsbook are. */
export const eventPath = (id: string): string => `/spor/mac/${encodeURIComponent(id)}`
/** A match with its markets searched for a text. */
export const marketPath = (id: string, name: string): string =>
  `${eventPath(id)}?${new URLSearchParams({ find: name })}`
export const leaguePath = (id: string): string => `/spor/lig/${encodeURIComponent(id)}`
export const PATHS = {
  home: '/spor',
  live: '/livespor',
  esports: '/esports',
  results: '/spor/sonuclar',
  bets: '/spor/kuponlarim',
  rules: '/spor/kurallar',
  settings: '/spor/ayarlar',
  favourites: '/spor/favoriler',
} as const

/** A chapter of the house rules, and one of its clauses, which are counted from 1. */
export const chapterPath = (chapter: number): string => `${PATHS.rules}?chapter=${chapter}`
export const clauseId = (chapter: number, clause: number): string => `r${chapter}-${clause}`
export const clausePath = (chapter: number, clause: number): string =>
  `${chapterPath(chapter)}#${clauseId(chapter, clause)}`
