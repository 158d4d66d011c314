import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('what builds and starts is installed where NODE_ENV or npm asks for production alone', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'zar-bootstrap-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (name: string, content: object) =>
    writeFileSync(path.join(folder, name), JSON.stringify(content))
  for (const name of ['scripts', 'tool']) mkdirSync(path.join(folder, name))
  cpSync('scripts/bootstrap.mjs', path.join(folder, 'scripts/bootstrap.mjs'))
  const devDependencies = { tool: 'file:tool' }
  write('package.json', { name: 'app', devDependencies })
  write('tool/package.json', { name: 'tool', version: '1.0.0' })
  write('package-lock.json', {
    name: 'app',
    lockfileVersion: 3,
    packages: {
      '': { name: 'app', devDependencies },
      tool: { version: '1.0.0', dev: true },
      'node_modules/tool': { resolved: 'tool', link: true },
    },
  })
  spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'start'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', npm_config_omit: 'dev' },
  })
  expect(existsSync(path.join(folder, 'node_modules/tool'))).toBe(true)
})
