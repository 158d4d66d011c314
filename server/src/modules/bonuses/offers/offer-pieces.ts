import { BonusOfferTerms, FreeRoundsTerms } from '@zar/contract/office/offers/terms'
import { z } from 'zod/mini'
import { type Piece, rowOf } from '../../../platform/seed/give-pieces.ts'
import {
  inBoth,
  refuseDuplicates,
  type SeedFiles,
  UnfitSeed,
} from '../../../platform/seed/seed-files.ts'
import { columnsOf, freeRoundsColumnsOf, textColumnsOf } from './offer-row.ts'

const Words = z.string().check(z.regex(/^\S(.*\S)?$/))

/** The words of these offers, and of no others. */
const wordsOf = (ids: readonly string[]) =>
  z.strictObject(
    Object.fromEntries(ids.map((id) => [id, z.strictObject({ title: Words, summary: Words })])),
  )

/** The offers of the files, in their order: `offers.json`, `free-rounds.json` and their words. */
export async function readOfferPieces(files: SeedFiles): Promise<Piece[]> {
  const offers = await files.json('offers.json', z.array(BonusOfferTerms))
  const freeRounds = await files.json('free-rounds.json', z.array(FreeRoundsTerms))
  const ids = [...offers, ...freeRounds].map(({ id }) => id)
  refuseDuplicates('offers.json and free-rounds.json', ids)
  const words = await inBoth((locale) => files.json(`${locale}/offers.json`, wordsOf(ids)))
  const textsOf = (id: string) => {
    const [tr, en] = [words.tr[id], words.en[id]]
    if (!tr || !en) throw new UnfitSeed(`offers.json: ${id} has no words`)
    return textColumnsOf({ tr, en })
  }
  return [
    ...offers.map((offer, position) => ({
      name: `bonus:${offer.id}`,
      rows: [rowOf('bonus_offer', ['id'], { position, ...textsOf(offer.id), ...columnsOf(offer) })],
    })),
    ...freeRounds.map((one, position) => ({
      name: `free-rounds:${one.id}`,
      rows: [
        rowOf('free_rounds_offer', ['id'], {
          position,
          ...textsOf(one.id),
          ...freeRoundsColumnsOf(one),
        }),
      ],
    })),
  ]
}
