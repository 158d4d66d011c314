import { unitsOf } from '@zar/contract/money'
import type { SessionData } from '@zar/contract/players/auth'
import { shownUsercode } from '../keys.ts'

type Holder = {
  username: string
  usercode: string
  phone: string
  is_phone_verified: boolean
}

/** What the browser keeps: every field listed, nothing of the row by accident. */
export function sessionData(
  player: Holder,
  facts: { token: string; balanceE5: bigint; lastLoginAt: Date | null },
): SessionData {
  return {
    token: facts.token,
    username: player.username,
    usercode: shownUsercode(player.usercode),
    phone: player.phone.replace('+', ''),
    smsVerified: player.is_phone_verified,
    balance: unitsOf(facts.balanceE5),
    lastLoginAt: facts.lastLoginAt?.toISOString() ?? null,
  }
}
