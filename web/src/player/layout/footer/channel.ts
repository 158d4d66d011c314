/** An address an operator set, if it is a path of this site or a web address; nothing else is a link. */
export function channelOf(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (/^\/(?![/\\])/.test(value)) return value
  return /^https:\/\/./.test(value) && URL.canParse(value) ? value : undefined
}
