import { expect, test } from 'vitest'
import { startUp } from './start-up.ts'

const later = () => new Promise((resolve) => setImmediate(resolve))

test('§4 Startup: what comes first has come before the rest begins, and the rest runs side by side', async () => {
  const steps: string[] = []
  const step = (name: string) => async () => {
    steps.push(`${name} begins`)
    await later()
    steps.push(`${name} ends`)
  }
  await startUp({ first: [step('bootstrap')], rest: [step('texts'), step('chat')] })
  expect(steps).toEqual([
    ...['bootstrap begins', 'bootstrap ends'],
    ...['texts begins', 'chat begins', 'texts ends', 'chat ends'],
  ])
})

test('§8 Translation load failure: a step that fails holds no other up', async () => {
  const done: string[] = []
  await startUp({
    first: [() => Promise.reject(new Error('no bootstrap'))],
    rest: [
      () => {
        throw new Error('no texts')
      },
      () => done.push('chat'),
    ],
  })
  expect(done).toEqual(['chat'])
})
