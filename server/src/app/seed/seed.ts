import type { Db } from '../../db/db.ts'
import { readOfferPieces } from '../../modules/bonuses/index.ts'
import { readContentPieces } from '../../modules/content/index.ts'
import {
  type Given,
  givePieces,
  type OnChanged,
  type Piece,
} from '../../platform/seed/give-pieces.ts'
import { DEMO_SET, openSeedFiles } from '../../platform/seed/seed-files.ts'

/** Everything that the files of a folder say. Refused as a whole where one of them is unfit. */
export async function readSeed(folder: URL): Promise<Piece[]> {
  const files = openSeedFiles(folder)
  const pieces = [...(await readContentPieces(files)), ...(await readOfferPieces(files))]
  await files.refuseOthers()
  return pieces
}

/** Gives an installation its texts and offers. */
export const seed = async (
  db: Db,
  { folder = DEMO_SET, onChanged }: { folder?: URL; onChanged: OnChanged },
): Promise<Given> => givePieces(db, await readSeed(folder), onChanged)
