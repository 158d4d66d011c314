import type { ArcadeRefusal, Round } from '../../protocol.ts'

export type Notice = { title: string; text: string }

/** Everything the game page says. Both languages say all of it. */
export type Words = {
  loading: string
  demo: string
  demoNote: string
  balance: string
  stake: string
  win: string
  /** In place of `win` when what is paid is not more than the stake. */
  returned: string
  spin: string
  spinning: string
  stakeLower: string
  stakeHigher: string
  stakePick: string
  time: string
  net: string
  rules: string
  history: string
  fairness: string
  close: string
  lobby: string
  retry: string
  gotIt: string
  reels: string
  reel: (n: number) => string
  row: (n: number) => string
  line: (n: number) => string
  lineWin: (count: number, symbol: string, line: number, amount: string) => string
  scatterWin: (count: number, symbol: string, amount: string) => string
  won: (amount: string) => string
  paidBack: (amount: string, stake: string) => string
  lost: string
  freeWon: (n: number) => string
  freeWonNote: (multiplier: number) => string
  freeStep: (n: number, of: number) => string
  freeTotal: string
  freeOver: string
  resumed: string
  offline: string
  offlineRound: string
  refusals: Record<ArcadeRefusal, Notice>
  unreachable: Notice
  historyNote: string
  historyEmpty: string
  historyFailed: string
  roundStates: Record<Round['state'], string>
  roundId: string
  serverSeed: string
  serverSeedHidden: string
  clientSeed: string
  nonce: string
  commitment: string
  verify: string
  copy: string
  copied: string
  fairnessText: string
  nextNonce: string
  newClientSeed: string
  clientSeedHint: string
  clientSeedWrong: string
  rotate: string
  rotating: string
  rotated: string
  rotateOpenRound: string
  rotateFailed: string
  revealed: string
  keys: string
  fullRules: string
}
