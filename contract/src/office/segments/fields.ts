/** What a field holds, and with it which values and comparisons a term of it takes. */
export type FieldKind = 'money' | 'count' | 'yes_no' | 'language'

/**
 * What a segment can ask of a player, and no more. Sums are whole units of the player's currency, of `player_total`
 * (all days) or of the newest 7 or 30 days of `player_day` with today. None tells what a player lost or won: nobody
 * is chosen by it.
 */
export const SEGMENT_FIELDS = {
  deposited: 'money',
  withdrawn: 'money',
  staked: 'money',
  deposited7: 'money',
  deposited30: 'money',
  withdrawn30: 'money',
  staked7: 'money',
  staked30: 'money',
  casinoStaked30: 'money',
  sportStaked30: 'money',
  playedDays30: 'count',
  /** Whole days since; a player who never did has no such day, and every comparison is wrong. */
  firstDepositDays: 'count',
  lastStakeDays: 'count',
  accountDays: 'count',
  hasDeposited: 'yes_no',
  isVerified: 'yes_no',
  language: 'language',
  agreedEmail: 'yes_no',
  agreedSms: 'yes_no',
  /** Those four are always taken out as well; a segment may name them all the same. */
  excluded: 'yes_no',
  onBreak: 'yes_no',
  noMarketing: 'yes_no',
  markers: 'count',
} as const satisfies Record<string, FieldKind>

export type SegmentField = keyof typeof SEGMENT_FIELDS
export const SEGMENT_FIELD_NAMES = Object.keys(SEGMENT_FIELDS) as SegmentField[]

export type FieldOf<Kind extends FieldKind> = {
  [Name in SegmentField]: (typeof SEGMENT_FIELDS)[Name] extends Kind ? Name : never
}[SegmentField]

/** The fields of a kind, in their order. */
export const fieldsOf = <Kind extends FieldKind>(kind: Kind) =>
  SEGMENT_FIELD_NAMES.filter((name) => SEGMENT_FIELDS[name] === kind) as [
    FieldOf<Kind>,
    ...FieldOf<Kind>[],
  ]

/** Of figures. Of the others `=` alone, and of a language `≠` too. */
export const FIGURE_OPS = ['=', '≠', '<', '≤', '>', '≥'] as const
export type FigureOp = (typeof FIGURE_OPS)[number]

/** The comparisons that a field takes. */
export const OPS_OF = {
  money: FIGURE_OPS,
  count: FIGURE_OPS,
  yes_no: ['='],
  language: ['=', '≠'],
} as const satisfies Record<FieldKind, readonly FigureOp[]>

/** The greatest value of a term. */
export const VALUE_MAX = { money: 1_000_000_000, count: 100_000 } as const
