/** How a launch named the player; anything else was never one of ours. */
export const PLAYER_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
