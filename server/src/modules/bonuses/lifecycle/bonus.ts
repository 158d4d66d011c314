import type { Selectable } from 'kysely'
import type { BonusTables } from '../../../db/tables/bonuses.ts'

/** One claim, with the terms as they were then. */
export type Bonus = Selectable<BonusTables['bonus']>
