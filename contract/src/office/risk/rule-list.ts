/**
 * The rules of the risk desk with the parameters of a new house. Sums are whole units, shares parts of one. A rule
 * of kind `harm` gives points to the player; the others raise an alert. `days` is how far a run looks back and how
 * long the same is not raised again; `quiet` where that is shorter. `share` is the part of active players of thirty
 * days for whom it is expected to speak: a goal, not a measurement.
 */
export const RULES = {
  structuring: {
    kind: 'aml',
    days: 1,
    share: 0.002,
    parameters: { n: 3, line: 20_000, lo: 0.8, hi: 1 },
  },
  pass_through: { kind: 'aml', days: 1, share: 0.006, parameters: { h: 24, s: 0.5, min: 2_000 } },
  many_methods: { kind: 'aml', days: 30, share: 0.003, parameters: { n: 4, d: 30 } },
  third_party_payer: { kind: 'aml', days: 30, share: 0.004, parameters: { n: 2, d: 30 } },
  opposite_bets: { kind: 'aml', days: 7, share: 0.0005, parameters: { r: 0.2, m: 30, times: 3 } },
  minimal_risk_play: { kind: 'aml', days: 1, share: 0.001, parameters: { c: 0.9, n: 20 } },
  bonus_hedging: { kind: 'abuse', days: 30, share: 0.003, parameters: {} },
  many_accounts: { kind: 'abuse', days: 30, share: 0.002, parameters: { n: 3 } },
  device_farm: { kind: 'abuse', days: 30, share: 0.001, parameters: { n: 4, d: 30, k: 8 } },
  bonus_stake_cap: { kind: 'abuse', days: 30, share: 0.004, parameters: { n: 5 } },
  late_bet: { kind: 'trading', days: 30, share: 0.001, parameters: { n: 5, edge: 0.03, bets: 50 } },
  price_pattern: { kind: 'trading', days: 30, share: 0.004, parameters: { v: 0.04, n: 100 } },
  account_takeover: { kind: 'security', days: 7, share: 0.001, parameters: { h: 24 } },
  staff_pattern: { kind: 'inside', days: 30, share: 0, parameters: { k: 3, share: 0.8, days: 30 } },
  harm_chasing: {
    kind: 'harm',
    days: 7,
    points: 3,
    share: 0.03,
    parameters: { m: 15, l: 3, n: 3 },
  },
  harm_deposit_rise: {
    kind: 'harm',
    days: 30,
    points: 3,
    share: 0.04,
    parameters: { x: 2, min: 3_000 },
  },
  harm_night: { kind: 'harm', days: 7, points: 2, share: 0.05, parameters: { n: 3 } },
  harm_time: { kind: 'harm', days: 7, points: 2, share: 0.03, parameters: { h: 4, d: 4 } },
  harm_stake_rise: { kind: 'harm', days: 7, points: 2, share: 0.04, parameters: { x: 5 } },
  harm_cancelled_withdrawal: {
    kind: 'harm',
    days: 30,
    points: 2,
    share: 0.01,
    parameters: { n: 2 },
  },
  harm_declined_card: { kind: 'harm', days: 7, points: 2, share: 0.03, parameters: { n: 4 } },
  harm_limit_up: { kind: 'harm', days: 30, points: 2, share: 0.01, parameters: { n: 2 } },
  harm_words: { kind: 'harm', days: 7, quiet: 1, points: 6, share: 0.002, parameters: {} },
  harm_young: { kind: 'harm', days: 30, points: 1, share: 0.01, parameters: {} },
} as const

export type RuleId = keyof typeof RULES
export const RULE_IDS = Object.keys(RULES) as [RuleId, ...RuleId[]]
/** Rules of players; the others look at the staff, and what they find is in no list of the risk desk. */
export type PlayerRule = Exclude<RuleId, 'staff_pattern'>
export const isOfPlayers = (rule: RuleId): rule is PlayerRule => RULES[rule].kind !== 'inside'
/** What these find was refused already: it is noted with the player, and waits for nobody. */
export const NOTE_RULES = ['bonus_stake_cap'] as const satisfies RuleId[]
export const isNote = (rule: AlertRule): boolean => NOTE_RULES.some((one) => one === rule)
export type RuleKind = (typeof RULES)[RuleId]['kind']
/** Of alerts: what the ladder of help asks a person for has no parameters. */
export const ALERT_RULES = [...RULE_IDS.filter(isOfPlayers), 'harm_ladder'] as const
export type AlertRule = (typeof ALERT_RULES)[number]

export type Parameters = Record<string, number>
export const parametersOf = (rule: RuleId): Parameters => ({ ...RULES[rule].parameters })

/** What a reason says was looked at; its number is money (E5), a count, minutes, hours, or a share. */
export const REASON_UNITS = {
  deposits_under_line: 'count',
  deposits_together: 'money',
  withdrawn: 'money',
  staked_of_deposits: 'share',
  deposited_before: 'money',
  methods: 'count',
  payout_accounts: 'count',
  deposits_in_other_name: 'count',
  opposite_bets: 'count',
  stakes_apart: 'share',
  link_weight: 'weight',
  covered_rounds: 'share',
  rounds: 'count',
  hedge_same_offer: 'weight',
  hedge_ring: 'weight',
  hedge_opposite_play: 'weight',
  linked_accounts: 'count',
  shared_facts: 'count',
  accounts_of_device: 'count',
  sign_ups_of_network: 'count',
  new_device_hours: 'hours',
  new_payout_hours: 'hours',
  chased_deposits: 'count',
  lost_of_usual: 'times',
  deposited_month: 'money',
  deposits_of_usual: 'times',
  night_sittings: 'count',
  night_sittings_before: 'count',
  long_days: 'count',
  longest_day: 'minutes',
  stake_of_usual: 'times',
  taken_back: 'count',
  declined: 'count',
  raises_at_limit: 'count',
  stakes_refused: 'count',
  late_bets: 'count',
  late_edge: 'share',
  closing_value: 'share',
  bets: 'count',
  cases_of_player: 'count',
  approvals_of_colleague: 'count',
  approved_of_colleague: 'share',
  words_self_harm: 'count',
  words_distress: 'count',
  words_debt: 'count',
  spent_month: 'money',
  points: 'count',
  step: 'count',
} as const
export type ReasonCode = keyof typeof REASON_UNITS
export const REASON_CODES = Object.keys(REASON_UNITS) as [ReasonCode, ...ReasonCode[]]
