/** Where one game of the catalogue is kept; apart from its call, whose schemas the home page does without. */
export const gameKey = (gameCode: string | undefined) => ['game', gameCode]
