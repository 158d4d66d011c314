/** The longest text that a game is searched by. */
export const FIND_MAX = 60
