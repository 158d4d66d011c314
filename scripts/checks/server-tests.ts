import { parseArgs } from 'node:util'
import { runUnits, unsteadySentence } from './once-more.ts'

/**
 * `npm run test:server -- [--once-more] [PATH …]`: the server's tests, on the PostgreSQL and Redis that the
 * settings name.
 */
const { values: flags, positionals: paths } = parseArgs({
  options: { 'once-more': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const { code, unsteady } = await runUnits({
  name: 'the server on PostgreSQL and Redis',
  projects: ['server'],
  paths,
  isOnceMore: flags['once-more'],
})
if (code === 0 && unsteady.length > 0) console.log(unsteadySentence(unsteady))
process.exit(code)
