import { expect, test } from 'vitest'
import { openClosing } from './closing.ts'

test('OPS-02: parts are closed in turn, and the one that does not end is known by name', async () => {
  const closing = openClosing()
  const ended: string[] = []
  expect(closing.part()).toBe('none')
  void closing.inTurn({
    calls: { close: () => void ended.push('calls') },
    view: undefined,
    jobs: { close: async () => void ended.push('jobs') },
    wallet: { close: () => new Promise(() => {}) },
    database: { close: () => void ended.push('database') },
  })
  await expect.poll(closing.part).toBe('wallet')
  expect(ended).toEqual(['calls', 'jobs'])
})
