import type { ArcadeRefusal } from '../../protocol.ts'

export type Notice = { title: string; text: string }

/** Everything the game page says. Both languages say all of it. */
export type Words = {
  demo: string
  balance: string
  stake: string
  stakeLower: string
  stakeHigher: string
  stakePick: string
  /** For who does not see the bar: once the stake is changed, and once a round is paid. */
  stakeSaid: (stake: string) => string
  balanceSaid: (balance: string) => string
  time: string
  net: string
  rules: string
  history: string
  fairness: string
  lobby: string
  retry: string
  gotIt: string
  /** How many of the free rounds are left; none while the last is under way. */
  rewardLeft: (n: number) => string
  /** For who does not see the desk. */
  rewardSaid: (n: number, stake: string) => string
  rewardUntil: (when: string) => string
  /** On the main button. */
  free: string
  rewardNote: (n: number) => string
  stakeFixed: string
  rewardOver: string
  /** Where some of them could not be played. */
  rewardEnded: (played: number, given: number) => string
  /** Over their sum. */
  rewardWon: (played: number) => string
  rewardLost: (played: number) => string
  ownMoneyNote: (stake: string) => string
  ownMoney: string
  nextReward: string
  resumed: string
  /** Where the game has changed since the round began. */
  resumed_earlier: string
  offline: string
  offlineRound: string
  refusals: Record<ArcadeRefusal, Notice>
  unreachable: Notice
  clientSeed: string
  /** Before the first round, under the reels. */
  firstCommitment: string
  changeSeed: string
}
