import { reasonOf } from '../../../server/src/app/cannot-open.ts'
import type { Db } from '../../../server/src/db/db.ts'
import {
  hasHeld,
  holds,
  type LicenceRecord,
  licenceOf,
  readLicences,
} from '../../../server/src/modules/protection/index.ts'
import { type Environment, type Finding, fault, fine, warning } from '../finding.ts'

const ADVICE = 'set MODE=play, or `npm run office -- licence`: two people approve it'
const SOON_MS = 30 * 24 * 60 * 60_000

/** Of a casino for real money whose database has no licence in it yet. */
export const refusedWithoutLicence = ({ MODE }: Environment): Finding[] =>
  MODE === 'real' ? [fault('MODE=real is refused: there is no licence record', ADVICE)] : []

/** Whether a casino for real money may open, and until when. Play money needs no licence. */
export async function checkLicence(db: Db, { MODE }: Environment, now: Date): Promise<Finding[]> {
  if (MODE !== 'real') return []
  try {
    return licenceFindings(await readLicences(db), now)
  } catch (error) {
    return [fault(`MODE=real is refused: the licences cannot be read: ${reasonOf(error)}`, ADVICE)]
  }
}

function licenceFindings(records: readonly LicenceRecord[], now: Date): Finding[] {
  const nowMs = now.getTime()
  const counted = records.flatMap((record) => {
    const licence = licenceOf(record)
    return licence ? [{ record, licence }] : []
  })
  const holding = counted.filter(({ licence }) => holds(licence, nowMs))
  if (holding.length > 0) return holding.map(({ record }) => untilFinding(record, nowMs))
  return counted.some(({ licence }) => hasHeld(licence, nowMs))
    ? [fault('MODE=real takes withdrawals alone: no licence holds any more', ADVICE)]
    : [fault('MODE=real is refused: no licence that two people have approved holds', ADVICE)]
}

function untilFinding({ number, authority, validUntil, endsAt }: LicenceRecord, nowMs: number) {
  const says = `licence ${number} of ${authority} is valid until ${validUntil}`
  return endsAt.getTime() - nowMs > SOON_MS ? fine(says) : warning(says, 'enter the next one')
}
