import type { Db } from '../db/db.ts'
import { approveLicence, enterLicence } from '../modules/protection/index.ts'
import type { Clock } from '../platform/clock.ts'

type Wish = {
  countries?: string[]
  games?: ('casino' | 'sports')[]
  validFrom?: string
  validUntil?: string
  approvers?: string[]
}

/** Enters a licence of March 2026 for everything in Türkiye, approved by two people, but for what is wished. */
export async function giveLicence(deps: { db: Db; clock: Clock }, wish: Wish = {}) {
  const { approvers = ['ayla', 'bora'], ...more } = wish
  const id = await enterLicence(
    deps,
    {
      number: 'OGL/2026/1',
      authority: 'Curaçao Gaming Authority',
      countries: ['TR'],
      games: ['casino', 'sports'],
      validFrom: '2026-03-01',
      validUntil: '2026-03-31',
      ...more,
    },
    'ceyda',
  )
  if (id === undefined) throw new Error('a country of the licence is unknown')
  for (const operator of approvers)
    await deps.db.transaction().execute((tx) => approveLicence(tx, deps.clock, { id, operator }))
  return id
}
