import type { Db, Tx } from '../../../db/db.ts'

export type RtpFinding = {
  at: Date
  by: string
  finding: string
  rounds: number
  rtpBp: number
}

/** What was found about the returns of these games, the newest first. */
export async function readRtpFindings(
  db: Db,
  codes: readonly string[],
): Promise<(RtpFinding & { code: string })[]> {
  if (codes.length === 0) return []
  const rows = await db
    .selectFrom('rtp_finding')
    .innerJoin('staff', 'staff.id', 'found_by')
    .select(['game_code', 'found_at', 'full_name', 'finding', 'rounds', 'rtp_bp'])
    .where('game_code', 'in', [...codes])
    .orderBy('rtp_finding.id', 'desc')
    .execute()
  return rows.map((row) => ({
    code: row.game_code,
    at: row.found_at,
    by: row.full_name,
    finding: row.finding,
    rounds: Number(row.rounds),
    rtpBp: row.rtp_bp,
  }))
}

type Found = { code: string; by: string; rounds: number; rtpBp: number; finding: string }

/** Writes down what somebody found about a game's return, with the figures of that moment. */
export async function writeRtpFinding(tx: Tx, found: Found): Promise<void> {
  await tx
    .insertInto('rtp_finding')
    .values({
      game_code: found.code,
      found_by: found.by,
      rounds: BigInt(found.rounds),
      rtp_bp: found.rtpBp,
      finding: found.finding,
    })
    .execute()
}
