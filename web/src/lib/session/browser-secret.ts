const BYTES = 18

/**
 * A secret of this browser, made up where there is none and kept for so long from now on. It is a
 * cookie, because whoever forgot a password has logged out before, and that clears both storages.
 */
export function browserSecret(name: string, keptSeconds: number): string {
  const secret = new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(document.cookie)?.[1] ?? made()
  const isSecure = location.protocol === 'https:'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${secret}; path=/; max-age=${keptSeconds}; SameSite=Strict${isSecure ? '; Secure' : ''}`
  return secret
}

function made(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
