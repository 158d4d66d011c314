import { readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { renamed } from './spelling.ts'

/** The example: the supplier's two halves, where tests play them. */
const SERVER = 'server/src/providers/testing/example'
const ARCADE = 'arcade/src/testing/example'

export type NewFile = { path: string; text: string }

/** Where each file of the example stands once it is the supplier's. */
function placeOf(file: string, name: string): string {
  if (file.startsWith(SERVER)) return file.replace(SERVER, `server/src/providers/${name}`)
  const own = path.basename(file).replace('example', name)
  if (own === `${name}-operator.ts`) return `arcade/src/testing/${own}`
  return `arcade/src/supplier-clients/${name}/${own}`
}

/** The example's files under the supplier's name. */
export function filesOf(root: string, name: string): NewFile[] {
  const files = globSync(`{${SERVER},${ARCADE}}/**/*.ts`, { cwd: root }).sort()
  const places = new Map(files.map((file) => [file, placeOf(file, name)]))
  return movedFiles(root, places).map(({ path, text }) => ({ path, text: renamed(text, name) }))
}

/** The files at their new places, with every import leading where it led. */
export function movedFiles(root: string, places: ReadonlyMap<string, string>): NewFile[] {
  return [...places].map(([file, place]) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    const moved = text.replace(/from '(\.[^']+)'/g, (_, imported: string) => {
      const at = path.join(path.dirname(file), imported)
      const to = path.relative(path.dirname(place), places.get(at) ?? at)
      return `from '${to.startsWith('.') ? to : `./${to}`}'`
    })
    return { path: place, text: moved }
  })
}
