import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

/**
 * `npm run providers:bad-day -- --seed 7 --supplier hub88`: a casino of its own, whose supplier has a
 * bad day; the same day for the same seed. Without them, another day of each supplier.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, supplier: { type: 'string' } },
})
const { seed, supplier } = values
if (seed !== undefined && !/^\d{1,9}$/.test(seed)) {
  console.error(`--seed ${seed} is not a whole number of at most nine digits.`)
  process.exit(2)
}
const { status } = spawnSync(
  process.execPath,
  [
    ...[
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'server',
      'scripts/supplier-faults/supplier-faults.test.ts',
    ],
    ...(supplier === undefined ? [] : ['-t', `over '${supplier}'`]),
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, ZAR_BAD_DAY_SEED: seed ?? String(randomInt(1_000_000_000)) },
  },
)
process.exit(status ?? 1)
