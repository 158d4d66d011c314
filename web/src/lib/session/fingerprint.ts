import { TIMINGS } from '@zar/contract/limits'
import { localStore } from '../storage/browser-storage.ts'

const KEY = 'fingerprint'
let asked: Promise<string> | undefined

const measured = async () => {
  const { load } = await import('@fingerprintjs/fingerprintjs')
  const agent = await load()
  return (await agent.get()).visitorId
}

async function settle(): Promise<string> {
  const late = new Promise<null>((resolve) =>
    setTimeout(() => resolve(null), TIMINGS.fingerprintTimeoutMs),
  )
  const id = await Promise.race([measured().catch(() => null), late])
  const kept = id ?? crypto.randomUUID()
  localStore.setItem(KEY, kept)
  return kept
}

/** The device's id if it is known already. */
export const storedFingerprint = (): string => localStore.getItem(KEY) ?? ''

/** The device's id: measured once, kept, and made up when measuring takes more than a second. */
export function fingerprint(): Promise<string> {
  const stored = storedFingerprint()
  if (stored) return Promise.resolve(stored)
  asked ??= settle()
  return asked
}
