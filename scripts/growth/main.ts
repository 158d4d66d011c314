import { withBooks } from '../ledger/open-books.ts'
import { findBarriers, sayBarriers } from './schema-barriers.ts'

/** `npm run growth:schema`: what stands in the way of more than one database (docs/growing.md). */
process.exitCode = await withBooks(async ({ db }) => {
  console.log(sayBarriers(await findBarriers(db)))
  return 0
})
