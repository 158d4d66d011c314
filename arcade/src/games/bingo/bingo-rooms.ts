import { HALLS } from './halls.ts'
import { bingoOf } from './rules.ts'

export const BINGO_ROOMS = HALLS.map(({ code, balls, ticketLira }) =>
  bingoOf({ code, balls, ticketLira }),
)
