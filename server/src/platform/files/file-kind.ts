import { TICKET_FILE_TYPES, TICKET_LIMITS, type TicketFileType } from '@zar/contract/support/ticket'

type Sign = { type: TicketFileType; at: number; bytes: string }

/** How each type begins. WebP says so after the length of its container. */
const SIGNS: Sign[] = [
  { type: 'image/png', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { type: 'image/jpeg', at: 0, bytes: '\xff\xd8\xff' },
  { type: 'image/webp', at: 8, bytes: 'WEBPVP8' },
  { type: 'application/pdf', at: 0, bytes: '%PDF-' },
]

const isRiff = (content: Buffer) => content.toString('latin1', 0, 4) === 'RIFF'

/** What the bytes are, whatever the file is called; undefined for anything we do not take. */
export function kindOf(content: Buffer): TicketFileType | undefined {
  const sign = SIGNS.find(
    ({ at, bytes }) => content.toString('latin1', at, at + bytes.length) === bytes,
  )
  return sign?.type === 'image/webp' && !isRiff(content) ? undefined : sign?.type
}

/** Nothing that leads out of a folder, breaks a header, turns the writing around or hides an ending. */
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}"'`<>|:*?%;&$\\/]+/gu

/** A name to save the file under: plain, not long, and ending in what the file is. */
export function safeName(name: string, type: TicketFileType): string {
  const endings: readonly string[] = TICKET_FILE_TYPES[type]
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const plain = last.replace(UNSAFE, '_').replace(/^[.\s_]+|[.\s]+$/g, '')
  const [, stem = plain, ending = ''] = /^(.*)\.([^.]*)$/su.exec(plain) ?? []
  const isRight = endings.includes(ending.toLowerCase())
  const base = isRight ? stem : plain
  const cut = [...base].slice(0, TICKET_LIMITS.fileNameMax - 10).join('')
  return `${cut || 'dosya'}.${isRight ? ending.toLowerCase() : endings[0]}`
}

/** How a browser is told to save it, for those that read only ASCII too (RFC 6266). */
export function dispositionOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_')
  const whole = encodeURIComponent(name).replace(
    /[()*!]/g,
    (one) => `%${one.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
