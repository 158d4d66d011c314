import assert from 'node:assert/strict'
import type { Operation } from '@zar/contract/office/operation'
import type { ApprovalLimits } from '@zar/contract/office/rights/limits'
import type { Right } from '@zar/contract/office/rights/rights'
import type { Action } from '@zar/contract/office/staff'
import type { z } from 'zod/mini'
import type { Tx } from '../../../db/db.ts'
import type { Answer, Caller } from '../../../platform/http/route.ts'
import type { AuditEvent } from '../../audit/index.ts'
import type { Asked, Given } from '../rights/asked.ts'
import type { Proposed } from '../rights/may-second.ts'
import type { Person } from '../rights/person.ts'
import type { StaffSession } from '../sessions/session.ts'

/** What is known of the object; right, moment and proofs the runtime adds. */
export type AskedOf = Omit<Asked & Given, 'right' | 'now' | 'proof' | 'limits'>
export type SecondOf = Omit<Asked, 'right' | 'now' | 'object' | 'amountE5' | 'limits'> &
  Omit<Given, 'proof'>
/** Alone, with a second person, or with fields masked. */
export type Allowed = { state: 'yes' | 'second' | 'masked' }

/** What a handler says of its row in the audit log; who, which right and where from are known. */
export type Noted = Partial<Omit<AuditEvent, 'actor' | 'right' | 'origin'>>

/** A call of a person whose role has the operation's right. */
export type OfficeCall<Input> = {
  input: Input
  caller: Caller
  person: Person
  session: StaffSession
  /** By the database's clock. */
  now: Date
  /** What one person and two may approve, as two people set it. */
  limits: ApprovalLimits
  /** Whether the person may do it to this object; throws the reason where not. */
  may: (of: AskedOf) => Allowed
  /** Whether the person may decide what another proposed; throws the reason where not. `second`: more are due. */
  second: (proposed: Proposed, of: SecondOf) => 'yes' | 'second'
  /** What a page may offer of these rights on the object. */
  actions: (rights: readonly Right[], of?: Omit<AskedOf, keyof Given>) => Action[]
  /** Writes the operation's row into the audit log, in the caller's transaction. Answers its number. */
  note: (tx: Tx, event?: Noted) => Promise<bigint>
}
export type OwnCall<Input> = Pick<OfficeCall<Input>, 'input' | 'caller' | 'person' | 'session'>
export type NobodysCall<Input> = { input: Input; caller: Caller }

/** `token`: what the session's cookie becomes; null takes it away. */
export type OfficeAnswer<Data> = Answer<Data> & { token?: string | null }

export type OfficeRoute = { operation: Operation } & (
  | { access: 'nobody'; handle: (call: NobodysCall<unknown>) => Promise<OfficeAnswer<unknown>> }
  | { access: 'own'; handle: (call: OwnCall<unknown>) => Promise<OfficeAnswer<unknown>> }
  | { access: 'right'; handle: (call: OfficeCall<unknown>) => Promise<OfficeAnswer<unknown>> }
)

type Of<I extends z.ZodMiniType, O extends z.ZodMiniType> = Operation<I, O>
type Handler<C, O extends z.ZodMiniType> = (call: C) => Promise<OfficeAnswer<z.input<O>>>

/** Binds an operation to what does it, for whoever holds its right. */
export function serve<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  operation: Of<I, O>,
  handle: Handler<OfficeCall<z.output<I>>, O>,
): OfficeRoute {
  assert(operation.right !== 'nobody' && operation.right !== 'own', operation.path)
  return { operation, access: 'right', handle: handle as (call: OfficeCall<unknown>) => never }
}

/** The same of what belongs to the person's own session. */
export function serveOwn<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  operation: Of<I, O>,
  handle: Handler<OwnCall<z.output<I>>, O>,
): OfficeRoute {
  assert.equal(operation.right, 'own', operation.path)
  return { operation, access: 'own', handle: handle as (call: OwnCall<unknown>) => never }
}

/** The same before a log-in. */
export function serveNobody<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  operation: Of<I, O>,
  handle: Handler<NobodysCall<z.output<I>>, O>,
): OfficeRoute {
  assert.equal(operation.right, 'nobody', operation.path)
  return { operation, access: 'nobody', handle: handle as (call: NobodysCall<unknown>) => never }
}
