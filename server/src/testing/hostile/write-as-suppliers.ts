import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { placeBet } from '@zar/contract/betting/slip'
import { expect, vi } from 'vitest'
import { COMPANY_KEY, openTestCompany } from '../../modules/betting/testing/company.ts'
import { fixture, odds, result } from '../../modules/betting/testing/said.ts'
import { betFields } from '../../providers/hub88/testing/fields.ts'
import { signRequest } from '../../providers/hub88/testing/sign-request.ts'
import { GAME } from '../../providers/hub88/testing/stand-in.ts'
import type { CasinoFixture } from '../casino/casino-fixture.ts'
import type { CasinoHere } from '../casino/casino-in-process.ts'
import { ask } from '../casino/raw-request.ts'
import { sized } from './strings.ts'
import type { Kept, Pen } from './write-as-players.ts'

const NAME = { min: 1, max: 200 }
const ALIVE_EVERY_MS = 1_000
const DAY_MS = 86_400_000
const CASH_E5 = 1_000_00000n
/** A game's name is refused where part of it cannot be seen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u
/** What a spreadsheet would compute, as the name of the one game that is played and the one match that is bet on. */
export const FORMULA = '=HYPERLINK("http://x.example";"<script>hit(1)</script>")'

/** What the casino is opened with: a catalogue whose titles are these texts, and an odds company that names teams so. */
export async function openSuppliersOf(texts: readonly string[]) {
  const company = await openTestCompany({ clock: { now: () => new Date() } })
  // The others write for minutes, and a feed that is silent meanwhile takes no bet.
  const alive = setInterval(() => company.pre.alive(), ALIVE_EVERY_MS)
  const names = texts.map((text) => sized(text, NAME))
  return {
    company,
    settings: ({ standIn, keys }: CasinoFixture) => {
      const games = names.map((name, index) => ({
        ...GAME,
        game_code: `h${index}`,
        name,
        product: name,
        translations: { en: name },
      }))
      standIn.state.games = [{ ...GAME, name: FORMULA }, ...games]
      writeFileSync(path.join(keys.folder, `feed-key-${COMPANY_KEY.id}`), COMPANY_KEY.secret, {
        mode: 0o600,
      })
      return { feed: { url: company.url }, trustedProxies: ['127.0.0.1'] }
    },
    async tell(casino: CasinoHere, unwritable: readonly string[]): Promise<Kept[]> {
      const { pre } = company
      // Each side has a name that no other event has, so that each is looked for by itself.
      const sides = [FORMULA, ...names]
      for (const [index, name] of [...unwritable, ...sides].entries()) {
        const event = `e${index}`
        const home = { id: `t${index}`, name }
        const league = { id: `l${index}`, name, country: 'TR' }
        pre.say(fixture(event, { home, league, start: Date.now() + DAY_MS }))
        pre.say(odds(event, [result([2000, 3600, 4000])]))
      }
      const areThere = async () =>
        expect((await marketsOf(casino)).length).toBeGreaterThanOrEqual(sides.length)
      await vi.waitFor(areThere, { timeout: 60_000, interval: 200 })
      const titles = names.filter((name) => !UNSEEN.test(name))
      return [
        ...[FORMULA, ...titles].map((text) => ({ field: 'title of a game', text })),
        ...sides.map((text) => ({ field: 'team', text })),
      ]
    },
    close: async () => {
      clearInterval(alive)
      await company.close()
    },
  }
}

const marketsOf = ({ testCasino }: CasinoHere) =>
  testCasino.db
    .selectFrom('betting_event')
    .innerJoin('betting_market', 'betting_market.event_id', 'betting_event.id')
    .innerJoin('betting_selection', 'market_id', 'betting_market.id')
    .where('betting_selection.key', '=', '1')
    .select(['betting_event.home', 'betting_selection.id', 'odds_milli'])
    .execute()

/** Somebody plays the game, and bets on the match, that are called like a formula, so that reports name them. */
export async function playFormulas(casino: CasinoHere, pen: Pen): Promise<void> {
  const seat = await casino.seat(casino.address, CASH_E5)
  const fields = betFields(seat, { id: randomUUID(), amountE5: 10_00000n, round: randomUUID() })
  const signed = signRequest(casino.keys.hub88PrivateKey, JSON.stringify(fields))
  const said = await ask(`${casino.address}/wallet/hub88/transaction/bet`, {
    method: 'POST',
    body: signed.body,
    headers: signed.headers,
  })
  expect(said.json()).toMatchObject({ status: 'RS_OK' })
  await pen.newPlayer(CASH_E5)
  const market = (await marketsOf(casino)).find(({ home }) => home === FORMULA)
  const leg = { selections: [Number(market?.id)], odds: market?.odds_milli ?? 0, isBanker: false }
  // No bet is taken on a feed that has been silent, as where the machine is busy.
  const isPlaced = async () => {
    const input = { id: randomUUID(), legs: [leg], sizes: [1], unitKurus: 1_000, policy: 'none' }
    expect((await pen.write(placeBet, input)).data).toMatchObject({ state: 'open' })
  }
  await vi.waitFor(isPlaced, { timeout: 60_000, interval: 500 })
}
