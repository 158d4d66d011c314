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
}
