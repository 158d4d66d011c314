/** Closed lists, limits and names of betting, apart from the schemas: pages use them before the schemas are there. */

/** The sets of markets a list can show, each at most seven prices a row (ten on wide screens). */
export const MARKET_SETS = ['main', 'half', 'handicap', 'corners'] as const

/** What is in the page of `/spor` as it is sent, as JSON in the element of this id. */
export const FIRST_ROWS_ID = 'betting-first'

/**
 * The stream of changes: a WebSocket of JSON text. The page says `{"on":[topics],"after":seq|null}` and
 * `{"off":[topics]}`; at most 200 topics a socket. Topics: `event:ID`, `events:live`, `league:ID`.
 */
export const BETTING_STREAM_PATH = '/api/betting/stream'

/** What the player wants where the odds move: be asked, take better ones, take any. */
export const POLICIES = ['none', 'better', 'any'] as const

export const FAVOURITE_KINDS = ['leagues', 'teams', 'events'] as const
/** The most favourites of a kind. */
export const FAVOURITES_MAX = 60
export const FAVOURITE_ID_MAX = 64
export const FAVOURITE_NAME_MAX = 100
/** How high the rows of lists are. */
export const ROWS = ['tight', 'roomy'] as const
/** How teams and leagues are called: as we do, or as the company writes them. */
export const NAMINGS = ['ours', 'original'] as const
/** How the times of matches are written. */
export const CLOCKS = ['h24', 'h12'] as const
/** How many quick stakes the slip has. */
export const QUICK_STAKES = 4
