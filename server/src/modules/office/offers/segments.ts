import type { OfferSegment } from '@zar/contract/office/offers/offers'
import type { OfferContent } from '@zar/contract/office/offers/terms'
import type { Db } from '../../../db/db.ts'
import type { FoundOffer } from '../../bonuses/index.ts'
import { nameSegments } from '../../segments/index.ts'

type Named = Pick<OfferContent, 'segment'>

/** What of an offer names a segment. */
export const contentsOf = ({ live, draft }: FoundOffer): Named[] =>
  [live?.content, draft?.content].filter((one) => one !== undefined)

/** How the segment of a content is told: in the version that it has, or where none is given in the newest. */
export type SegmentOf = (content: Named, version?: number | null) => OfferSegment | null

/** The names of the segments of these contents, read at once. */
export async function tellSegments(db: Db, contents: readonly Named[]): Promise<SegmentOf> {
  const ids = contents.flatMap(({ segment }) => (segment === null ? [] : [BigInt(segment)]))
  const names = await nameSegments(db, [...new Set(ids)])
  return ({ segment }, version) => {
    const found = segment === null ? undefined : names.get(BigInt(segment))
    if (segment === null || !found) return null
    return { id: segment, name: found.name, version: version ?? found.newest }
  }
}
