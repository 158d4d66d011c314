import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CERTIFICATES, must, npmFolder, registry } from '../testing/bare-debian.ts'
import { nodeOfRegistry } from '../testing/node-of-registry.ts'
import type { Engine } from './engine.ts'

const OURS = 'zar'
const FOLDER = 'srv/stand-ins'
const BARE = 'srv/bare.tar'
const NODE = 22

/** The images that the Dockerfile and the compose file start from, by the target that stands in for each. */
export function imagesNamed(
  texts = ['Dockerfile', 'compose.yml'].map((name) => readFileSync(`deploy/image/${name}`, 'utf8')),
): Map<string, string> {
  const names = texts.flatMap((text) =>
    [...text.matchAll(/^(?:FROM| +image:) (\S+)/gm)].map(([, name = '']) => name),
  )
  // A stage of the same file has no release.
  const others = names.filter((name) => name !== OURS && name.includes(':'))
  return new Map(others.map((name) => [path.basename(name.split(':')[0] ?? ''), name]))
}

/** Into a system that has nothing yet: itself as an archive, and what the stand-ins are made of. */
export function putStandIns(root: string): void {
  const archive = path.join(root, BARE)
  must('tar', ['-C', root, '--one-file-system', '--exclude=./srv/*', '-cf', archive, '.'])
  const folder = path.join(root, FOLDER)
  cpSync('scripts/image-test/stand-ins', folder, { recursive: true })
  const node = path.join(folder, 'node')
  mkdirSync(node)
  cpSync(nodeOfRegistry(NODE), path.join(node, 'node'), { dereference: true })
  cpSync(npmFolder(), path.join(node, 'npm'), { recursive: true, dereference: true })
  writeFileSync(path.join(node, 'npmrc'), `registry=${registry()}\ncafile=${CERTIFICATES}\n`)
}

/** Makes each image under the name that is asked for. */
export function buildStandIns(engine: Engine): void {
  engine.must(['docker', 'import', `/${BARE}`, 'bare'])
  for (const [target, name] of imagesNamed()) {
    const words = ['--network', 'host', '--target', target, '--tag', name, `/${FOLDER}`]
    engine.must(['docker', 'build', ...words])
  }
}

/** Why it cannot be tried here, beside what a bare system needs. */
export const whyNoEngine = (): string | undefined => {
  const { status, stderr } = spawnSync('unshare', ['--mount', '--net', '--pid', '--fork', 'true'], {
    encoding: 'utf8',
  })
  return status === 0 ? undefined : `no namespaces of one's own here: ${stderr.trim()}`
}
