import { once } from 'node:events'
import net from 'node:net'

/** A way to the database, or to a Redis, that can fall silent, or be cut, and then serve again at the same address. */
export async function openProxy(targetUrl: string) {
  const target = new URL(targetUrl)
  const host = decodeURIComponent(target.hostname) || target.searchParams.get('host') || ''
  const port = Number(target.port || 5432)
  const ends = new Set<net.Socket>()
  const forwarded = new Set<net.Socket>()
  let isSilent = false
  let isCut = false

  const server = net.createServer((near) => {
    keep(near)
    if (isCut) return near.destroy()
    if (isSilent) return near.resume()
    const far = host.startsWith('/')
      ? net.connect(`${host}/.s.PGSQL.${port}`)
      : net.connect(port, host)
    keep(far)
    near.pipe(far).pipe(near)
    forwarded.add(near).add(far)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  const keep = (end: net.Socket) => {
    ends.add(end)
    end.on('error', () => {})
    end.on('close', () => ends.delete(end))
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(targetUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as net.AddressInfo).port)
  return {
    url: url.href,
    /** Nothing passes any more, and nobody is told. What is open now stays silent for ever. */
    fallSilent() {
      isSilent = true
      for (const end of forwarded) end.unpipe().resume()
    },
    /** Everything breaks, and who comes is turned away. */
    cut() {
      isCut = true
      for (const end of ends) end.destroy()
    },
    /** Who comes from now on is led on. */
    serve() {
      isSilent = false
      isCut = false
    },
    async close() {
      for (const end of ends) end.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
