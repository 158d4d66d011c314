import { expect, test } from 'vitest'
import { PROFILES } from './profiles.ts'
import { openTestArcade } from './testing/open-arcade.ts'

test.each([
  ['default', undefined, false],
  ['with-autoplay', PROFILES['with-autoplay'], true],
] as const)('profile %s is told to every session', async (_name, profile, isAllowed) => {
  const fixture = await openTestArcade(profile ? { profile } : {})
  const token = await fixture.seat()
  const seated = (await fixture.get(`/api/session?token=${token}`)).body
  const demo = await fixture.demo()
  await fixture.close()
  for (const session of [seated.session, demo.session])
    expect(session).toMatchObject({ hasAutoplay: isAllowed, hasFastPlay: isAllowed })
})
