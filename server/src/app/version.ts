import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod/mini'
import type { Version } from '../platform/http/health.ts'

const Build = z.object({ version: z.string(), build: z.string() })

/** What `npm run build` wrote beside the program that runs; `source` where it runs from its source. */
export function readVersion(program = process.argv[1] ?? ''): Version {
  const file = path.join(path.dirname(program), 'build.json')
  if (!existsSync(file)) return { version: 'source', build: 'source' }
  return Build.parse(JSON.parse(readFileSync(file, 'utf8')))
}
