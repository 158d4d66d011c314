export type Sizes = { players: number; transfers: number }

/** A step of the filling: its statements and its mark are one transaction. */
export type Part = { name: string; statement: string }
