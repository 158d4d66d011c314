import { accessSync, constants } from 'node:fs'
import type { Db } from '../../db/db.ts'
import type { KeyStore } from '../../modules/office/index.ts'
import {
  currentFieldKey,
  deleteFieldKey,
  fieldKeyName,
  listFieldKeys,
  makeFieldKey,
} from '../../platform/encryption/field-cipher-keys.ts'
import { encryptedBy, rotateTo, whyKept } from './field-key-work.ts'
import { noteChangedKey, noteGoneKey } from './key-fingerprints.ts'

/** The folder of keys, for the back office. */
export const openKeyStore = (folder: string): KeyStore => ({
  read: () => ({
    versions: listFieldKeys(folder),
    sealing: currentFieldKey(folder),
    isWritable: isWritable(folder),
  }),
  count: encryptedBy,
  makeNext: async (tx, by) => {
    const version = makeFieldKey(folder)
    await noteChangedKey(tx, { folder, name: fieldKeyName(version), by })
    return version
  },
  rotate: (db: Db, version: number) => rotateTo(db, folder, version),
  whyKept: async (db: Db, version: number) => (await whyKept(db, folder, version))?.kept,
  noteGone: (tx, version, by) => noteGoneKey(tx, fieldKeyName(version), by),
  remove: (version) => deleteFieldKey(folder, version),
})

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
