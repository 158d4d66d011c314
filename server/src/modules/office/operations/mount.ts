import assert from 'node:assert/strict'
import { BINDING_HEADER } from '@zar/contract/office/log-in/device'
import { PROVE_HEADER } from '@zar/contract/office/operation'
import { type ApprovalLimits, secondRightOf } from '@zar/contract/office/rights/limits'
import type { Right } from '@zar/contract/office/rights/rights'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { BODY_MAX_BYTES, callerOf, envelopeOf, inputOf } from '../../../platform/http/http.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { type AuditEvent, writeAudit, writeAuditAlone } from '../../audit/index.ts'
import { isAdmitted } from '../bounds/addresses.ts'
import { readBounds } from '../bounds/read-bounds.ts'
import type { OfficeDeps } from '../deps.ts'
import { originOf } from '../log-in/log-in.ts'
import { readProofs } from '../log-in/prove.ts'
import { readPerson } from '../people/read-person.ts'
import { actionsOf } from '../rights/actions.ts'
import type { Proof, Refused } from '../rights/asked.ts'
import { elevationUsed, mayBegin, mayDo, mayOffer } from '../rights/may-do.ts'
import { maySecond } from '../rights/may-second.ts'
import type { Person } from '../rights/person.ts'
import { cookieOf, isPoll, refuseForeign, tokenIn } from '../sessions/cookie.ts'
import { findSession, STAFF_SESSION, type StaffSession } from '../sessions/session.ts'
import { officeDocument } from './openapi.ts'
import type { Noted, OfficeAnswer, OfficeCall, OfficeRoute } from './operation-route.ts'

/** Serves the operations of the office: session, right, input, handler, envelope. */
export function mountOffice(
  app: FastifyInstance,
  routes: readonly OfficeRoute[],
  deps: OfficeDeps,
): void {
  for (const route of routes) {
    const { operation } = route
    app.route({
      method: operation.method,
      url: operation.path,
      bodyLimit: operation.bodyMaxBytes ?? BODY_MAX_BYTES,
      config: { calls: operation.method === 'GET' ? 'read' : 'change' },
      handler: (request, reply) => answer(route, { request, reply, deps }),
    })
  }
  const document = officeDocument(routes.map(({ operation }) => operation))
  app.get('/api/office/openapi.json', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    await signedIn(deps, callerOf(request))
    return document
  })
}

type Served = { request: FastifyRequest; reply: FastifyReply; deps: OfficeDeps }

async function answer(route: OfficeRoute, { request, reply, deps }: Served) {
  const caller = callerOf(request)
  reply.header('cache-control', 'no-store')
  const answered = await decide(route, { request, caller, deps }).catch((error: unknown) => {
    if (error instanceof ProofDue) reply.header(PROVE_HEADER, error.due)
    throw error
  })
  const { token } = answered
  if (token !== undefined) {
    const seconds = token === null ? 0 : STAFF_SESSION.hours * 3_600
    reply.header('set-cookie', cookieOf(deps.siteUrl, token ?? '', seconds))
  }
  return envelopeOf(route.operation, caller, answered)
}

type Asked = { request: FastifyRequest; caller: Caller; deps: OfficeDeps }

async function decide(route: OfficeRoute, asked: Asked): Promise<OfficeAnswer<unknown>> {
  const { request, caller, deps } = asked
  refuseForeign(deps.siteUrl, caller)
  const input = () => inputOf(route.operation, request, caller)
  if (route.access === 'nobody') return route.handle({ input: input(), caller })
  if (route.access === 'own')
    return route.handle({ ...(await signedIn(deps, caller)), input: input(), caller })
  const who = await signedInWithLimits(deps, caller)
  const right = route.operation.right as Right
  return byRight(route, { ...asked, ...who, right, input })
}

type ByRight = Asked & Who & { limits: ApprovalLimits; right: Right; input: () => unknown }
type Who = { person: Person; session: StaffSession }

/**
 * The right is looked at before the input and before anything is read, so that absence and lack look alike.
 * What is refused is a row of the audit log, and so is what failed.
 */
