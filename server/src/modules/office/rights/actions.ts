import { secondRightOf } from '@zar/contract/office/rights/limits'
import { RIGHTS, type Right } from '@zar/contract/office/rights/rights'
import type { Action } from '@zar/contract/office/staff'
import type { Asked, Verdict } from './asked.ts'
import { mayOffer } from './may-do.ts'
import { mayOfferSecond, type Proposed, type Seconding } from './may-second.ts'
import type { Person } from './person.ts'

/** A record as rights see it. */
export type About = Omit<Asked, 'right'>

/** What the person may do with a record, of these rights; one that is refused says why. */
export const actionsOf = (person: Person, rights: readonly Right[], about: About): Action[] =>
  rights.map((right) => actionOf(right, mayOffer(person, { ...about, right })))

/** All that the person may do at all, for the pages' frame. */
export const ownActions = (person: Person, now: Date): Action[] =>
  actionsOf(person, RIGHTS, { now }).filter(({ state }) => state !== 'refused')

/** Whether the person may decide what another has proposed; the reason and the proof come with the deed. */
export const secondAction = (person: Person, proposed: Proposed, seconding: Seconding): Action =>
  actionOf(secondRightOf(proposed.right), mayOfferSecond(person, proposed, seconding))

const actionOf = (right: Right, verdict: Verdict): Action =>
  'refused' in verdict
    ? { right, state: 'refused', why: verdict.refused }
    : { right, state: verdict.state, why: null }
