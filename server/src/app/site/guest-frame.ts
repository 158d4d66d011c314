/**
 * The scripts of others that an operator lets in: a tag manager and a live chat. Each runs in a
 * document of its own without an origin (sandbox without `allow-same-origin`), so it reads nothing
 * of the site: no token, no storage, no page. Its policy lets in its own address and nothing else.
 */
import { createHash } from 'node:crypto'
import { GUEST_FRAMES } from '@zar/contract/guest-frames'
import type { FastifyInstance } from 'fastify'

export type Guests = {
  tagManager: { id: string | undefined; url: string | undefined }
  liveChat: { url: string | undefined; backupUrl: string | undefined }
}

/**
 * Runs in the frame. It loads the script, says `loaded` or `failed`, and passes on the pages that the
 * visitor sees. Where the script leaves a chat, it says `chat`, and opens it when it is asked to.
 */
const HOST = `
const tell = (guest) => parent.postMessage({ guest }, '*')
window.dataLayer = [{ 'gtm.start': Math.round(performance.timeOrigin + performance.now()), event: 'gtm.js' }]
addEventListener('message', ({ source, data }) => {
  if (source !== parent) return
  if (data?.guest === 'open') window.liveChat?.open()
  if (data?.guest === 'page') dataLayer.push({ event: 'page', page: String(data.page) })
})
const watch = setInterval(() => {
  if (typeof window.liveChat?.open !== 'function') return
  clearInterval(watch)
  tell('chat')
}, 250)
const script = document.createElement('script')
script.src = document.documentElement.dataset.script
script.onload = () => tell('loaded')
script.onerror = () => tell('failed')
if (self.origin === 'null' && parent !== self) document.head.append(script)
`
const HOST_HASH = `'sha256-${createHash('sha256').update(HOST).digest('base64')}'`

/** Serves a frame for each script that is set. */
export function guestFrames(app: FastifyInstance, guests: Guests): void {
  for (const [path, address] of framesOf(guests)) {
    const page = pageOf(address)
    const policy = policyOf(address.origin)
    app.get(path, (_request, reply) =>
      reply
        .header('content-security-policy', policy)
        .header('referrer-policy', 'no-referrer')
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(page),
    )
  }
}

/** The frames of those scripts that are set, with the address of each. */
export function framesOf({ tagManager, liveChat }: Guests): [string, URL][] {
  const frames: [string, URL][] = []
  if (tagManager.id && tagManager.url) {
    const address = new URL(tagManager.url)
    address.searchParams.set('id', tagManager.id)
    frames.push([GUEST_FRAMES.tags, address])
  }
  if (liveChat.url) frames.push([GUEST_FRAMES.chat, new URL(liveChat.url)])
  if (liveChat.url && liveChat.backupUrl) {
    frames.push([GUEST_FRAMES.chatBackup, new URL(liveChat.backupUrl)])
  }
  return frames
}

const pageOf = (address: URL): string => `<!doctype html>
<html lang="tr" data-script="${attribute(address.href)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Zar</title>
<script>${HOST}</script>
</html>
`

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const policyOf = (origin: string): string =>
  [
    'sandbox allow-scripts allow-forms allow-popups',
    "default-src 'none'",
    `script-src ${HOST_HASH} ${origin}`,
    `style-src 'unsafe-inline' ${origin}`,
    `img-src data: blob: ${origin}`,
    `font-src data: ${origin}`,
    `media-src ${origin}`,
    `connect-src ${origin} ${origin.replace(/^http/, 'ws')}`,
    `frame-src ${origin}`,
    `form-action ${origin}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
