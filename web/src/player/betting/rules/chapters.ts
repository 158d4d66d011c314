import type { Chapter } from './chapter.ts'
import { BUILDER, DISPUTES, OUTRIGHTS, SYSTEMS } from './chapters/combining.ts'
import { FOOTBALL, PLAYERS } from './chapters/football.ts'
import { BASKETBALL, ESPORTS, ICE_HOCKEY, TENNIS, VIRTUAL } from './chapters/other-sports.ts'
import { CASH_OUT, CORRECTIONS, INTERRUPTED } from './chapters/outcomes.ts'
import { ACCEPTANCE, DEFINITIONS, PRICES } from './chapters/taking.ts'

/** The house rules, in their order. */
export const CHAPTERS: readonly Chapter[] = [
  DEFINITIONS,
  ACCEPTANCE,
  PRICES,
  INTERRUPTED,
  FOOTBALL,
  PLAYERS,
  CORRECTIONS,
  CASH_OUT,
  BUILDER,
  SYSTEMS,
  BASKETBALL,
  TENNIS,
  ESPORTS,
  VIRTUAL,
  ICE_HOCKEY,
  OUTRIGHTS,
  DISPUTES,
]
