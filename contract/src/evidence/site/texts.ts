import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod/mini'
import { canon, parseCanon } from '../canon.ts'
import { text } from '../values.ts'

/** A text of law as it is published, a canonical line each. Its hash is the SHA-256 of the line. */
const TEXT = z.strictObject({
  /** Its address: `/pages/1`. */
  document: text,
  version: text,
  locale: text,
  title: text,
  blocks: z.array(z.record(text, z.unknown())),
})
export type PublishedText = z.infer<typeof TEXT>

/** What names one: document, version and language. */
type Named = Pick<PublishedText, 'document' | 'version' | 'locale'>
export const nameOfText = ({ document, version, locale }: Named): string =>
  JSON.stringify([document, version, locale])

/** The hash of each text, by its name. */
export type PublishedTexts = ReadonlyMap<string, string>

export const lineOfText = (published: PublishedText): string => canon(published)
export const hashOfText = (line: string): string => bytesToHex(sha256(utf8ToBytes(line)))

/** Reads the published texts. Throws where a line is none, or a text is there twice. */
export function readTexts(file: string): PublishedTexts {
  const texts = new Map<string, string>()
  for (const line of file.split('\n')) {
    if (line === '') continue
    const name = nameOfText(TEXT.parse(parseCanon(utf8ToBytes(line))))
    if (texts.has(name)) throw new Error(`The text ${name} is there twice.`)
    texts.set(name, hashOfText(line))
  }
  return texts
}
