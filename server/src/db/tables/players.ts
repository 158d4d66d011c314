import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** Derived by the database from closures, blocks and exclusions: `functions/status-of-player.sql`. */
export type PlayerStatus = 'active' | 'blocked' | 'excluded' | 'closed'

export type CodePurpose = 'recovery' | 'phone' | 'email' | 'data_copy'

/** Why a session was ended. `break`, `excluded` and `blocked` are told to whoever comes with its token. */
export type SessionEnd =
  | 'logout'
  | 'device'
  | 'password'
  | 'player'
  | 'house'
  | 'break'
  | 'excluded'
  | 'blocked'

export type IdentityState = 'pending' | 'checked' | 'refused' | 'review'
export type IdentityBecause = 'mismatch' | 'unclear' | 'number_held' | 'excluded'

/** What people of the house change of how a player is reached or lets themselves in. */
export type AccessKind = 'email' | 'phone' | 'second_step' | 'name'

export type ConsentKind = 'marketing_email' | 'marketing_sms'

export type PlayerTables = {
  country: {
    id: number
    code: string
    name_tr: string
    name_en: string
    is_allowed: Generated<boolean>
  }
  player: {
    id: string
    usercode: string
    username: string
    username_key: string
    email: string
    email_key: string
    is_email_confirmed: Generated<boolean>
    phone: string
    is_phone_verified: Generated<boolean>
    name: string
    surname: string
    /** `YYYY-MM-DD` */
    birth_date: string
    country_id: number
    personal_no_sealed: Buffer
    /** Of the number as it was typed: any number of accounts may have the same. */
    personal_no_hmac: Buffer
    /** Once the number was checked the same, and before that a value of the account's own. */
    person_key: Generated<Buffer>
    password_hash: string
    currency: string
    locale: 'tr' | 'en'
    /** Never written: the facts are. */
    status: ColumnType<PlayerStatus, undefined, never>
    closed_at: Generated<Date | null>
    /** The operator; null where the player closed it. */
    closed_by: Generated<string | null>
    closed_because: Generated<string | null>
    trial_bonus_wanted: Generated<boolean>
    referral_id: bigint | null
    last_login_at: Date | null
    created_at: Generated<Date>
    /** When address or phone was last another one, or was confirmed or taken back. Written by the database. */
    contact_changed_at: Generated<Date>
  }
  session: {
    token_hash: Buffer
    id: Generated<string>
    player_id: string
    created_at: Date
    last_seen_at: Date
    expires_at: Date
    ended_at: Date | null
    /** Null while it lasts, where it lapsed by itself, and where it was not kept. */
    end_reason: Generated<SessionEnd | null>
    ip: string
    user_agent: string
    fingerprint: string
    /** SHA-256 of the browser's secret; null where it sent none. */
    device_hash: Generated<Buffer | null>
  }
  player_view: {
    id: string
    player_id: string
    staff_id: string
    staff_session_id: string
    code_hash: Buffer
    token_hash: Buffer | null
    opened_at: Generated<Date>
    taken_at: Date | null
    ended_at: Date | null
  }
  code: {
    purpose: CodePurpose
    subject: Buffer
    code_hmac: Buffer
    wrong_tries: Generated<number>
    sent_at: Date
    expires_at: Date
    spent_at: Date | null
    holder: Buffer | null
  }
  two_step: {
    player_id: string
    secret_sealed: Buffer
    begun_at: Date
    confirmed_at: Generated<Date | null>
    last_step: Generated<bigint>
  }
  recovery_code: {
    player_id: string
    code_hmac: Buffer
    spent_at: Generated<Date | null>
  }
  passkey: {
    id: string
    player_id: string
    credential_id: string
    public_key: Buffer
    counter: bigint
    name: string
    created_at: Date
    last_used_at: Date | null
  }
  passkey_challenge: {
    challenge_hash: Buffer
    player_id: string | null
    expires_at: Date
  }
  consent: {
    number: Generated<bigint>
    player_id: string
    kind: ConsentKind
    is_given: boolean
    version: string
    locale: 'tr' | 'en'
    ip: string
    created_at: Date
  }
  terms_acceptance: {
    id: GeneratedAlways<bigint>
    player_id: string
    document: string
    locale: 'tr' | 'en'
    version: number
    sha256: Buffer
    at: Date
  }
  erasure: {
    player_id: string
    asked_at: Date
    due_at: Date
    erased_at: Generated<Date | null>
    asked_by: string | null
    erased_by: Generated<string | null>
  }
  identity_check: {
    id: string
    number: Generated<bigint>
    player_id: string
    state: IdentityState
    because: Generated<IdentityBecause | null>
    asked_at: Date
    answered_at: Generated<Date | null>
    decided_by: Generated<string | null>
    decided_because: Generated<string | null>
  }
  access_change: {
    id: Generated<bigint>
    player_id: string
    kind: AccessKind
    /** The address that it was; null of the others, and once it is forgotten. */
    former: string | null
    proposed_by: string
    approved_by: string
    changed_at: Date
    /** Until when money to accounts that are new waits because of it. */
    guarded_until: Date
  }
  data_copy: {
    id: GeneratedAlways<bigint>
    player_id: string
    /** This and the mark of whom it was let out for are null once it has ended. */
    token_hash: Buffer | null
    reach_mark: Buffer | null
    proposed_by: string
    approved_by: string
    opened_at: Date
    ends_at: Date
    /** When it was downloaded, each time. */
    taken_at: Generated<Date[]>
    ended_at: Generated<Date | null>
  }
  device_block: {
    id: Generated<bigint>
    device_hash: Buffer
    /** On whose page it was blocked. */
    player_id: string
    blocked_by: string
    because: string
    blocked_at: Generated<Date>
    released_by: Generated<string | null>
    released_because: Generated<string | null>
    released_at: Generated<Date | null>
  }
  every_session_ended: {
    at: Date
    operator: string
    sessions: number
    /** Null of the command on the machine itself. */
    proposed_by: Generated<string | null>
    because: Generated<string | null>
  }
}
