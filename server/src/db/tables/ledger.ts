import type { ColumnType, Generated } from 'kysely'

export type AccountKind =
  | 'player_cash'
  | 'player_withdrawal'
  | 'player_debt'
  | 'player_bonus'
  | 'games'
  | 'gateway'
  | 'promotion'

export type TransferReason =
  | 'bet'
  | 'win'
  | 'rollback'
  | 'deposit'
  | 'withdrawal_reserve'
  | 'withdrawal_paid'
  | 'withdrawal_return'
  | 'bonus'
  | 'bonus_release'
  | 'bonus_return'
  | 'cashback'
  | 'sport_bet'
  | 'sport_win'
  | 'sport_rollback'
  | 'sport_correction'
  | 'debt_write_off'
  | 'adjustment'

/** What a verification found, as it is kept. Those of a release before name no checkpoint. */
export type LedgerFinding = { rule: string; sentence: string; seal?: BrokenCheckpoint }

/** A checkpoint that is not what its transfers come to. Hashes are hexadecimal, numbers are texts. */
export type BrokenCheckpoint = {
  id: string
  afterId: string
  toId: string
  stored: string
  computed: string
  /** How many transfers it covered, and how many are there. */
  covered: number
  found: number
  /** Whether the stored one is the one that was signed: then its transfers were changed. Null without the key. */
  isAsSigned: boolean | null
  /** The first of its transfers that does not follow from those before; null where all do. */
  first: { id: string; says: string } | null
}

export type LedgerTables = {
  account: {
    id: Generated<bigint>
    owner_id: string
    kind: AccountKind
    currency: string
    balance_e5: bigint | null
    floor_e5: bigint | null
    version: Generated<bigint>
    /** Of a player's cash: the round that is open at a slot. */
    open_slot: Generated<string | null>
  }
  transfer: {
    id: Generated<bigint>
    key: string
    player_id: string
    source_id: bigint
    target_id: bigint
    amount_e5: bigint
    reason: TransferReason
    source_balance_e5: bigint | null
    target_balance_e5: bigint | null
    created_at: Generated<Date>
  }
  /** The keys of what is posted once, over all parts of the ledger, also of those that are detached. */
  transfer_key: { key: string; transfer_id: bigint }
  /** Every part of `transfer` that was ever made: the table `transfer_NUMBER`. */
  transfer_part: {
    number: number
    from_id: bigint
    before_id: bigint
    made_at: Generated<Date>
  }
  part_approval: { number: number; approved_by: string; approved_at: Generated<Date> }
  detached_part: {
    number: number
    /** The part's last checkpoint. */
    seal_id: bigint
    transfers: bigint
    first_at: Date | null
    last_at: Date | null
    hmac: Buffer
    approved_by: string
    detached_by: string
    detached_at: Generated<Date>
  }
  opening_balance: { number: number; account_id: bigint; balance_e5: bigint }
  /** The checkpoints of the hash chain: `ledger_seal` and `seal_signature` are their names in the database. */
  ledger_seal: {
    id: Generated<bigint>
    after_id: bigint
    to_id: bigint
    transfers: number
    hash: Buffer
    created_at: Generated<Date>
  }
  seal_signature: { seal_id: bigint; hmac: Buffer; created_at: Generated<Date> }
  books_check: {
    is_only: Generated<boolean>
    began_at: Generated<Date>
    whole_at: Generated<Date>
    to_id: Generated<bigint>
    hash: Generated<Buffer>
    answers_at: Generated<Date>
    /** The chain of checkpoints was found broken; null once a whole check finds it right. */
    chain_broken_at: Generated<Date | null>
  }
  ledger_check: {
    id: Generated<bigint>
    asked_at: Generated<Date>
    to_seal: bigint
    at_seal: Generated<bigint>
    transfers: Generated<bigint>
    seen_at: Generated<Date>
    ended_at: Date | null
    findings: ColumnType<LedgerFinding[] | null, null, string>
  }
  checked_balance: { account_id: bigint; balance_e5: bigint }
}
