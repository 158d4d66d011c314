import { existsSync, readFileSync } from 'node:fs'

/** Files of the format's own examples: valid, the keys it was signed by, and the published heads. */
const here = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(`web/src/player/evidence/testing/${name}`))
export const VALID = here('valid.jsonl')
export const KEYS = here('keys.jsonl')
export const HEADS = here('heads.jsonl')
/** Of their root. */
export const ROOT = '0fc95eb30584f04aa7dd93bc5a1ee77d7688efc22f2a160015f5efc240eb6dc4'

export const fileOf = (bytes: Uint8Array<ArrayBuffer>, name: string): File =>
  new File([bytes], name)

type Expected = { verdict: string; code?: string; findings: string[] }
const FOLDER = `${process.env.ZAR_SHARED ?? '../shared'}/reference/evidence`

/** All examples of the format, each with its verdict, where they are at hand. */
export const EXAMPLES: [string, Expected][] = existsSync(FOLDER)
  ? Object.entries(JSON.parse(readFileSync(`${FOLDER}/expected.json`, 'utf8')).bundles)
  : []
export const exampleOf = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(`${FOLDER}/${name}`))
