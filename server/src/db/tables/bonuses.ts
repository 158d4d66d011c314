import type { ProviderName } from '@zar/contract/casino/casino'
import type { TrialFigures } from '@zar/contract/office/offers/dry-run'
import type { OfferContent } from '@zar/contract/office/offers/terms'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** jsonb: read as a value, written as its JSON text. */
type Json<Value> = ColumnType<Value, string, string>

/** Percent of a stake that counts, by id of the category of games. */
export type Contribution = Record<string, number>
export type BonusKind = 'trial' | 'deposit_match' | 'free_spins' | 'promo_code' | 'free_bet'
export type BonusStatus =
  | 'opted_in'
  | 'waiting'
  | 'active'
  | 'completed'
  | 'spent'
  | 'expired'
  | 'declined'
  | 'cancelled'

export type FreeRoundsStatus =
  | 'preparing'
  | 'ready'
  | 'spent'
  | 'expired'
  | 'declined'
  | 'cancelled'
  | 'failed'

/** What two linked accounts did: docs/decisions/017-bonus-hedging.md. */
export type HedgeRule = 'same_offer' | 'ring' | 'opposite_play'
/** What says that two accounts are one person's. */
export type LinkKind = 'payout' | 'mailbox' | 'device' | 'address'

export type BonusTables = {
  trial_bonus: {
    player_id: string
    personal_no_hmac: Buffer
    /** E.164 */
    phone: string
    device_hash: Buffer
    amount_e5: bigint
    created_at: Date
  }
  bonus_offer: {
    id: string
    kind: Exclude<BonusKind, 'trial'>
    position: number
    is_open: Generated<boolean>
    title_tr: string
    title_en: string
    summary_tr: string
    summary_en: string
    amount_e5: bigint
    share_bp: number | null
    deposit_min_e5: bigint | null
    spins: number | null
    wagering: number
    days: number
    max_stake_e5: bigint
    max_win_e5: bigint | null
    contribution: Json<Contribution>
    /** Of a settled bet’s stake at our own sportsbook, what counts; of the bet and each leg the least odds, in thousandths. */
    bet_percent: Generated<number>
    bet_odds_min_milli: Generated<number>
    leg_odds_min_milli: Generated<number>
    code: string | null
    /** Which version of the office holds; 0 is one that an installation gave. */
    version: Generated<number>
    /** For whom it is, as that version of the segment has it; null is everybody. */
    segment_id: Generated<bigint | null>
    segment_version: Generated<number | null>
  }
  bonus: {
    id: string
    seq: Generated<bigint>
    player_id: string
    offer_id: string
    personal_no_hmac: Buffer
    kind: BonusKind
    status: BonusStatus
    title_tr: string
    title_en: string
    amount_e5: bigint | null
    share_bp: number | null
    deposit_min_e5: bigint | null
    amount_max_e5: bigint
    spins: number | null
    wagering: number
    days: number
    max_stake_e5: bigint
    max_win_e5: bigint | null
    contribution: Json<Contribution>
    /** Of a settled bet’s stake at our own sportsbook, what counts; of the bet and each leg the least odds, in thousandths. */
    bet_percent: Generated<number>
    bet_odds_min_milli: Generated<number>
    leg_odds_min_milli: Generated<number>
    payment_id: string | null
    account_id: bigint | null
    from_transfer_id: bigint | null
    counted_to_id: bigint | null
    counts_from: Date | null
    wagered_e5: Generated<bigint>
    /** What bets had counted when it last stopped running. */
    bet_wagered_e5: Generated<bigint>
    released_e5: Generated<bigint>
    claimed_at: Date
    started_at: Date | null
    expires_at: Date | null
    warned_at: Date | null
    emptied_at: Date | null
    ended_at: Date | null
    cancelled_by: string | null
    /** A tstzmultirange: when it had begun and did not run. */
    idle: Generated<string>
    offer_version: Generated<number>
  }
  /** Codes that each bring an offer to one player, made together by two people. */
  voucher_batch: {
    id: GeneratedAlways<bigint>
    offer_id: string
    codes: number
    ends_at: Date
    because: string
    proposed_by: string
    made_by: string
    made_at: Date
  }
  voucher: {
    hash: Buffer
    batch_id: bigint
    used_by: string | null
    used_at: Date | null
  }
  free_rounds_offer: {
    id: string
    position: number
    is_open: Generated<boolean>
    title_tr: string
    title_en: string
    summary_tr: string
    summary_en: string
    provider: ProviderName
    game_code: string
    rounds: number
    stake_e5: bigint
    days: number
    version: Generated<number>
    segment_id: Generated<bigint | null>
    segment_version: Generated<number | null>
  }
  free_rounds: {
    id: string
    seq: Generated<bigint>
    player_id: string
    offer_id: string
    personal_no_hmac: Buffer
    title_tr: string
    title_en: string
    provider: ProviderName
    game_code: string
    rounds: number
    stake_e5: bigint
    status: FreeRoundsStatus
    campaign: Generated<string | null>
    reward: Generated<string | null>
    due: 'award' | 'cancel' | null
    tries: Generated<number>
    try_at: Date | null
    failure: Generated<string | null>
    claimed_at: Date
    starts_at: Date
    expires_at: Date
    warned_at: Generated<Date | null>
    ended_at: Generated<Date | null>
    cancelled_by: Generated<string | null>
    offer_version: Generated<number>
  }
  cashback: {
    player_id: string
    day: string
    lost_e5: bigint
    amount_e5: bigint
    created_at: Date
  }
  /** One row: what the weekly cashback gives. */
  cashback_rule: {
    is_only: Generated<boolean>
    is_open: Generated<boolean>
    /** Of a loss, in hundredths of a percent. */
    share_bp: number
    min_e5: bigint
    max_e5: bigint
    changed_by: string | null
    changed_at: Date | null
  }
  cashback_day: {
    day: string
    paid_at: Date
  }
  bonus_flag: {
    id: Generated<bigint>
    one_id: string
    other_id: string
    rule: HedgeRule
    about: string
    linked_by: LinkKind[]
    found_at: Date
    cleared_at: Generated<Date | null>
    cleared_by: Generated<string | null>
    cleared_because: Generated<string | null>
  }
  /** Every version of an offer that somebody of the office drew. */
  offer_version: {
    offer_id: string
    version: number
    state: 'draft' | 'live' | 'old'
    content: Json<OfferContent>
    /** SHA-256 in hex of the content in one order. */
    content_hash: string
    saved_by: string
    saved_at: Generated<Date>
    proposed_by: Generated<string | null>
    published_by: Generated<string | null>
    published_at: Generated<Date | null>
    /** Of the segment that it names; null of a draft, and of what is for everybody. */
    segment_version: Generated<number | null>
  }
  /** What an offer may come to; null is no bound. */
  offer_guard: {
    offer_id: string
    budget_e5: bigint | null
    player_day_e5: bigint | null
    exposure_e5: bigint | null
    proposed_by: string
    set_by: string
    set_at: Generated<Date>
  }
  offer_stop: {
    id: GeneratedAlways<bigint>
    offer_id: string
    stopped_by: string
    stopped_at: Generated<Date>
    because: string
  }
  /** A dry run of exactly these terms on a month that is over. */
  offer_trial: {
    id: GeneratedAlways<bigint>
    offer_id: string
    content: Json<OfferContent>
    content_hash: string
    /** yyyy-MM, in Istanbul. */
    month: string
    seed: string
    /** Of the segment whose players are counted; null is everybody. */
    segment_version: number | null
    state: Generated<'waiting' | 'running' | 'done' | 'failed'>
    /** In percent. */
    progress: Generated<number>
    result: ColumnType<TrialFigures | null, string | undefined, string>
    asked_by: string
    asked_at: Generated<Date>
    moved_at: Generated<Date>
    ended_at: Generated<Date | null>
  }
}
