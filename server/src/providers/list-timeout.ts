/** Of a whole list, of games or of what has moved: it may be long, and nobody waits for it. */
export const LIST_TIMEOUT_MS = 30_000
