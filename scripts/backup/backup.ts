import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Place } from './place.ts'
import { saveFolder } from './save-folder.ts'
import { saveServer } from './save-server.ts'
import { pack, withDraft } from './tarball.ts'

/** `npm run backup -- FILE`: databases and keys of this installation in one file, while it runs or not. */
export async function backup(file: string, place: Place): Promise<string> {
  if (existsSync(file)) throw new Error(`${file} is there already: a backup is never overwritten`)
  if (!existsSync(path.dirname(path.resolve(file)))) {
    throw new Error(`the folder of ${file} is not there`)
  }
  await withDraft(file, async (draft) => {
    if (place.databases.length > 0) await saveServer(place, draft)
    else await saveFolder(place.dataDir, draft)
    pack(draft, file)
  })
  return `${file}: ${Math.ceil(statSync(file).size / 1_024)} kB. It holds the keys: keep it as safe as the casino.`
}
