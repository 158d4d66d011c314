import { onTestFinished, vi } from 'vitest'

type Keys = Partial<Record<'create' | 'get', () => Promise<unknown>>>

/** A browser that can hold passkeys, and what its device answers; put back after each test. */
export function holdPasskeys(keys: Keys): void {
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: keys })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'credentials'))
}

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer

/** What a device signs with, and what it has made. */
export const SIGNED = {
  id: 'key-1',
  rawId: bytes('key-1'),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes('client'),
    authenticatorData: bytes('device'),
    signature: bytes('signed'),
    attestationObject: bytes('made'),
  },
}

/** The owner of the device said no, or it has a key for this account already. */
export const noKey = (name: 'NotAllowedError' | 'InvalidStateError'): Error =>
  Object.assign(new Error(name), { name })
