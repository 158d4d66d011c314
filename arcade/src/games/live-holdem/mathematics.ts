import { expectedOf as expectedAtTable, holdemModes } from '../holdem/modes.ts'
import { type Bet, type Course, callOf } from './rules.ts'

/** Cards that nobody has seen are as likely at every place: each returns what the table for one does. */
export const declared = () => holdemModes.declared()

/** What a bet that is over was bound to return. A call's stake that was reserved comes back with a fold. */
export const expectedOf = (bet: Bet, { end }: Pick<Course, 'end'>) =>
  expectedAtTable(bet, end === 'called' || bet.callsAtEnd ? callOf(bet) : 0)
