import { GUEST_FRAMES } from '@zar/contract/guest-frames'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('addEventListener', () => {})
})
afterEach(() => vi.unstubAllGlobals())

const { chat: FIRST, chatBackup: BACKUP } = GUEST_FRAMES
const BOTH = { url: 'https://chat.example/a', backupUrl: 'https://chat.example/b' }

/** The chats that were asked for, when each of them does as told, and which of them opens. */
async function asked(
  answers: Partial<Record<string, 'comes' | 'fails' | 'hangs'>>,
  addresses: { url: string | undefined; backupUrl: string | undefined },
) {
  const { startLiveChat, openSupport } = await import('./live-chat.ts')
  const { onDialogOpened } = await import('../dialog/dialog.ts')
  const seen: string[] = []
  const waited: number[] = []
  let opened: string | undefined
  await startLiveChat(addresses, {
    add: (frame) => {
      seen.push(frame)
      if (answers[frame] === 'hangs') return new Promise(() => {})
      if (answers[frame] === 'fails') return Promise.reject(new Error('blocked'))
      return Promise.resolve({
        open: () => {
          opened = frame
        },
      })
    },
    wait: async (ms) => {
      waited.push(ms)
    },
  })
  onDialogOpened(() => {
    opened = 'our own'
  })
  openSupport()
  return { seen, waited, opened }
}

test('§9 Live chat: without an address nothing is asked for, and our own opens', async () => {
  const { seen, opened } = await asked({}, { url: undefined, backupUrl: 'b' })
  expect(seen).toEqual([])
  expect(opened).toBe('our own')
})

test('§9 Live chat: the backup script loads after 5 seconds if the first did not load', async () => {
  for (const first of ['fails', 'hangs'] as const) {
    vi.resetModules()
    expect(await asked({ [FIRST]: first, [BACKUP]: 'comes' }, BOTH)).toEqual({
      seen: [FIRST, BACKUP],
      waited: [5_000],
      opened: BACKUP,
    })
  }
})

test('§9 Live chat: a first one that is there needs no backup', async () => {
  const { seen, opened } = await asked({ [FIRST]: 'comes' }, BOTH)
  expect(seen).toEqual([FIRST])
  expect(opened).toBe(FIRST)
})

test('§9 Live chat: where neither is to be had, our own opens', async () => {
  const { seen, opened } = await asked({ [FIRST]: 'fails', [BACKUP]: 'fails' }, BOTH)
  expect(seen).toEqual([FIRST, BACKUP])
  expect(opened).toBe('our own')
})

test('§9 A tag-manager id from the configuration loads its script, and without one there is none', async () => {
  const { startTagManager } = await import('./tag-manager.ts')
  vi.stubGlobal('location', { pathname: '/stop', search: '?ref=1', hash: '#secret' })
  const said: unknown[] = []
  const open = () => ({
    frame: {} as HTMLIFrameElement,
    post: (message: unknown) => said.push(message),
    on: (word: string, then: () => void) => word === 'loaded' && then(),
  })
  startTagManager({ id: undefined, url: 'https://tags.example/t.js' }, open)
  startTagManager({ id: 'TAG-1', url: undefined }, open)
  expect(said).toEqual([])
  startTagManager({ id: 'TAG-1', url: 'https://tags.example/t.js' }, open)
  expect(said).toEqual([{ guest: 'page', page: '/stop' }])
})
