import { spawnSync } from 'node:child_process'

/** `npm run test:nodes`: the checks that need no database and no browser, on newer versions of Node. */
const VERSIONS = [22, 24]

for (const version of VERSIONS) {
  const { error, status } = onNode(version, ['--import', 'tsx', 'scripts/check.ts', '--cheap'])
  if (error) throw error
  console.log(`${status === 0 ? '✓' : '✗'} Node ${version}`)
  if (status !== 0) process.exitCode = 1
}

/** The registry has the program of each version as a package for this kind of machine. */
function onNode(version: number, options: string[]) {
  const program = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['exec', '--yes', '--package', `${program}@${version}`, '--', 'node', '-p', 'process.execPath'],
    { encoding: 'utf8', env: { ...process.env, npm_config_engine_strict: 'false' } },
  )
  if (status !== 0) throw new Error(`Node ${version} did not come from the registry:\n${stderr}`)
  const node = stdout.trim()
  console.log(`Node ${version}: ${node}`)
  return spawnSync(node, options, { stdio: 'inherit' })
}
