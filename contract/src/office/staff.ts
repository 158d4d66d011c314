import { z } from 'zod/mini'
import { KeySignature } from '../players/passkey.ts'
import { operation } from './operation.ts'
import { RIGHTS, ROLES } from './rights/rights.ts'

const Nothing = z.strictObject({})
const Time = z.string()
export const Role = z.enum(ROLES)
export const RightName = z.enum(RIGHTS)

/** What may be done with a record, and why not where it may not. */
export const Action = z.object({
  right: RightName,
  state: z.enum(['yes', 'second', 'masked', 'refused']),
  why: z.nullable(z.string()),
})
export type Action = z.output<typeof Action>

/** Who is logged in, and what they may do at all. */
export const Me = z.object({
  id: z.uuid(),
  name: z.string(),
  roles: z.array(Role),
  actions: z.array(Action),
  /** When the session ends at the latest. */
  endsAt: Time,
  /** Whether anybody may log in from anywhere, as no addresses are set. */
  isOpenToAll: z.boolean(),
})
export type Me = z.output<typeof Me>

/** A password is right; the six digits of the app are still due. */
export const LogInAnswer = z.object({ step: z.enum(['totp', 'done']) })

export const logIn = operation({
  method: 'POST',
  path: '/api/office/log-in',
  summary: 'Logs a person in by password and the six digits of their app',
  right: 'nobody',
  writes: true,
  example: { name: 'ayse', password: 'a long password', code: '000000' },
  input: z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    password: z.string().check(z.minLength(1), z.maxLength(200)),
    /** Absent in the first step: the answer then says whether the password is right. */
    code: z.optional(z.string().check(z.regex(/^\d{6}$/))),
  }),
  output: LogInAnswer,
})

export const passkeyChallenge = operation({
  method: 'POST',
  path: '/api/office/passkey-challenge',
  summary: 'What a passkey signs to log in, or to prove again who is there',
  right: 'nobody',
  writes: true,
  example: {},
  input: Nothing,
  output: z.object({ challenge: z.string(), siteId: z.string() }),
})

export const passkeyLogIn = operation({
  method: 'POST',
  path: '/api/office/passkey-log-in',
  summary: 'Logs a person in by a passkey that has proved its owner',
  right: 'nobody',
  writes: true,
  example: {
    key: { id: 'x', response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' } },
  },
  input: z.strictObject({ key: KeySignature }),
  output: LogInAnswer,
})

export const me = operation({
  method: 'GET',
  path: '/api/office/me',
  summary: 'Who is logged in, and what they may do',
  right: 'own',
  writes: false,
  example: {},
  input: Nothing,
  output: Me,
})

export const logOut = operation({
  method: 'POST',
  path: '/api/office/log-out',
  summary: 'Ends this session',
  right: 'own',
  writes: true,
  example: {},
  input: Nothing,
  output: z.null(),
})

/** What a proof is good for: one right on one object, and of money one sum (E5). */
const ProofFor = z.strictObject({
  right: RightName,
  object: z.string().check(z.maxLength(100)),
  amountE5: z.nullable(z.string().check(z.regex(/^\d{1,18}$/))),
})

/** Proof that the person is still there: for money, identity and people, good for five minutes. */
export const proveAgain = operation({
  method: 'POST',
  path: '/api/office/prove',
  summary: 'Proves again, by a passkey or the six digits, who is there',
  right: 'own',
  writes: true,
  example: {
    for: { right: 'withdrawal.approve', object: 'withdrawal:1', amountE5: '100000' },
    code: '000000',
  },
  input: z.strictObject({
    for: ProofFor,
    /** One of the two. */
    code: z.optional(z.string().check(z.regex(/^\d{6}$/))),
    key: z.optional(KeySignature),
  }),
  output: z.object({ provenUntil: Time }),
})

/** The secret of an invitation's link. */
const InviteToken = z.string().check(z.minLength(20), z.maxLength(200))

/** Whom an invitation is for, and the secret of their app, which is the same until it is taken. */
export const Invite = z.object({
  /** What they log in by. */
  name: z.string(),
  fullName: z.string(),
  /** Base32, to be typed where no picture can be read. */
  secret: z.string(),
  /** The address that the picture holds. */
  otpauth: z.string(),
})
export type Invite = z.output<typeof Invite>

export const readInvite = operation({
  method: 'POST',
  path: '/api/office/invite',
  summary: 'Whom an invitation is for, and the secret of their app',
  right: 'nobody',
  writes: false,
  example: { token: 'a-token-of-an-invitation' },
  input: z.strictObject({ token: InviteToken }),
  output: Invite,
})

export const takeInvite = operation({
  method: 'POST',
  path: '/api/office/take-invite',
  summary: 'Sets the password of an invited person, who has shown six digits of their app',
  right: 'nobody',
  writes: true,
  example: { token: 'a-token-of-an-invitation', password: 'a long password', code: '000000' },
  input: z.strictObject({
    token: InviteToken,
    password: z.string().check(z.minLength(12), z.maxLength(200)),
    code: z.string().check(z.regex(/^\d{6}$/)),
  }),
  output: z.null(),
})
