import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readLedgerKey } from '../../../server/src/app/keys/ledger-key.ts'
import { sealLedger } from '../../../server/src/jobs/seal-ledger.ts'
import {
  type EvidenceHouse,
  factSources,
  makeFile,
  nameKeyOf,
} from '../../../server/src/modules/evidence/index.ts'
import { findEvidenceOwner } from '../../../server/src/modules/players/index.ts'
import { openFieldCipher } from '../../../server/src/platform/encryption/field-cipher.ts'
import { readFieldKeys } from '../../../server/src/platform/encryption/field-cipher-keys.ts'
import { systemRandom } from '../../../server/src/platform/random.ts'
import { withBooks } from '../../ledger/open-books.ts'

type Making = {
  player: string | undefined
  out: string
  house: EvidenceHouse & { folder: string }
}

/** Makes the file of one player, beside a casino that goes on working. */
export const makeOne = ({ player = '', out, house }: Making): Promise<number> =>
  withBooks(async ({ db }) => {
    const owner = await findEvidenceOwner(db, player)
    if (!owner) {
      console.error(`There is no player ${player}.`)
      return 1
    }
    const ledgerKey = readLedgerKey(house.folder)
    const cipher = openFieldCipher(readFieldKeys(house.folder), systemRandom)
    const journal = { db, sources: factSources(cipher), nameKey: nameKeyOf(house.keys) }
    const sealed = () => sealLedger(db, ledgerKey)
    const { madeAt, number, lines } = await makeFile(
      { db, house, journal, sealLedger: sealed },
      owner,
    )
    await pipeline(Readable.from(lines), createWriteStream(out, { mode: 0o600 }))
    console.log(`The file of ${number}, of ${madeAt.toISOString()}, is in ${out}.`)
    return 0
  })
