import { of, type Params, type Reason, reason } from './finding.ts'

/** What a rule found about people of the house. */
export type StaffFinding = {
  staffId: string
  /** The colleague whose proposals they approve. */
  otherId: string | null
  playerId: string | null
  about: string
  at: number
  reasons: Reason[]
}

/** One person's decisions about one player, and whose proposals they approved. */
export type StaffFacts = {
  decided: { staffId: string; playerId: string; cases: number; at: number }[]
  /** `of`: all of the colleague's that somebody approved. */
  approved: { staffId: string; otherId: string; proposals: number; of: number; at: number }[]
}

/** A share of fewer approvals says nothing. */
const APPROVED_MIN = 10

/** Decides case after case of one player, or approves nearly all that one colleague proposes. */
export function findStaffPatterns(
  { decided, approved }: StaffFacts,
  params: Params,
): StaffFinding[] {
  const [k, share] = [of(params, 'k'), of(params, 'share')]
  return [
    ...decided
      .filter(({ cases }) => cases >= k)
      .map(({ staffId, playerId, cases, at }) => ({
        staffId,
        otherId: null,
        playerId,
        about: `decides:${staffId} ${playerId}`,
        at,
        reasons: [reason('cases_of_player', cases, k)],
      })),
    ...approved
      .filter((one) => one.proposals >= APPROVED_MIN && one.proposals >= share * one.of)
      .map(({ staffId, otherId, proposals, of: all, at }) => ({
        staffId,
        otherId,
        playerId: null,
        about: `approves:${staffId} ${otherId}`,
        at,
        reasons: [
          reason('approved_of_colleague', proposals / all, share),
          reason('approvals_of_colleague', proposals, APPROVED_MIN),
        ],
      })),
  ]
}
