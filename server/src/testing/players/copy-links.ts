import type { OwnData } from '@zar/contract/players/own-data'
import { openCopy } from '../../modules/players/index.ts'
import type { TestCasino } from '../test-casino.ts'
import { browser, lastCode, signedUp } from './mailbox.ts'
import type { From, openPlayerApp } from './player-app.ts'

type Site = Awaited<ReturnType<typeof openPlayerApp>>
const DAY_MS = 24 * 60 * 60_000

/** As if address and phone of the player had been confirmed so long ago. */
export async function confirmContacts(
  { db, clock }: TestCasino,
  playerId: string,
  { daysAgo }: { daysAgo: number },
): Promise<void> {
  const both = { is_email_confirmed: true, is_phone_verified: true }
  await db.updateTable('player').set(both).where('id', '=', playerId).execute()
  await db
    .updateTable('player')
    .set({ contact_changed_at: new Date(clock.now().getTime() - daysAgo * DAY_MS) })
    .where('id', '=', playerId)
    .execute()
}

/** Links to copies of players' data, as two people of the office let them out, and what is done with them. */
export async function openCopyLinks(casino: TestCasino, site: Site) {
  const [first, second] = [casino.random.uuid(), casino.random.uuid()]
  for (const id of [first, second]) {
    const row = { id, name: `k${id.slice(0, 8)}`, full_name: 'Kişi' }
    await casino.db
      .insertInto('staff')
      .values({ ...row, state: 'active', password_hash: 'x', totp_sealed: Buffer.of(1) })
      .execute()
  }
  const letters: { to: string; subject: string | null; text: string }[] = []
  const mail = {
    send: async (_tx: unknown, letter: (typeof letters)[number]) => void letters.push(letter),
  }
  const deps = { ...site.deps, messages: { ...site.deps.messages, mail } }

  let players = 0
  const open = async (playerId: string): Promise<string> => {
    const by = { first, second }
    await casino.db.transaction().execute((tx) => openCopy(tx, deps, { playerId, by }))
    return /\/data-copy\S*#(\S+)/.exec(letters.at(-1)?.text ?? '')?.[1] ?? ''
  }
  const ask = (token: string, from: From = {}) =>
    site.post<{ code?: string }>('/api/customer/datacopy/code', { token }, from)
  const take = (token: string, code: string, from: From = {}) =>
    site.post<OwnData & { code?: string }>('/api/customer/datacopy', { token, code }, from)

  return {
    letters,
    open,
    ask,
    take,
    /** A player with a link, whose browser shows what comes to the phone; they are not logged in. */
    async lettered() {
      // From an address of their own: one that brings many links is told to wait.
      const player = await signedUp(site, browser({ ip: `198.51.100.${++players}` }))
      const { playerId = '' } = (await site.sessions.findSignedIn(player.token)) ?? {}
      await confirmContacts(casino, playerId, { daysAgo: 8 })
      const token = await open(playerId)
      const { token: _, ...from } = player.from
      return { ...player, playerId, link: token, from, signedIn: player.from }
    },
    /** Asks for a code, and answers it. */
    async codeOf(token: string, from: From): Promise<string> {
      const { success, message } = await ask(token, from)
      if (!success) throw new Error(message)
      return lastCode(site, from)
    },
  }
}
