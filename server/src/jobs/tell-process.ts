import type { Logger } from 'pino'
import type { Db } from '../db/db.ts'
import { currentFieldKey, listFieldKeys } from '../platform/encryption/field-cipher-keys.ts'
import type { Notices } from '../platform/log/notices.ts'
import { SIGN_EVERY_MS, signProcess, unsignProcess } from '../platform/process-signs.ts'
import { repeatEvery } from '../platform/queues.ts'

type Told = {
  db: Db
  log: Logger
  version: string
  config: { keysDir: string }
  /** Warnings and errors that were not written down yet; undefined where nobody keeps them. */
  notices: Notices | undefined
}

/** Tells the back office that this process runs, which keys it can open, and what it warned of. */
export function tellProcess({ db, log, version, config: { keysDir }, notices }: Told) {
  const tell = async () => {
    await signProcess(db, {
      version,
      keyVersions: listFieldKeys(keysDir),
      sealingVersion: currentFieldKey(keysDir),
    })
    await notices?.flush(db)
  }
  const onFailed = (err: unknown) => log.warn({ err }, 'this process is not told of')
  // One that was killed may have had the same name.
  const first = unsignProcess(db).then(tell).catch(onFailed)
  const telling = repeatEvery(SIGN_EVERY_MS, { work: tell, onFailed })
  return {
    close: async () => {
      await Promise.all([first, telling.close()])
      await Promise.all([unsignProcess(db), notices?.flush(db)]).catch(onFailed)
    },
  }
}
