/** What the server says of a session that a command line keeps, before its machine. */
const LINE = 'zar-office '

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

const found = (list: typeof BROWSERS, agent: string): string | undefined =>
  list.find(([sign]) => sign.test(agent))?.[1]

/** `Firefox, Linux` of what a browser says of itself; what is unknown stays as it is, cut. */
export function deviceText(agent: string): string {
  if (agent.startsWith(LINE)) return `npm run office, ${agent.slice(LINE.length)}`
  const parts = [found(BROWSERS, agent), found(SYSTEMS, agent)].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : agent.slice(0, 30) || '–'
}
