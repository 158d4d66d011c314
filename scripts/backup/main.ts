import { backup } from './backup.ts'
import { placeOf } from './place.ts'
import { restore } from './restore.ts'

/** `npm run backup -- FILE` and `npm run restore -- FILE`. */
const TASKS: Record<string, { run: typeof backup; failed: string }> = {
  backup: { run: backup, failed: 'No backup was made' },
  restore: { run: restore, failed: 'Not restored' },
}
const USAGE = `npm run backup -- FILE     writes databases and keys of this installation into FILE
npm run restore -- FILE    puts them back, where nothing is yet`

const [name = '', file, ...more] = process.argv.slice(2)
const task = TASKS[name]
if (!task || !file || more.length > 0) {
  console.error(USAGE)
  process.exit(2)
}
try {
  console.log(await task.run(file, placeOf()))
} catch (error) {
  console.error(`${task.failed}: ${(error as Error).message}.`)
  process.exitCode = 1
}
