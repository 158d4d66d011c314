import type { SessionData } from '@zar/contract/players/auth'
import { signIn } from '../lib/session/session.ts'

export const ADA: SessionData = {
  token: 'token-1',
  username: 'ada',
  usercode: 'ZR 100 001',
  balance: 1_250.5,
  phone: '905320000001',
  smsVerified: true,
  lastLoginAt: null,
}

/** A player who is logged in. */
export const signInAda = (change: Partial<SessionData> = {}): void => signIn({ ...ADA, ...change })
