import { CASINO_AND_SPORT_RIGHTS } from './casino-and-sport.ts'
import { DESK_AND_PLAYERS_RIGHTS } from './desk-and-players.ts'
import type { RightFacts } from './facts.ts'
import { HOUSE_RIGHTS } from './house.ts'
import { MONEY_RIGHTS } from './money.ts'
import { OFFERS_AND_CONTENT_RIGHTS } from './offers-and-content.ts'
import { SUPPORT_AND_RISK_RIGHTS } from './support-and-risk.ts'

const ALL = {
  ...DESK_AND_PLAYERS_RIGHTS,
  ...MONEY_RIGHTS,
  ...CASINO_AND_SPORT_RIGHTS,
  ...OFFERS_AND_CONTENT_RIGHTS,
  ...SUPPORT_AND_RISK_RIGHTS,
  ...HOUSE_RIGHTS,
}

/** The name of a right: `object.deed`. Each operation of the office asks for exactly one. */
export type Right = keyof typeof ALL
export const RIGHT_FACTS: Record<Right, RightFacts> = ALL
export const RIGHTS = Object.keys(ALL) as [Right, ...Right[]]

export const isRight = (text: string): text is Right => Object.hasOwn(ALL, text)

export const ROLES = [
  'support',
  'cashier',
  'trader',
  'content',
  'marketing',
  'risk',
  'compliance',
  'manager',
  'auditor',
  'administrator',
  'oncall',
] as const
export type RoleName = (typeof ROLES)[number]
