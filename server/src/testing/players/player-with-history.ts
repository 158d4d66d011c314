import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { bonusRoutes } from '../../modules/bonuses/index.ts'
import {
  chatRoutes,
  supportRoutes,
  ticketFiles,
  ticketRoutes,
} from '../../modules/support/index.ts'
import { openLog } from '../../platform/log/log.ts'
import { openThrottle } from '../../platform/rate-limits/throttle.ts'
import type { TestCasino } from '../test-casino.ts'
import { browser, signedUp } from './mailbox.ts'
import { openPlayerApp } from './player-app.ts'

const TRIAL_E5 = 100_00000n
/** What only this player ever says. */
export const SAYINGS = {
  iban: 'TR330006100519786457841326',
  holder: 'Işıl Nar Öztürk',
  agent: 'Mozilla/5.0 (Yoldaş; X11)',
  ticket: 'Dekontum Kadıköy şubesinden',
  title: 'Annemin hesabından',
  file: 'nufus-cuzdani.pdf',
  content: 'kimligimin arka yuzu',
  chat: 'Numaram değişti, eskisi ablamda',
  call: 'Akşam yedide ara',
  caller: 'Nar Hanım',
  contact: '05321114477',
  passkey: 'Nar’ın telefonu',
  news: 'Sayın Işıl, hesabın hazır',
}

/** The accounts, support and bonuses of a casino over one Fastify. */
export async function openPlayerWithHistory(casino: TestCasino) {
  const deps = {
    ...casino,
    log: openLog('silent'),
    throttle: openThrottle(casino),
    onCommitted: () => {},
  }
  const routes = [
    ...supportRoutes(deps),
    ...ticketRoutes(deps),
    ...chatRoutes(deps),
    ...bonusRoutes({ ...deps, trialBonusE5: TRIAL_E5, takesFreeBets: true }),
  ]
  return openPlayerApp(casino, undefined, routes, (app, { findSignedIn }) =>
    ticketFiles(app, { ...deps, findSignedIn }),
  )
}
export type PlayerWithHistory = Awaited<ReturnType<typeof openPlayerWithHistory>>

/** A player who has left something in every room of the casino. */
export async function livedIn(casino: TestCasino, site: PlayerWithHistory) {
  const me = await signedUp(site, browser({ ip: '198.51.100.77' }))
  const { playerId = '' } = (await site.sessions.findSignedIn(me.token)) ?? {}
  await writeToSupport(site, me.from)
  await site.post('/api/customer/consent', { kind: 'marketing_sms', isGiven: true }, me.from)
  await casino.db
    .updateTable('player')
    .set({ is_phone_verified: true })
    .where('id', '=', playerId)
    .execute()
  await site.get('/api/bonus/definetrialbonus', me.from)
  await leaveRows(casino, playerId)
  return { ...me, playerId }
}

async function writeToSupport(
  site: PlayerWithHistory,
  from: Awaited<ReturnType<typeof signedUp>>['from'],
): Promise<void> {
  const id = randomUUID()
  await site.app.inject({
    method: 'POST',
    url: `/api/ticket/upload?${new URLSearchParams({ id, name: SAYINGS.file })}`,
    headers: {
      'content-type': 'application/octet-stream',
      authorization: `Bearer ${from.token}`,
    },
    payload: Buffer.from(`%PDF-1.7 ${SAYINGS.content}`),
  })
  const answers = [
    await site.post(
      '/api/ticket/open',
      {
        requestId: randomUUID(),
        subject: 'deposit',
        title: SAYINGS.title,
        text: SAYINGS.ticket,
        files: [id],
      },
      from,
    ),
    await site.post('/api/chat/say', { messageId: randomUUID(), text: SAYINGS.chat }, from),
    await site.post(
      '/api/cms/callme',
      {
        name: SAYINGS.caller,
        message: SAYINGS.call,
        contacts: [{ type: 1, contact: SAYINGS.contact }],
      },
      from,
    ),
  ]
  for (const answer of answers) if (!answer.success) throw new Error(answer.message)
}

/** What comes from a bank, a device or an operator. */
async function leaveRows({ db, clock, random }: TestCasino, playerId: string): Promise<void> {
  const now = clock.now()
  await db
    .insertInto('payment')
    .values({
      id: random.uuid(),
      player_id: playerId,
      type: 2,
      method_id: 1,
      status: 1,
      amount_e5: 50_00000n,
      currency: 'TRY',
      gateway_id: null,
      reason: null,
      detail: JSON.stringify({ Iban: SAYINGS.iban, FullName: SAYINGS.holder, Amount: 50 }),
      ledger_mark: 0n,
      approved_at: now,
      hold: null,
      promised_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await db
    .insertInto('passkey')
    .values({
      id: random.uuid(),
      player_id: playerId,
      credential_id: random.token(16),
      public_key: Buffer.from('key'),
      counter: 0n,
      name: SAYINGS.passkey,
      created_at: now,
      last_used_at: null,
    })
    .execute()
  await db
    .insertInto('two_step')
    .values({ player_id: playerId, secret_sealed: Buffer.from('secret'), begun_at: now })
    .execute()
  await db
    .insertInto('notification')
    .values({
      id: random.uuid(),
      player_id: playerId,
      type: 5,
      read_at: null,
      created_at: now,
      title_tr: '',
      title_en: '',
      note_tr: SAYINGS.news,
      note_en: SAYINGS.news,
    })
    .execute()
  await db
    .updateTable('session')
    .set({ user_agent: SAYINGS.agent })
    .where('player_id', '=', playerId)
    .execute()
  await sql`insert into outbox (player_id, command, message)
    values (${playerId}, 'Notification', ${JSON.stringify({ note: SAYINGS.news })})`.execute(db)
}
