import { expect, test } from 'vitest'
import { PROFILES } from './profiles.ts'
import { openTestArcade } from './testing/open-arcade.ts'

test.each([
  ['default', undefined, false],
  ['with-autoplay', PROFILES['with-autoplay'], true],
] as const)('profile %s is told to every session', async (_name, profile, hasAutoplay) => {
  const fixture = await openTestArcade(profile ? { profile } : {})
  const token = await fixture.seat()
  const seated = (await fixture.get(`/api/session?token=${token}`)).body
  const demo = await fixture.demo()
  await fixture.close()
  expect([seated.session.hasAutoplay, demo.session.hasAutoplay]).toEqual([hasAutoplay, hasAutoplay])
})
