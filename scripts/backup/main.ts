import { existsSync, statSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { backup } from './backup.ts'
import { drill } from './drill.ts'
import { manifestIn } from './manifest.ts'
import { type Ended, noteEnd } from './note.ts'
import { type Place, placeOf } from './place.ts'
import { restore } from './restore.ts'

/** `npm run backup -- FILE`, `npm run restore -- FILE` and `npm run backup:drill -- FILE`. */
type Task = {
  kind: Ended['kind']
  run: (file: string, place: Place) => Promise<string>
  failed: string
}
const TASKS: Record<string, Task> = {
  backup: { kind: 'backup', run: backup, failed: 'No backup was made' },
  restore: { kind: 'restore', run: restore, failed: 'Not restored' },
  drill: { kind: 'drill', run: drill, failed: 'The backup was not restored' },
}
const USAGE = `npm run backup -- FILE          writes databases and keys of this installation into FILE
npm run restore -- FILE         puts them back, where nothing is yet
npm run backup:drill -- FILE    restores FILE into a folder of its own, verifies its books and removes it`

const [name = '', file, ...more] = process.argv.slice(2)
const task = TASKS[name]
if (!task || !file || more.length > 0) {
  console.error(USAGE)
  process.exit(2)
}
const place = placeOf()
const beganMs = performance.now()
let isDone = true
try {
  console.log(await task.run(file, place))
} catch (error) {
  isDone = false
  console.error(`${task.failed}: ${(error as Error).message}.`)
  process.exitCode = 1
}
// A restore that failed left nothing to note it in.
if (isDone || task.kind !== 'restore') {
  const tookMs = performance.now() - beganMs
  const bytes = isDone && existsSync(file) ? statSync(file).size : null
  const asOf = isDone ? await manifestIn(file) : null
  const lost = await noteEnd(place, { kind: task.kind, isDone, file, bytes, asOf, tookMs })
  if (lost) console.error(lost)
}
