type Status = { current: string; next: string }
/** An address as people write it, without the scheme, and where it leads. */
export type Domain = { name: string; href: string }

const host = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/$/, '')
const domainOf = (address: string): Domain => ({
  name: host(address),
  href: /^https?:/.test(address) ? address : `https://${address}`,
})

/** The addresses of the settings. There is no `next` while no move is planned. */
export function readDomains(status: Status): { current: Domain; next?: Domain } {
  const [current, next] = [domainOf(status.current), domainOf(status.next)]
  return next.name === '' || next.name === current.name ? { current } : { current, next }
}

/** On the site's first address the header has no notifications; without one it has them everywhere. */
export const isMainDomain = (mainDomain: string | undefined, here: string): boolean =>
  mainDomain !== undefined && mainDomain !== '' && host(mainDomain) === here
