import type { AlarmName } from '@zar/contract/office/desk/alarms'
import type { Right, RoleName } from '@zar/contract/office/rights/rights'
import type { ColumnType, Generated } from 'kysely'

/** A column of JSON that is written as text. */
type Json<T> = ColumnType<T, string, string>

export type StaffState = 'invited' | 'active' | 'suspended'
export type SessionEndReason = 'log_out' | 'idle' | 'too_many' | 'over' | 'ended' | 'suspended'

export type OfficeTables = {
  staff: {
    id: string
    name: string
    full_name: string
    state: Generated<StaffState>
    password_hash: string | null
    totp_sealed: Buffer | null
    last_step: Generated<bigint>
    rights_version: Generated<number>
    created_at: Generated<Date>
  }
  staff_role: {
    id: Generated<bigint>
    staff_id: string
    role: RoleName
    is_lead: Generated<boolean>
    given_at: Generated<Date>
    proposal_id: bigint | null
    ended_at: Date | null
    ended_by: string | null
  }
  staff_scope: {
    id: Generated<bigint>
    staff_id: string
    right_name: Right | null
    kind: 'segment' | 'amount' | 'country' | 'hours'
    value: Json<unknown>
    given_at: Generated<Date>
    proposal_id: bigint
    ended_at: Date | null
  }
  staff_relative: { staff_id: string; player_id: string; declared_at: Generated<Date> }
  staff_elevation: {
    id: Generated<bigint>
    staff_id: string
    right_name: Right
    kind: 'asked' | 'break_glass'
    object: string | null
    reason: string
    minutes: number
    asked_at: Generated<Date>
    session_id: string
    approved_by: string | null
    ends_at: Date | null
    ended_at: Date | null
    reviewed_by: string | null
    reviewed_at: Date | null
  }
  staff_session: {
    id: string
    token_hash: Buffer
    staff_id: string
    started_at: Generated<Date>
    seen_at: Generated<Date>
    ip: string
    agent: string
    ended_at: Date | null
    end_reason: SessionEndReason | null
    /** Of a session that a command line keeps. */
    machine: Generated<string | null>
    binding_hash: Generated<Buffer | null>
  }
  staff_device_code: {
    id: string
    staff_id: string | null
    code_hash: Buffer
    poll_hash: Buffer
    binding_hash: Buffer
    machine: string
    ip: string
    agent: string
    asked_at: Generated<Date>
    expires_at: Date
    state: Generated<'waiting' | 'confirmed' | 'refused' | 'taken'>
    decided_at: Date | null
  }
  staff_proof: {
    id: Generated<bigint>
    session_id: string
    right_name: Right
    object: string
    amount_e5: bigint | null
    proven_at: Generated<Date>
  }
  staff_passkey: {
    id: string
    staff_id: string
    name: string
    credential_id: string
    public_key: Buffer
    counter: bigint
    created_at: Generated<Date>
    last_used_at: Date | null
  }
  staff_challenge: { challenge_hash: Buffer; staff_id: string | null; expires_at: Date }
  staff_invite: { token_hash: Buffer; staff_id: string; expires_at: Date; used_at: Date | null }
  office_lock: { object: string; staff_id: string; ends_at: Date }
  alarm: {
    id: Generated<bigint>
    name: AlarmName
    about: string
    is_critical: boolean
    value: number
    held_since: Date
    began_at: Date | null
    ended_at: Date | null
    owner_id: string | null
    owned_at: Date | null
    muted_by: string | null
    muted_until: Date | null
  }
  staff_shift: {
    id: Generated<bigint>
    staff_id: string
    role: RoleName
    from_at: Date
    until_at: Date
    made_by: string
    made_at: Generated<Date>
    ended_at: Date | null
    ended_by: string | null
  }
  /** From where people of a role work. `network` is a cidr as text. */
  office_address: {
    id: Generated<bigint>
    role: RoleName
    network: string
    proposal_id: bigint
    added_at: Generated<Date>
    ended_at: Date | null
  }
  approval_limit: {
    version: Generated<bigint>
    limits: Json<unknown>
    proposal_id: bigint
    set_at: Generated<Date>
  }
  player_tag: { player_id: string; tag: string; tagged_by: string; tagged_at: Generated<Date> }
  player_note: {
    id: Generated<bigint>
    player_id: string
    staff_id: string
    text: string
    at: Generated<Date>
    struck_by: string | null
    struck_at: Date | null
  }
}
