/** A win is lit in saffron; a return that is not above the stake only plainly. */
export type Mood = 'win' | 'plain'
