import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'

const DOCKERFILE = 'deploy/image/Dockerfile'

/** What the last stage of the Dockerfile copies, `from` an earlier stage or from the repository. */
function copiesOf(dockerfile: string): { from: string | undefined; source: string; to: string }[] {
  const last = dockerfile.split(/^FROM /m).at(-1) ?? ''
  return [...last.matchAll(/^COPY (?:--from=(\w+) )?(\S+) (\S+)$/gm)].map(
    ([, from, source = '', to = '']) => ({ from, source, to }),
  )
}

/**
 * Lays the files of the image into a folder: sources without their tests, the packages of this checkout,
 * the programs of `dist`, and no pages.
 */
export function layImage(folder: string, dist: string): void {
  mkdirSync(folder)
  for (const { from, source, to } of copiesOf(readFileSync(DOCKERFILE, 'utf8'))) {
    const target = path.join(folder, to, source.endsWith('/') ? '' : path.basename(source))
    if (from === 'packages') {
      for (const name of ['package.json', 'node_modules'])
        symlinkSync(path.resolve(name), path.join(folder, name))
    } else if (to === 'dist/') cpSync(dist, target, { recursive: true })
    else if (from === undefined) {
      cpSync(source, target, { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) })
    }
  }
}
