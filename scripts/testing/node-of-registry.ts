import { spawnSync } from 'node:child_process'

/** The program of a version of Node: the registry has it as a package for this kind of machine. */
export function nodeOfRegistry(version: number): string {
  const program = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['exec', '--yes', '--package', `${program}@${version}`, '--', 'node', '-p', 'process.execPath'],
    { encoding: 'utf8', env: { ...process.env, npm_config_engine_strict: 'false' } },
  )
  if (status !== 0) throw new Error(`Node ${version} did not come from the registry:\n${stderr}`)
  return stdout.trim()
}
