import { createHash } from 'node:crypto'
import type { Envelope } from '@zar/contract/endpoint'
import { OFFICE_HEADER } from '@zar/contract/office/operation'
import type { Right, RoleName } from '@zar/contract/office/rights/rights'
import { Secret, TOTP } from 'otpauth'
import { personalDataOf } from '../../app/personal-data.ts'
import { erasePlayer } from '../../jobs/erase-players.ts'
import type { Supplier } from '../../modules/casino/index.ts'
import type { OutboundMessage } from '../../modules/messages/outbound-message.ts'
import {
  type KeyStore,
  mountOffice,
  type OfficeRoute,
  officeRoutes,
} from '../../modules/office/index.ts'
import { startSession } from '../../modules/office/sessions/session.ts'
import { openPasswords, openSessions } from '../../modules/players/index.ts'
import type { SupplierControl } from '../../modules/suppliers/index.ts'
import type { FieldCipher } from '../../platform/encryption/field-cipher.ts'
import { openHttp } from '../../platform/http/http.ts'
import { openLog } from '../../platform/log/log.ts'
import { openThrottle } from '../../platform/rate-limits/throttle.ts'
import { openTestCipher } from '../field-cipher.ts'
import type { TestCasino } from '../test-casino.ts'

export const OFFICE_URL = 'http://localhost:3000'
export const PASSWORD = 'dokuz deve bir tepe'
const SECRET = new Secret({ size: 20 })

/** Who calls: by the token of their session, from an address. */
export type Desk = { token?: string | undefined; ip?: string; headers?: Record<string, string> }
export type OfficeReply<Data> = Envelope<Data> & { status: number; token?: string | undefined }

/** The office over a real Fastify on a casino of its own, with people made as the test needs them. */
export async function openOfficeApp(
  casino: TestCasino & { fieldCipher?: FieldCipher },
  more: OfficeRoute[] = [],
  suppliers: readonly Supplier[] = [],
  keys?: KeyStore,
) {
  const log = openLog('fatal')
  /** In whose name the bank says that accounts are. */
  const bank = { holder: '' }
  /** What was sent to players outside of the site. */
  const letters: (OutboundMessage & { way: 'mail' | 'sms' })[] = []
  const sender = (way: 'mail' | 'sms') => ({
    send: async (_tx: unknown, message: OutboundMessage) => void letters.push({ ...message, way }),
  })
  const deps = {
    ...casino,
    log,
    fieldCipher: casino.fieldCipher ?? openTestCipher(casino),
    passwords: openPasswords(casino),
    throttle: openThrottle(casino),
    siteUrl: OFFICE_URL,
    sessions: openSessions({
      ...casino,
      onSessionEnded: () => {},
      hasStakedSince: async () => false,
    }),
    messages: { mail: sender('mail'), sms: sender('sms') },
    onCommitted: () => {},
    bus: { publish: async () => {} },
    service: { readHolder: async () => bank.holder },
    suppliers,
    /** Undefined until a test opens one. */
    supplierControl: undefined as SupplierControl | undefined,
    keys,
    unfinished: personalDataOf(casino.db),
    erase: (playerId: string, operator: string) =>
      erasePlayer({ ...casino, onCommitted: () => {} }, { playerId, operator }),
  }
  const app = openHttp({ logger: log, random: casino.random })
  mountOffice(app, [...officeRoutes(deps), ...more], deps)
  await app.ready()
  const passwordHash = await deps.passwords.hash(PASSWORD)

  async function send<Data>(
    method: 'GET' | 'POST',
    url: string,
    body: object,
    { token, ip = '203.0.113.9', headers = {} }: Desk = {},
  ): Promise<OfficeReply<Data>> {
    const cookie = token === undefined ? {} : { cookie: `office=${token}` }
    const query = new URLSearchParams(body as Record<string, string>).toString()
    const response = await app.inject({
      method,
      url: method === 'GET' && query ? `${url}?${query}` : url,
      remoteAddress: ip,
      headers: { locale: 'tr', 'user-agent': 'test', [OFFICE_HEADER]: '1', ...cookie, ...headers },
      ...(method === 'POST' ? { payload: body } : {}),
    })
    const set = /^office=([\w-]+);/.exec(String(response.headers['set-cookie'] ?? ''))?.[1]
    return { ...response.json<Envelope<Data>>(), status: response.statusCode, token: set }
  }

  /** The six digits that an app with this secret shows now, by the clock of the casino. */
  const codeOf = (secret: string) =>
    new TOTP({
      secret: Secret.fromBase32(secret),
      digits: 6,
      period: 30,
      algorithm: 'SHA1',
    }).generate({ timestamp: casino.clock.now().getTime() })

  return {
    app,
    deps,
    bank,
    letters,
    get: <Data>(url: string, input: object = {}, from?: Desk) =>
      send<Data>('GET', url, input, from),
    post: <Data>(url: string, input: object = {}, from?: Desk) =>
      send<Data>('POST', url, input, from),
    codeOf,
    /** Those of everybody whom {@link staff} made. */
    code: () => codeOf(SECRET.base32),
    /** An active person with these roles, who logs in by {@link PASSWORD} and {@link code}. */
    async staff(name: string, roles: readonly RoleName[], leads: readonly RoleName[] = []) {
      const id = casino.random.uuid()
      await casino.db
        .insertInto('staff')
        .values({
          id,
          name,
          full_name: name,
          state: 'active',
          password_hash: passwordHash,
          totp_sealed: deps.fieldCipher.encrypt(SECRET.base32, `staff.totp:${id}`),
        })
        .execute()
      for (const role of roles)
        await casino.db
          .insertInto('staff_role')
          .values({
            staff_id: id,
            role,
            is_lead: leads.includes(role),
            proposal_id: null,
            ended_at: null,
            ended_by: null,
          })
          .execute()
      return { id, name }
    },
    /** A person's session, opened without the log-in. */
    async session(staffId: string): Promise<Desk> {
      const caller = { ip: '203.0.113.9', userAgent: 'test' } as Parameters<
        typeof startSession
      >[2]['caller']
      const { token } = await casino.db
        .transaction()
        .execute((tx) => startSession(tx, casino, { staffId, caller }))
      return { token }
    },
    /** As the person had proved just now who they are. */
    async prove(desk: Desk, right: Right, object: string, amountE5: bigint | null = null) {
      const { id } = await casino.db
        .selectFrom('staff_session')
        .select('id')
        .where(
          'token_hash',
          '=',
          createHash('sha256')
            .update(desk.token ?? '')
            .digest(),
        )
        .executeTakeFirstOrThrow()
      await casino.db
        .insertInto('staff_proof')
        .values({ session_id: id, right_name: right, object, amount_e5: amountE5 })
        .execute()
    },
    close: () => app.close(),
  }
}
