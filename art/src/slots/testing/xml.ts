const TAG = /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<>&]*")*)\s*(\/?)>/y
const TEXT = /[^<>&]+/y

function matchAt(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from
  return pattern.exec(text)
}

/** Takes a tag in; says what is wrong with it. */
function nest(open: string[], [, isEnd, name = '', , isEmpty]: RegExpExecArray): string | null {
  if (isEnd) return open.pop() === name ? null : `</${name}> closes nothing`
  if (!isEmpty) open.push(name)
  return null
}

/** What is wrong with a drawing as XML, and where; nothing when it is well-formed. */
export function flawOf(drawing: string): string | null {
  const open: string[] = []
  for (let from = 0; from < drawing.length; ) {
    const text = matchAt(TEXT, drawing, from)
    const tag = text ? null : matchAt(TAG, drawing, from)
    const length = (text ?? tag)?.[0].length ?? 0
    const flaw = tag ? nest(open, tag) : null
    if (length === 0 || flaw)
      return `${flaw ?? 'no XML'} at ${from}: ${drawing.slice(from, from + 60)}`
    from += length
  }
  return open.length > 0 ? `<${open.join('> <')}> stays open` : null
}

/** Attributes that stand twice in one tag. */
export const doubledIn = (drawing: string): string[] =>
  [...drawing.matchAll(/<[A-Za-z]+((?:\s+[\w:-]+="[^"]*")+)/g)].flatMap(
    ([tag, attributes = '']) => {
      const names = [...attributes.matchAll(/\s([\w:-]+)=/g)].map(([, name]) => name)
      return new Set(names).size < names.length ? [tag] : []
    },
  )

/** Ids that a drawing names and does not define, and those it defines twice. */
export function idFlawsOf(drawing: string): string[] {
  const defined = [...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  const named = [...drawing.matchAll(/(?:url\(#| href="#)([\w-]+)/g)].map(([, id = '']) => id)
  return [
    ...named.filter((id) => !defined.includes(id)).map((id) => `${id} is not defined`),
    ...defined.filter((id, at) => defined.indexOf(id) !== at).map((id) => `${id} is defined twice`),
  ]
}
