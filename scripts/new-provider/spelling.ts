const NAME = /^[a-z][a-z\d]*(-[a-z\d]+)*$/
const NAME_MAX = 30

/** Why this is no name for a folder of our own; undefined where it is one. */
export function whyNoName(name: string): string | undefined {
  if (!NAME.test(name) || name.length > NAME_MAX) {
    return `"${name}" is no name: small letters and digits, with dashes between words`
  }
  return name.includes('example') ? 'the example stays the example' : undefined
}

/** A name in each way that code spells it: acme-games, acmeGames, AcmeGames, ACME_GAMES, Acme Games. */
export function spellingsOf(name: string) {
  const words = name.split('-')
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const pascal = words.map(capital).join('')
  return {
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    constant: words.join('_').toUpperCase(),
    title: words.map(capital).join(' '),
  }
}

const BORROWED = / It is borrowed: [^\n]*? \*\//g

/** The example's text with the supplier's name in its place, each time as it is spelled there. */
export function renamed(text: string, name: string): string {
  const { camel, pascal, constant, title } = spellingsOf(name)
  return text
    .replace(BORROWED, ' */')
    .replaceAll("'digitain'", `'${name}'`)
    .replace(/example(?=[A-Z])/g, camel)
    .replace(/Example(?=[A-Z])/g, pascal)
    .replace(/(?<=[a-z])Example\b/g, pascal)
    .replace(/\bExample\b/g, title)
    .replaceAll('EXAMPLE', constant)
    .replaceAll('example', name)
}
