import { addScript } from './script.ts'

type Layered = typeof globalThis & { dataLayer?: unknown[] }

/** Starts the operator's tag manager. Without an id there is none, and nothing is asked for. */
export async function startTagManager(
  { id, url }: { id: string | undefined; url: string | undefined },
  add: (address: string) => Promise<void> = addScript,
): Promise<void> {
  if (!id || !url || !URL.canParse(url)) return
  const address = new URL(url)
  address.searchParams.set('id', id)
  const page: Layered = globalThis
  page.dataLayer ??= []
  page.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  // A visitor whose browser blocks it loses nothing.
  await add(address.href).catch(() => undefined)
}
