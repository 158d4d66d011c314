import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const defineTrialBonus = endpoint({
  method: 'GET',
  path: '/api/bonus/definetrialbonus',
  summary:
    'Gives the trial bonus, once per person, phone and device; asked again it gives nothing more',
  caller: 'player',
  input: z.strictObject({}),
  output: z.null(),
})
