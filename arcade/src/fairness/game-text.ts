import type { Game, Json } from '../games/game.ts'

/** What a commitment names a game's mathematics by: SHA-256 of this text, in lower-case hexadecimal. */
export const gameText = ({
  code,
  version,
  paytable,
}: Pick<Game<Json, Json, Json>, 'code' | 'version' | 'paytable'>): string =>
  `${code}\n${version}\n${canonical(paytable)}`

/** JSON without spaces, the members of an object by their names. */
function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  const sorted = members.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${sorted.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`
}

/** What a commitment is the SHA-256 of. Pairs of before the digest have none. */
export const committedText = (serverSeed: string, digest: string | null): string =>
  digest === null ? serverSeed : `${serverSeed}:${digest}`
