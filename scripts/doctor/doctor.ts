import { checkDatabase } from './checks/database.ts'
import { checkDisk, checkNode, checkPorts } from './checks/machine.ts'
import { checkSettings } from './checks/settings.ts'
import { checkKeys, checkRedis } from './checks/surroundings.ts'
import type { Check, Environment, Finding } from './finding.ts'

/**
 * `npm run doctor`: looks at everything that keeps a casino from running as it should, and changes nothing.
 * One line for each finding; exits with 1 where one is a fault. `--json` prints them for machines.
 */
const CHECKS: readonly Check[] = [
  checkNode,
  checkDisk,
  checkPorts,
  checkSettings,
  checkKeys,
  checkDatabase,
  checkRedis,
]

export async function examine(environment: Environment): Promise<Finding[]> {
  // An empty setting is how a compose file or a shell leaves one out.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const findings: Finding[] = []
  for (const check of CHECKS) findings.push(...(await check(set)))
  return findings
}
