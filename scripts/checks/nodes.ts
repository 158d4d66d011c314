import { spawnSync } from 'node:child_process'
import { nodeOfRegistry } from '../testing/node-of-registry.ts'

/** `npm run test:nodes`: the checks that need no database and no browser, on newer versions of Node. */
const VERSIONS = [22, 24]

for (const version of VERSIONS) {
  const { error, status } = onNode(version, ['--import', 'tsx', 'scripts/check.ts', '--cheap'])
  if (error) throw error
  console.log(`${status === 0 ? '✓' : '✗'} Node ${version}`)
  if (status !== 0) process.exitCode = 1
}

function onNode(version: number, options: string[]) {
  const node = nodeOfRegistry(version)
  console.log(`Node ${version}: ${node}`)
  return spawnSync(node, options, { stdio: 'inherit' })
}
