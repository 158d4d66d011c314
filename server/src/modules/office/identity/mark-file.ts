import { TIME_ZONE } from '@zar/contract/limits'

type File = { name: string; type: string; content: Buffer }
type Seen = { by: string; at: Date }
type Marked = { name: string; type: 'image/svg+xml' | 'application/pdf'; content: Buffer }

/** Sides of the drawing that a picture is fitted into, and how far apart the marks stand. */
const SIDE = 1_200
const STEP = 240

const time = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/**
 * The file as one person is shown it, with their name and the time on it. A picture becomes a drawing of itself with
 * the mark over all of it; a PDF has it in its name and behind its end, as its pages are not drawn anew.
 */
export function markFile({ name, type, content }: File, { by, at }: Seen): Marked {
  const mark = `${by} · ${time.format(at)}`
  const stem = name.replace(/\.[^.]*$/, '')
  if (type === 'application/pdf') {
    const said = `${by} ${time.format(at)}`.replace(/[^\p{L}\p{N}]+/gu, '-')
    const tail = Buffer.from(`\n% ${mark.replace(/[\r\n]/g, ' ')}\n`)
    return { name: `${stem}-${said}.pdf`, type, content: Buffer.concat([content, tail]) }
  }
  const svg = drawMarked(`data:${type};base64,${content.toString('base64')}`, mark)
  return { name: `${stem}.svg`, type: 'image/svg+xml', content: Buffer.from(svg) }
}

function drawMarked(picture: string, mark: string): string {
  const rows = Array.from({ length: Math.ceil((SIDE * 2) / STEP) }, (_, row) => {
    const y = row * STEP - SIDE / 2
    return `<text x="${row % 2 === 0 ? -SIDE / 2 : -SIDE / 4}" y="${y}">${`${asText(mark)}${GAP}`.repeat(4)}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">
<rect width="${SIDE}" height="${SIDE}" fill="#101014"/>
<image href="${picture}" width="${SIDE}" height="${SIDE}" preserveAspectRatio="xMidYMid meet"/>
<g transform="rotate(-30 ${SIDE / 2} ${SIDE / 2})" font-family="sans-serif" font-size="30" fill="#ffffff" fill-opacity="0.55"
 stroke="#000000" stroke-opacity="0.45" stroke-width="4" paint-order="stroke" xml:space="preserve">
${rows.join('\n')}
</g></svg>`
}

const GAP = '\u2003\u2003\u2003'

/** A name of the staff is text, and never markup. */
const asText = (text: string): string =>
  text.replace(/[^\p{L}\p{N}\p{Zs} .,:·'-]/gu, '').replaceAll("'", '&#39;')
