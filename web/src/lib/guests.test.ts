import { afterEach, expect, test, vi } from 'vitest'
import { startTagManager } from './tag-manager.ts'

afterEach(() => vi.unstubAllGlobals())

const chatOf = async () => {
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('addEventListener', () => {})
  return (await import('./live-chat.ts')).startLiveChat
}

/** The chats that were asked for, when each of them does as told. */
async function asked(
  answers: Record<string, 'loads' | 'fails' | 'hangs'>,
  addresses: { url: string | undefined; backupUrl: string | undefined },
  isThere = false,
) {
  const startLiveChat = await chatOf()
  const seen: string[] = []
  const waited: number[] = []
  await startLiveChat(addresses, {
    add: (address) => {
      seen.push(address)
      if (answers[address] === 'hangs') return new Promise(() => {})
      return answers[address] === 'loads' ? Promise.resolve() : Promise.reject(new Error('blocked'))
    },
    wait: async (ms) => {
      waited.push(ms)
    },
    isThere: () => isThere,
  })
  return { seen, waited }
}
const BOTH = { url: 'a', backupUrl: 'b' }

test('§9 Live chat: without an address nothing is asked for', async () => {
  expect((await asked({}, { url: undefined, backupUrl: 'b' })).seen).toEqual([])
})

test('§9 Live chat: the backup script loads after 5 seconds if the first did not load', async () => {
  for (const first of ['fails', 'hangs'] as const) {
    expect(await asked({ a: first, b: 'loads' }, BOTH)).toEqual({
      seen: ['a', 'b'],
      waited: [5_000],
    })
  }
})

test('§9 Live chat: a first script that loaded needs no backup', async () => {
  expect((await asked({ a: 'loads' }, BOTH)).seen).toEqual(['a'])
  expect((await asked({ a: 'hangs' }, BOTH, true)).seen).toEqual(['a'])
})

test('§9 Live chat: neither script to be had is nobody’s failure', async () => {
  expect((await asked({ a: 'fails', b: 'fails' }, BOTH)).seen).toEqual(['a', 'b'])
})

test('§9 A tag-manager id from the configuration loads its script, and without one there is none', async () => {
  const seen: string[] = []
  const add = async (address: string) => {
    seen.push(address)
  }
  await startTagManager({ id: undefined, url: 'https://tags.example/t.js' }, add)
  await startTagManager({ id: 'TAG-1', url: undefined }, add)
  await startTagManager({ id: 'TAG-1', url: 'nonsense' }, add)
  expect(seen).toEqual([])
  await startTagManager({ id: 'TAG-1', url: 'https://tags.example/t.js?l=x' }, add)
  expect(seen).toEqual(['https://tags.example/t.js?l=x&id=TAG-1'])
  await startTagManager({ id: 'TAG-1', url: 'https://tags.example/t.js' }, () =>
    Promise.reject(new Error('blocked')),
  )
})
