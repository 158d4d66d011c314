import type { OwnData } from '@zar/contract/players/own-data'
import { saveFile } from '../../lib/api/save-file.ts'
import { t } from './own-data-texts.ts'

/** Hands the player the copy of their data as a file. */
export function saveOwnData(data: OwnData): void {
  const text = JSON.stringify(data, null, 2)
  saveFile(new Blob([text], { type: 'application/json' }), `${t('file')}.json`)
}
