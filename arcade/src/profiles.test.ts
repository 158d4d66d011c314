import { expect, test } from 'vitest'
import { PROFILES } from './profiles.ts'
import { openTestArcade } from './testing/open-arcade.ts'

test.each([
  ['default', undefined, false],
  ['with-autoplay', PROFILES['with-autoplay'], true],
  ['uk', PROFILES.uk, false],
] as const)('profile %s is told to every session', async (_name, profile, isAllowed) => {
  const fixture = await openTestArcade(profile ? { profile } : {})
  const token = await fixture.seat()
  const seated = (await fixture.get(`/api/session?token=${token}`)).body
  const demo = await fixture.demo()
  await fixture.close()
  for (const session of [seated.session, demo.session])
    expect(session).toMatchObject({ hasAutoplay: isAllowed, hasFastPlay: isAllowed })
})

const DICE = { game: 'zar_terazi', bet: { stakeKurus: 2_000, side: 'over', threshold: 5_000 } }
const SLOT = { game: 'zar_saat_kulesi', bet: { stakeKurus: 2_000 } }

test.each([
  ['default', DICE, 1_000],
  ['default', SLOT, 2_500],
  ['uk', DICE, 5_000],
  ['uk', SLOT, 2_500],
] as const)(
  'GAM-08, X13: under %s no round begins too soon after another: $game',
  async (name, { game, bet }, ms) => {
    const fixture = await openTestArcade({ profile: PROFILES[name] })
    const token = await fixture.seat(undefined, game)
    const { body } = await fixture.begin(token, bet)
    await fixture.finish(token, body.round.id)
    fixture.later(ms - 1)
    expect((await fixture.begin(token, bet)).status).toBe(429)
    fixture.later(1)
    expect((await fixture.begin(token, bet)).status).toBe(200)
    await fixture.close()
  },
)
