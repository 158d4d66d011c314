import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { openManifest } from './manifest.ts'
import type { Place } from './place.ts'
import { refuseFull, restoreFolder } from './restore-folder.ts'
import { restoreServer } from './restore-server.ts'
import { unpack, withDraft } from './tarball.ts'

/** `npm run restore -- FILE`: puts a backup back where nothing is, and verifies its books. */
export async function restore(file: string, place: Place): Promise<string> {
  if (place.databases.length === 0) refuseFull(place.dataDir)
  mkdirSync(path.dirname(place.dataDir), { recursive: true })
  return await withDraft(place.dataDir, async (draft) => {
    unpack(file, draft)
    const manifest = openManifest(draft)
    if (manifest.kind === 'server') await restoreServer(place, draft, manifest)
    else if (place.databases.length === 0) await restoreFolder(place.dataDir, draft, manifest)
    else throw new Error('this backup is of a data folder: leave DATABASE_URL unset')
    return `Restored, as of ${manifest.at} or a little later. The books are right.`
  })
}
