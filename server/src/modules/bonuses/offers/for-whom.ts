import type { Db, Tx } from '../../../db/db.ts'
import { isInEach } from '../../segments/index.ts'

/** For whom an offer is: a version of a segment; null is everybody. */
export type ForWhom = { segment_id: bigint | null; segment_version: number | null }

const versionOf = ({ segment_id: segmentId, segment_version: version }: ForWhom) =>
  segmentId === null || version === null ? undefined : { segmentId, version }

/** Of these offers those that are for the player now. Why another is not is told to nobody. */
export async function offersFor<Offer extends ForWhom>(
  db: Db | Tx,
  offers: readonly Offer[],
  playerId: string,
): Promise<Offer[]> {
  const asked = offers.flatMap((offer) => {
    const version = versionOf(offer)
    return version ? [{ offer, version }] : []
  })
  const versions = asked.map(({ version }) => version)
  const isIn = await isInEach(db, { versions, playerId })
  const outside = new Set(asked.flatMap(({ offer }, at) => (isIn[at] ? [] : [offer])))
  return offers.filter((offer) => !outside.has(offer))
}

/** Whether the player belongs to whom the offer is for, now. */
export const isForPlayer = async (
  db: Db | Tx,
  offer: ForWhom,
  playerId: string,
): Promise<boolean> => (await offersFor(db, [offer], playerId)).length === 1
