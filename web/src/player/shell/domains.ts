type Domains = { current: string; next: string }

const host = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/$/, '')

/** The addresses as people write them, without the scheme. `next` is empty while no move is planned. */
export function readDomains(status: Domains): Domains {
  const [current, next] = [host(status.current), host(status.next)]
  return { current, next: next === current ? '' : next }
}

/** On the house's first address the header has no notifications; without one it has them everywhere. */
export const isMainDomain = (mainDomain: string | undefined, here: string): boolean =>
  mainDomain !== undefined && mainDomain !== '' && host(mainDomain) === here
