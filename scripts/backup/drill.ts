import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openManifest } from './manifest.ts'
import { placeOf } from './place.ts'
import { restore } from './restore.ts'
import { unpack, withDraft } from './tarball.ts'

/**
 * `npm run backup:drill -- FILE`: restores the backup of a data folder into one that is made for it, verifies its
 * books, and removes it. The house that runs is not touched.
 */
export async function drill(file: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'zar-drill-'))
  // Its database may run as another user.
  chmodSync(folder, 0o711)
  try {
    const kind = await withDraft(path.join(folder, 'look'), async (draft) => {
      unpack(file, draft)
      return openManifest(draft).kind
    })
    if (kind === 'server') {
      throw new Error(
        'this backup is of a server: restore it beside an empty one, or drill:restore',
      )
    }
    const said = await restore(file, placeOf({ DATA_DIR: path.join(folder, 'data') }))
    return `${said} The copy is removed again.`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
