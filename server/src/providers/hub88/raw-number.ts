const STRING_OR_BRACKET = /"(?:[^"\\]|\\.)*"|[{}[\]]/g

/**
 * The text of a number as it stands in a JSON object, before parsing rounds it: `2^53 + 1` and
 * `1.00000000000000000001` are other numbers once they are doubles. Undefined where the object has
 * no such member in plain letters. Of two members of one name the last counts, as in JSON.parse.
 */
export function rawNumber(json: string, member: string): string | undefined {
  const name = `"${member}"`
  const first = json.indexOf(name)
  if (first < 0) return undefined
  if (isFlat(json) && first === json.lastIndexOf(name)) return textAfter(json, first + name.length)
  return lastOfMember(json, name)
}

function lastOfMember(json: string, name: string): string | undefined {
  let depth = 0
  let found: string | undefined
  for (const { 0: token, index } of json.matchAll(STRING_OR_BRACKET)) {
    if (token === '{' || token === '[') depth += 1
    else if (token === '}' || token === ']') depth -= 1
    else if (depth === 1 && token === name) {
      found = textAfter(json, index + token.length) ?? found
    }
  }
  return found
}

/** One object of plain members, as nearly all are: what stands in it once before a colon is the member. */
const isFlat = (json: string) =>
  !json.includes('\\') && !json.includes('[') && json.indexOf('{') === json.lastIndexOf('{')

const textAfter = (json: string, at: number) =>
  /^\s*:\s*([^\s,}]+)/.exec(json.slice(at, at + 64))?.[1]
