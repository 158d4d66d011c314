import { z } from 'zod/mini'
import type { Tasks } from '../../../platform/jobs/jobs.ts'
import { askDue, askSupplier } from './award.ts'
import type { FreeRoundsWork } from './grant.ts'
import { settleFreeRounds } from './settle.ts'

const Payload = z.object({ id: z.uuid() })

export const freeRoundsTasks = (deps: FreeRoundsWork): Tasks => ({
  ask_free_rounds: (payload) => askSupplier(deps, Payload.parse(payload).id),
  ask_due_free_rounds: () => askDue(deps),
  settle_free_rounds: () => settleFreeRounds(deps),
})

export const FREE_ROUNDS_CRONTAB = '* * * * * settle_free_rounds\n* * * * * ask_due_free_rounds'
