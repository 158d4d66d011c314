import { openLog } from '../../../../../platform/log/log.ts'
import { systemRandom } from '../../../../../platform/random.ts'
import { settableClock } from '../../../../../testing/test-casino.ts'
import type { Wire } from '../../../testing/adapters/wire.ts'
import { COMPANY_KEY, openTestCompany } from '../../../testing/company.ts'
import { fixture, odds, result } from '../../../testing/said.ts'
import { openCompanyFeed } from '../company-feed.ts'

/** The company as the suite of adapters asks for it. */
export async function openWire(): Promise<Wire> {
  const clock = settableClock(new Date('2026-03-01T12:00:00Z'))
  const company = await openTestCompany({ clock })
  const { pre } = company
  const log = openLog('silent')
  const feed = openCompanyFeed({
    clock,
    log,
    random: systemRandom,
    counts: { add: () => {} },
    url: company.url,
    keys: [COMPANY_KEY],
    retryMs: () => 20,
  })
  const known = new Set<string>()
  return {
    feed,
    clock,
    offer: (event, homeMilli, { lost = false, madeMs } = {}) => {
      if (!known.has(event)) pre.say(fixture(event))
      known.add(event)
      pre.say(odds(event, [result([homeMilli, 3_600, 4_400])]), {
        lost,
        ...(madeMs !== undefined && { ts: madeMs }),
      })
    },
    settle: (event) =>
      pre.say({
        type: 'bet_settlement',
        event,
        certainty: 1,
        markets: [
          {
            key: 'ft.result',
            line: null,
            results: ['1', 'X', '2'].map((key) => [key, key === '1' ? 1 : 0, 0]),
          },
        ],
        facts: {},
      }),
    sayUnknown: () => pre.say({ type: 'weather', event: 'm1' }),
    sayUnreadable: (event) => pre.say({ type: 'odds_change', event, markets: 'none' }),
    forge: () => {
      for (const socket of pre.joined) socket.send('bm90IG91cnM {"v":1,"producer":"pre"}')
    },
    setSilent: (isSilent) => {
      pre.now.isSilent = isSilent
    },
    cut: () => {
      for (const socket of pre.joined) socket.terminate()
    },
    forget: () => pre.forget('9c01'),
    keepNothing: () => pre.keepFrom(pre.now.seq + 1),
    followers: (producer) => company[producer].joined.size,
    imagesRead: () =>
      company.calls.filter((url) => url.startsWith('/v1/snapshot?producer=pre')).length,
    close: company.close,
  }
}