async function byRight(
  route: Extract<OfficeRoute, { access: 'right' }>,
  { caller, deps, person, session, limits, right, input }: ByRight,
): Promise<OfficeAnswer<unknown>> {
  const base = {
    actor: { kind: 'staff', id: person.id, roles: person.roles },
    does: right,
    right,
    origin: { ...originOf(caller), session: session.id },
  } as const
  let last: Noted = {}
  let elevation: string | undefined
  let isNoted = false
  let isAsked = false
  try {
    const [now, proofs] = await Promise.all([readNow(deps), readProofs(deps.db, session.id)])
    const may: OfficeCall<unknown>['may'] = (of) => {
      isAsked ||= of.object !== undefined
      elevation = elevationUsed(person, { ...of, right, now })?.kind
      last = { object: of.object, playerId: of.player?.id }
      const due = { ...of, right }
      const proof = proofFor(proofs, due)
      return orRefuse(mayDo(person, { ...due, now, proof, limits }), due)
    }
    const second: OfficeCall<unknown>['second'] = (proposed, of) => {
      isAsked = true
      last = { object: proposed.object, playerId: of.player?.id }
      const due = { ...proposed, right: secondRightOf(proposed.right) }
      const proof = proofFor(proofs, due)
      return orRefuse(maySecond(person, proposed, { ...of, now, proof, limits }), due).state
    }
    // Of no object yet: whether the person has the right at all, at this hour.
    orRefuse(mayBegin(person, right, now))
    elevation = elevationUsed(person, { right, now })?.kind
    // A right for one case alone is good where its object was asked about, and nowhere else.
    const refuseUnasked = () => void (isAsked || orRefuse(mayOffer(person, { right, now })))
    const note: OfficeCall<unknown>['note'] = async (tx, event) => {
      refuseUnasked()
      isNoted = true
      const actor = { ...base.actor, elevation }
      return writeAudit(tx, { ...base, actor, outcome: 'done', ...event })
    }
    const answered = await route.handle({
      input: input(),
      caller,
      person,
      session,
      now,
      limits,
      may,
      second,
      note,
      actions: (rights, of) => actionsOf(person, rights, { ...of, now, limits }),
    })
    refuseUnasked()
    assert(isNoted || !route.operation.writes, `${route.operation.path} wrote no audit row`)
    return answered
  } catch (error) {
    const code = error instanceof Refusal ? error.code : 'bug'
    const outcome = error instanceof Refusal ? 'refused' : 'failed'
    await noteAlone(deps, { ...base, ...last, outcome, code })
    throw error
  }
}

type For = { right: Right; object?: string | undefined; amountE5?: bigint | undefined }

/** `due`: what a proof would have to be for, where one is missing. */
function orRefuse<V extends { state: string }>(verdict: V | Refused, due?: For): V {
  if (!('refused' in verdict)) return verdict
  if (verdict.refused === 'reauthenticate' && due) throw new ProofDue(due)
  throw new Refusal(verdict.refused)
}

/** A deed that asks for a fresh proof; a command line is told of what. */
class ProofDue extends Refusal {
  readonly due: string

  constructor({ right, object = '', amountE5 }: For) {
    super('reauthenticate')
    const due = { right, object, amountE5: amountE5 === undefined ? null : String(amountE5) }
    this.due = encodeURIComponent(JSON.stringify(due))
  }
}

const proofFor = (proofs: readonly Proof[], { right, object = '', amountE5 }: For) =>
  proofs.find(
    (one) => one.right === right && one.object === object && one.amountE5 === (amountE5 ?? null),
  )

async function noteAlone({ db, log }: OfficeDeps, event: AuditEvent): Promise<void> {
  try {
    await writeAuditAlone(db, event)
  } catch (err) {
    log.error({ err, does: event.does, code: event.code }, 'a refusal has no audit row')
  }
}

async function readNow({ db }: OfficeDeps): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  return rows[0]?.now ?? new Date(Number.NaN)
}

const seenOf = (caller: Caller) => ({
  isPoll: isPoll(caller),
  binding: caller.header(BINDING_HEADER),
})

/** Whose session it is, wherever they are: ask for their bounds too. */
async function whoIs(deps: OfficeDeps, caller: Caller): Promise<Who> {
  const token = tokenIn(deps.siteUrl, caller)
  const session = token && (await findSession(deps.db, token, seenOf(caller)))
  const person = session && (await readPerson(deps.db, session.staffId))
  if (!session || !person || person.state !== 'active') throw new Refusal('not_signed_in')
  return { person, session }
}

const placeOf = ({ person: { roles } }: Who, { ip }: Caller) => ({ roles, ip })

async function signedIn(deps: OfficeDeps, caller: Caller): Promise<Who> {
  const who = await whoIs(deps, caller)
  refuseIf(!(await isAdmitted(deps.db, placeOf(who, caller))), 'address_not_listed')
  return who
}

async function signedInWithLimits(deps: OfficeDeps, caller: Caller) {
  const who = await whoIs(deps, caller)
  const bounds = await readBounds(deps.db, placeOf(who, caller))
  refuseIf(!bounds.isAdmitted, 'address_not_listed')
  return { ...who, limits: bounds.limits }
}
