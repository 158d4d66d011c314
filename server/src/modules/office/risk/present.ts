import type * as contract from '@zar/contract/office/risk/alerts'
import type { AlertReason } from '@zar/contract/office/risk/alerts'
import type { FoundAlert, FoundCase, ShownGroup } from '../../fraud/index.ts'
import { shownUsercode } from '../../players/index.ts'
import type { WaitingCase } from '../../queues/index.ts'

type Named = { playerId: string; number: string; username: string }

export const nameOf = ({ playerId, number, username }: Named) => ({
  id: playerId,
  number: shownUsercode(number),
  username,
})

/** What a rule stored is of the closed list: only rules write it. */
export const reasonsOf = (stored: readonly { code: string }[]): AlertReason[] =>
  stored as AlertReason[]

/** An alert with how it waits; one that waits no more stands as it was closed. */
export function presentAlert(
  alert: FoundAlert,
  waiting: WaitingCase | undefined,
): contract.AlertRow {
  return {
    id: alert.id,
    rule: alert.rule,
    player: nameOf(alert),
    score: alert.score,
    reasons: reasonsOf(alert.reasons),
    at: alert.at.toISOString(),
    risk: alert.risk,
    ...standingOf(alert, waiting),
  }
}

function standingOf({ id, at }: FoundAlert, waiting: WaitingCase | undefined) {
  if (waiting) {
    const { subject: _, playerId: __, ...standing } = waiting
    return standing
  }
  const moment = at.toISOString()
  return {
    caseId: id,
    state: 'closed',
    isUrgent: false,
    openedAt: moment,
    promiseAt: moment,
    clockAt: null,
    owner: null,
    takenBy: null,
    escalation: 0,
    version: 0,
  }
}

export const presentGroup = (group: ShownGroup): contract.LinkedGroup => ({
  members: group.members.map((member) => ({
    id: member.id,
    number: shownUsercode(member.number),
    username: member.username,
    state: member.state,
    score: member.score,
    weight: member.weight,
    depositedE5: `${member.depositedE5}`,
    withdrawnE5: `${member.withdrawnE5}`,
  })),
  pairs: group.pairs,
  facts: group.facts,
})

export const presentCase = (found: FoundCase) => ({
  id: found.id,
  player: nameOf(found),
  rules: found.rules,
  openedBy: found.openedBy,
  openedAt: found.openedAt.toISOString(),
  because: found.because,
  decision: found.decision,
  decidedBy: found.decidedBy,
  decidedAt: found.decidedAt?.toISOString() ?? null,
})
