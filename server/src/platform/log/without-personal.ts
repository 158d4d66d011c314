/** What a person could be known by, or could have written: addresses, ids, numbers, and all that stands in quotes. */
const PERSONAL = [
  /"[^"]*"|“[^”]*”|`[^`]*`|'[^']*'/g,
  /[^\s<>()]+@[^\s<>()]+/g,
  /\b[a-z][a-z0-9+.-]*:\/\/\S+/gi,
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi,
  /\b[a-z]{2}\d\d[\d ]{8,}/gi,
  /\d(?:[ .-]?\d){3,}/g,
]
const LENGTH_MAX = 200

/** A sentence for who may see no personal data: what could be some is `…`. */
export const withoutPersonal = (text: string): string =>
  PERSONAL.reduce((left, pattern) => left.replace(pattern, '…'), firstLine(text)).slice(
    0,
    LENGTH_MAX,
  )

const firstLine = (text: string) => text.split('\n', 1)[0] ?? ''
